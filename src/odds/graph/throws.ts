import type { Throw, ThrowGroup } from '../../engine/index.ts'
import { lazy } from '../../memoize.ts'

/** What a throw may come to: how likely, and dice that show it. */
export type ThrowOutcome = { chance: number; dice: number[] }

const FACES = [1, 2, 3, 4, 5, 6] as const

/** Faces that mean the same for a die of a group: how many of the six they are, and one of them to show. */
type Meaning = { name: number; faces: number; face: number }

/** What a single die of the group may mean; the names of all meanings add up to that of a throw. */
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

/** The distribution after one more die. `names` that are equal are one outcome. */
function withDie(before: ReadonlyMap<number, ThrowOutcome>, die: readonly Meaning[]): Map<number, ThrowOutcome> {
  const after = new Map<number, ThrowOutcome>()
  for (const [name, { chance, dice }] of before)
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

/** Every way in which the groups may come out, each by itself. */
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

/** The lowest of so many dice: n with the chance that none is lower, less that none is as low. */
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

/** All that a throw may come to, as far as the rules see a difference. */
export function outcomesOf(thrown: Throw): readonly ThrowOutcome[] {
  const { groups, counts, killsUpTo, apart: split } = thrown
  const name = `${counts} ${killsUpTo ?? ''} ${split ?? ''} ${groups.map(({ count, needs }) => `${count}x${needs}`).join()}`
  const before = outcomesCache().get(name)
  if (before) return before
  const made = split ? separateOutcomes(thrown) : OUTCOMES[counts](thrown)
  if (outcomesCache().size > MAX_CACHED) outcomesCache().clear()
  outcomesCache().set(name, made)
  return made
}
/** Throws that are remembered at most. */
const MAX_CACHED = 5000
