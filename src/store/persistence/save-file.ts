/** Door to the file format for the user interface. */
export { asFile, fileOf, type NamedFile } from '../../save/encode.ts'
