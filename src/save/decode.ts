/** Reads a save from text that may come from anywhere. Whatever is wrong with it is told; nothing is thrown. */
import type { Migration } from './migrations/index.ts'
import { type OpenResult, openSave } from './open.ts'
import type { SaveProblem } from './problem.ts'

/** A text that begins like JSON and stops in the middle was cut off, not written by somebody else. */
function looksCutOff(text: string): boolean {
  const body = text.trim()
  return body.startsWith('{') && body.includes('"contested-1914"') && !body.endsWith('}')
}

function parse(text: string): { ok: true; value: unknown } | { ok: false; problem: SaveProblem } {
  if (text.trim() === '') return { ok: false, problem: { code: 'empty' } }
  try {
    return { ok: true, value: JSON.parse(text) }
  } catch {
    return { ok: false, problem: { code: looksCutOff(text) ? 'truncated' : 'not-json' } }
  }
}

export function decode(text: string, steps?: readonly Migration[]): OpenResult {
  const parsed = parse(text)
  return parsed.ok ? openSave(parsed.value, steps) : parsed
}
