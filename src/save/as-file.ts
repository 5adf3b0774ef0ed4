import { fileOf, type NamedFile, saveFileName } from './encode.ts'
import { type Save, VERSION } from './format.ts'
import { readSave } from './read.ts'

/** What is kept, as a file: word for word, of whatever version it is. */
export function asFile(kept: unknown): NamedFile {
  const today = readSave(kept).ok && (kept as Save).version === VERSION
  return today ? fileOf(kept as Save) : { name: saveFileName('game'), text: `${JSON.stringify(kept, null, 1)}\n` }
}
