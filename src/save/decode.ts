/** Reads a save from text of any source. Never throws. */

import { FORMAT } from './format.ts'
import { MAX_TEXT_LENGTH } from './limits.ts'
import type { Migration } from './migrations/index.ts'
import { type OpenResult, openSave } from './open.ts'
import type { SaveProblem } from './read.ts'
import { repairJson } from './repair-json.ts'
import { openTruncated, type TruncatedSave } from './truncated.ts'

/** `cut`: what can be opened of a truncated text. */
export type Decoded = OpenResult | { ok: false; problem: SaveProblem; cut: TruncatedSave }

const fail = (code: 'too-large' | 'empty' | 'truncated' | 'not-json'): Decoded => ({ ok: false, problem: { code } })

/** Parses JSON, or text that a mail program has changed. */
export function decode(text: string, steps?: readonly Migration[]): Decoded {
  if (text.length > MAX_TEXT_LENGTH) return fail('too-large')
  if (text.trim() === '') return fail('empty')
  const plain = parse(text)
  if (plain) return openSave(plain.value, { steps })
  const mended = repairJson(text)
  const looksLikeSave = text.includes(FORMAT)
  if (mended && !mended.isTruncated) return openSave(mended.value, { steps })
  if (!looksLikeSave) return fail('not-json')
  const cut = mended ? openTruncated(mended.value, steps) : null
  return cut ? { ok: false, problem: { code: 'truncated' }, cut } : fail(isOpenAtEnd(text) ? 'truncated' : 'not-json')
}

function parse(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return null
  }
}

/** Does the text end inside a string, object or array? A cut may also fall right after a brace. */
function isOpenAtEnd(text: string): boolean {
  const outside = text.replace(/"(?:[^"\\]|\\.)*"/gs, '')
  const count = (mark: RegExp): number => outside.match(mark)?.length ?? 0
  return outside.includes('"') || count(/[{[]/g) > count(/[}\]]/g)
}
