/** Which of all that was played for a rule shows it best. */

import type { Example } from '../../src/content/examples.ts'
import { rules } from '../../src/content/rules.ts'
import { isValidExample } from '../../src/learn/examples.ts'
import type { Noted } from '../../tests/support/examples.ts'
import byHand from './written.json'

/** With the file of the process it was played in, where its games are numbered. */
export type Line = Noted & { readonly file: string }
/** `rank`: less is better. */
type Candidate = { readonly example: Example; readonly rank: number; readonly length: number }

/** What every spec of the tests says, and no example has to. */
const SEED = 'test'
/** A longer way to where a rule shows is no picture of it. */
const MANY_ACTIONS = 12

/** In this order: its own test is refused or told by it, or another's; by it among other reasons; its own test plays something; or so much that its first action has to do. */
const RANKS = { own: 0, others: 1, among: 2, played: 3, first: 4 }

function exampleOf({ spec: { seed, ...spec }, log, then, refused }: Line, named: boolean): Example {
  return {
    spec: seed === undefined || seed === SEED ? spec : { ...spec, seed },
    ...(log.length > 0 ? { log } : {}),
    then,
    ...(named ? { names: refused ? ('refused' as const) : ('told' as const) } : {}),
  }
}

const lengthOf = (example: Example): number => JSON.stringify(example).length
/** Which process played what is chance: of two that are alike otherwise the same is taken every time. */
const textOf = ({ example }: Candidate): string => JSON.stringify(example)

const candidate = (line: Line, named: boolean, rank: number): Candidate => {
  const example = exampleOf(line, named)
  return { example, rank, length: lengthOf(example) }
}

/** All examples there could be, by rule. */
export function candidates(lines: readonly Line[]): Map<string, Candidate[]> {
  const all = new Map<string, Candidate[]>(rules.map(({ id }) => [id, []]))
  const lastOf = new Map(lines.map((line) => [`${line.file} ${line.game}`, line]))
  lines.forEach((line, at) => {
    const few = line.log.length < MANY_ACTIONS
    line.names.forEach((rule, nth) => {
      const rank = line.refused && nth > 0 ? RANKS.among : rule === line.rule ? RANKS.own : RANKS.others
      if (few) all.get(rule)?.push(candidate(line, true, rank))
    })
    // Of what names no rule a whole game is taken, the first first.
    if (line.refused) return
    if (few && lastOf.get(`${line.file} ${line.game}`) === line)
      all.get(line.rule)?.push({ ...candidate(line, false, RANKS.played), length: at })
    else if (line.log.length === 0) all.get(line.rule)?.push({ ...candidate(line, false, RANKS.first), length: at })
  })
  return all
}

/** Of rules that no test plays, before whatever is noted: most say how the war opens, which is seen at a look. */
const written = byHand as unknown as Readonly<Record<string, Example>>

/** The best of each that comes out as it did in its test, in the order of the catalogue. */
export function chosenOf(all: ReadonlyMap<string, readonly Candidate[]>): Record<string, Example> {
  const chosen: Record<string, Example> = {}
  for (const [rule, some] of all) {
    const best = some
      .toSorted((a, b) => a.rank - b.rank || a.length - b.length || (textOf(a) < textOf(b) ? -1 : 1))
      .find(({ example }) => isValidExample(rule, example))
    const example = written[rule] ?? best?.example
    if (example && isValidExample(rule, example)) chosen[rule] = example
  }
  return chosen
}
