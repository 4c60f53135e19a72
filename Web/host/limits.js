// How much the page takes of anything a person, a link or storage supplies. The core has limits of its own, in `Limits`.

const MB = 2 ** 20;

/** The most characters of a field. Millions would hang a browser. */
export const fieldCharacters = 1024;

/** The most characters of an address. */
export const addressCharacters = 32768;

/** The most bytes of files that are read at once. */
export const fileBytes = 5 * MB;

/** The most files and folders of a folder. */
export const folderEntries = 1000;

/** The most bytes of a font file. `FontFile.Refusal` says so, too. */
export const fontBytes = 30 * MB;

/** The most characters of a theme in the library's database. */
export const themeCharacters = 16000;

/** The most bytes of a picture, its most pixels, and its most on a side. */
export const picture = { bytes: 256 * MB, pixels: 64e6, side: 16384 };

/** The most characters of a picture of the screen, as it's saved. */
export const screenPictureCharacters = 131072;

/** The most characters of each text that is kept. */
export const keptCharacters = { session: 98304, refused: 65536, history: 262144, format: 2048 };
