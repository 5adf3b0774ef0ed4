// Equivalent mutants, listed with reasons in equal.json. They are identified by the change, not the position, so they survive
// moved files.
import { readFileSync } from 'node:fs'
import path from 'node:path'

type Place = { line: number; column: number }
/** A small change of the source: of what to what, and the whole line that it begins in. */
export type Change = { file: string; at: number; line: string; from: string; to: string }
/** An equivalent mutant and the reason. */
export type Equal = Omit<Change, 'at'> & { why: string }

const squeezed = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** What a mutant changes in its file's text; its lines and columns count from 0. */
export function changeOf(
  {
    fileName,
    location: { start, end },
    replacement,
  }: { fileName: string; location: { start: Place; end: Place }; replacement: string },
  text: string,
): Change {
  const lines = text.split('\n').slice(start.line, end.line + 1)
  const line = squeezed(lines[0] ?? '')
  lines.push((lines.pop() ?? '').slice(0, end.column))
  const from = squeezed([(lines.shift() ?? '').slice(start.column), ...lines].join(' '))
  return { file: fileName, at: start.line + 1, line, from, to: squeezed(replacement) }
}

/** A change in words: file, line, and what becomes of what. */
export const bare = ({ file, at, line, from, to }: Change): string => `${file}:${at}  ${line}\n  - ${from}\n  + ${to}`

const same = (change: Omit<Change, 'at'>): string =>
  JSON.stringify([path.basename(change.file), change.line, change.from, change.to])
const named = new Set((JSON.parse(readFileSync('tools/mutants/equal.json', 'utf8')) as Equal[]).map(same))

/** Is the mutant listed as equivalent? */
export const namedEqual = (change: Change): boolean => named.has(same(change))
