/** Reads a save from text that may come from anywhere. Whatever is wrong with it is told; nothing is thrown. */
import { MOST_LETTERS } from './bounds.ts'
import type { Migration } from './migrations/index.ts'
import { type OpenResult, openSave } from './open.ts'
import type { SaveProblem } from './problem.ts'

/** A text that begins like a saved game and stops in the middle was cut off, not written by somebody else. */
const looksCutOff = (text: string): boolean =>
  text.trim().startsWith('{') && text.includes('"contested-1914"') && isOpenAtEnd(text)

/** Is a brace, a bracket or a text still open at the end? Where it stops says nothing: a cut may fall behind a brace. */
function isOpenAtEnd(text: string): boolean {
  const outside = text.replace(/"(?:[^"\\]|\\.)*"/gs, '')
  const count = (mark: RegExp): number => outside.match(mark)?.length ?? 0
  return outside.includes('"') || count(/[{[]/g) > count(/[}\]]/g)
}

function parse(text: string): { ok: true; value: unknown } | { ok: false; problem: SaveProblem } {
  if (text.length > MOST_LETTERS) return { ok: false, problem: { code: 'too-large' } }
  if (text.trim() === '') return { ok: false, problem: { code: 'empty' } }
  try {
    return { ok: true, value: JSON.parse(text) }
  } catch {
    return { ok: false, problem: { code: looksCutOff(text) ? 'truncated' : 'not-json' } }
  }
}

export function decode(text: string, steps?: readonly Migration[]): OpenResult {
  const parsed = parse(text)
  return parsed.ok ? openSave(parsed.value, { steps }) : parsed
}
