// A database on this device, with one store. It's opened when it is first used; if that fails, the next use tries again.

/** The result of a request to a store. */
export const result = (request) => new Promise((resolve, reject) => {
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error);
});

export class Database {
  #name;
  #store;
  #create;
  #opening;

  /** A database and its store by their names; `create` makes the store in a database that is new. */
  constructor(name, store, create = (database) => { database.createObjectStore(store); }) {
    [this.#name, this.#store, this.#create] = [name, store, create];
  }

  /** Gives what is made of the store. */
  async read(work) {
    return work((await this.#open()).transaction(this.#store).objectStore(this.#store));
  }

  /** Makes a change, all of it or nothing, and waits until it is on the disk; gives what the work on the store gives. */
  async change(work) {
    const transaction = (await this.#open()).transaction(this.#store, "readwrite", { durability: "strict" });
    const done = new Promise((resolve, reject) => {
      transaction.oncomplete = resolve;
      transaction.onabort = () => reject(transaction.error ?? new Error("aborted"));
    });
    done.catch(() => {});
    try {
      const value = await work(transaction.objectStore(this.#store));
      try { transaction.commit?.(); } catch { /* it's on its way already */ }
      await done;
      return value;
    } catch (fault) {
      try { transaction.abort(); } catch { /* it has ended by itself */ }
      throw fault;
    }
  }

  #open() {
    this.#opening ??= new Promise((resolve, reject) => {
      const opening = indexedDB.open(this.#name, 1);
      opening.onupgradeneeded = () => this.#create(opening.result);
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    }).catch((fault) => {
      this.#opening = undefined;
      throw fault;
    });
    return this.#opening;
  }
}
