// A database on this device, with one store. It opens when it's first used; if that fails, the next use tries again.

/** Resolves to the result of a request to a store. */
export const result = (request) => new Promise((resolve, reject) => {
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error);
});

export class Database {
  #name;
  #store;
  #create;
  #opening;

  /** Names a database and its store. `create` makes the store if the database is new. */
  constructor(name, store, create = (database) => { database.createObjectStore(store); }) {
    [this.#name, this.#store, this.#create] = [name, store, create];
  }

  /** Reads from the store. Resolves to what `work` returns. */
  async read(work) {
    return work((await this.#open()).transaction(this.#store).objectStore(this.#store));
  }

  /** Changes the store in one transaction, and waits until it's on disk. Resolves to what `work` returns. */
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
