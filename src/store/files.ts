/** The table's way to the file format; it may not reach below the stores itself. */
export { asFile } from '../save/as-file.ts'
export { type AsFile, fileOf } from '../save/encode.ts'
