/** The table's way to the file format; it may not reach below the stores itself. */
export { asFile } from '../save/as-file.ts'
export { fileOf, type NamedFile } from '../save/encode.ts'
