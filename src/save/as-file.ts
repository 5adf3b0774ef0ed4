import { fileOf, type NamedFile, saveFileName } from './encode.ts'
import { type Save, VERSION } from './format.ts'
import { readSave } from './read.ts'

/** A stored save as a file. A save of an older or unknown version is written unchanged. */
export function asFile(kept: unknown): NamedFile {
  const today = readSave(kept).ok && (kept as Save).version === VERSION
  return today ? fileOf(kept as Save) : { name: saveFileName('game'), text: `${JSON.stringify(kept, null, 1)}\n` }
}
