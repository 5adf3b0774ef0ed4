/** The table's way to the file format; it may not reach below the stores itself. */
export { asFile, fileOf, type NamedFile } from '../../save/encode.ts'
