import { type AsFile, fileOf, named } from './encode.ts'
import { type Save, VERSION } from './format.ts'
import { read } from './read.ts'

/** What is kept, as a file: word for word, of whatever version it is. */
export function asFile(kept: unknown): AsFile {
  const today = read(kept).ok && (kept as Save).version === VERSION
  return today ? fileOf(kept as Save) : { name: named('game'), text: `${JSON.stringify(kept, null, 1)}\n` }
}
