/** The table's way to the file format; it may not reach below the stores itself. */
export { fileNameOf, toText } from '../save/encode.ts'
