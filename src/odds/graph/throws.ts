import type { Throw, ThrowGroup } from '../../engine/index.ts'
import { lazy } from '../../memoize.ts'

/** One outcome of a throw: its chance and example dice. */
export type ThrowOutcome = { chance: number; dice: number[] }

const FACES = [1, 2, 3, 4, 5, 6] as const

/** Faces with the same effect for a group: their number and an example. `name`s add up to the name of a throw. */
type Meaning = { name: number; faces: number; face: number }

/** Effects of a single die of the group. */
function meanings({ counts, killsUpTo = 0 }: Throw, { needs }: ThrowGroup): Meaning[] {
  if (counts === 'faces') return FACES.map((face) => ({ name: 64 ** (face - 1), faces: 1, face }))
  const hits = Math.min(needs, 6)
  const kills = counts === 'kills-and-damage' ? Math.min(killsUpTo, hits) : hits
  return [
    { name: 1, faces: kills, face: 1 },
    { name: 1024, faces: hits - kills, face: hits },
    { name: 0, faces: 6 - hits, face: 6 },
  ].filter(({ faces }) => faces > 0)
}

/** Distribution after one more die; equal names are merged. */
function withDie(cached: ReadonlyMap<number, ThrowOutcome>, die: readonly Meaning[]): Map<number, ThrowOutcome> {
  const after = new Map<number, ThrowOutcome>()
  for (const [name, { chance, dice }] of cached)
    for (const each of die) {
      const at = after.get(name + each.name)
      const more = (chance * each.faces) / 6
      if (at) at.chance += more
      else after.set(name + each.name, { chance: more, dice: [...dice, each.face] })
    }
  return after
}

const NOTHING: ThrowOutcome = { chance: 1, dice: [] }

function outcomesOfGroup(thrown: Throw, group: ThrowGroup): ThrowOutcome[] {
  let all: Map<number, ThrowOutcome> = new Map([[0, NOTHING]])
  const die = meanings(thrown, group)
  for (let i = 0; i < group.count; i++) all = withDie(all, die)
  return [...all.values()]
}

/** Outcomes of each group separately. */
const separateOutcomes = (thrown: Throw): ThrowOutcome[] =>
  thrown.groups.reduce<ThrowOutcome[]>(
    (all, group) => {
      const own = outcomesOfGroup(thrown, group)
      return all.flatMap((a) => own.map((b) => ({ chance: a.chance * b.chance, dice: [...a.dice, ...b.dice] })))
    },
    [NOTHING],
  )

function combinedOutcomes(thrown: Throw): ThrowOutcome[] {
  let all: Map<number, ThrowOutcome> = new Map([[0, NOTHING]])
  for (const group of thrown.groups) {
    const die = meanings(thrown, group)
    for (let i = 0; i < group.count; i++) all = withDie(all, die)
  }
  return [...all.values()]
}

/** Distribution of the lowest die. */
function lowestOutcomes({ groups }: Throw): ThrowOutcome[] {
  const count = groups.reduce((n, group) => n + group.count, 0)
  const atLeast = (face: number): number => ((7 - face) / 6) ** count
  return FACES.map((face) => ({ chance: atLeast(face) - atLeast(face + 1), dice: new Array<number>(count).fill(face) }))
}

const OUTCOMES: Readonly<Record<Throw['counts'], (thrown: Throw) => ThrowOutcome[]>> = {
  hits: combinedOutcomes,
  'kills-and-damage': combinedOutcomes,
  faces: separateOutcomes,
  lowest: lowestOutcomes,
}

const outcomesCache = lazy((): Map<string, ThrowOutcome[]> => new Map())

/** All outcomes of a throw that the rules distinguish. Cached. */
export function outcomesOf(thrown: Throw): readonly ThrowOutcome[] {
  const { groups, counts, killsUpTo, apart: split } = thrown
  const name = `${counts} ${killsUpTo ?? ''} ${split ?? ''} ${groups.map(({ count, needs }) => `${count}x${needs}`).join()}`
  const cached = outcomesCache().get(name)
  if (cached) return cached
  const outcomes = split ? separateOutcomes(thrown) : OUTCOMES[counts](thrown)
  if (outcomesCache().size > MAX_CACHED) outcomesCache().clear()
  outcomesCache().set(name, outcomes)
  return outcomes
}
const MAX_CACHED = 5000
