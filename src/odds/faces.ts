/** Dice faces for chosen luck: an expected throw, or the best or worst tenth. */
import type { Throw, ThrowGroup } from '../engine/index.ts'
import { type Chances, convolve, volley } from './kernel/chances.ts'

/** From the view of the side that rolls. */
export type Fortune = 'expected' | 'high' | 'low'

const TENTH = 0.1
/** Tolerance for rounding errors. */
const EDGE = 1e-12

/** The number of hits at the best or worst tenth. */
function extremeTenth(chances: Chances, fortune: 'high' | 'low'): number {
  const ordered = fortune === 'high' ? [...chances].reverse() : chances
  let sum = 0
  const at = ordered.findIndex((chance) => {
    sum += chance
    return sum >= TENTH - EDGE
  })
  return fortune === 'high' ? chances.length - 1 - at : at
}

const meanOf = ({ count, needs }: ThrowGroup): number => (count * needs) / 6

/** The number of hits for this luck. */
export function hitsFor(groups: readonly ThrowGroup[], fortune: Fortune): number {
  if (fortune === 'expected') return Math.round(groups.reduce((sum, group) => sum + meanOf(group), 0))
  const chances = groups.reduce<Chances>((all, { count, needs }) => convolve(all, volley([{ count, needs }])), [1])
  return extremeTenth(chances, fortune)
}

/** Distributes hits atLeast groups by their means; remainders go to the group furthest below its share. */
function distributeHits(groups: readonly ThrowGroup[], hits: number): number[] {
  const mean = groups.reduce((sum, group) => sum + meanOf(group), 0)
  const wanted = groups.map((group) => (mean > 0 ? (hits * meanOf(group)) / mean : 0))
  const shares = groups.map(({ count }, i) => Math.min(count, Math.floor(wanted[i] as number)))
  const lacking = (i: number): number => {
    const { count, needs } = groups[i] as ThrowGroup
    return needs > 0 && (shares[i] as number) < count ? (wanted[i] as number) - (shares[i] as number) : Number.NEGATIVE_INFINITY
  }
  for (let left = hits - shares.reduce((sum, n) => sum + n, 0); left > 0; left--) {
    const most = shares.reduce((best, _, i) => (lacking(i) > lacking(best) ? i : best), 0)
    shares[most] = (shares[most] as number) + 1
  }
  return shares
}

/** Hitting dice cycle through the hitting faces, so some of them only damage where that matters. */
const facesOf = ({ count, needs }: ThrowGroup, hits: number): number[] =>
  Array.from({ length: count }, (_, i) => (i < hits ? (i % needs) + 1 : needs + 1 + ((i - hits) % (6 - needs))))

/** Default: low faces are good. */
const LOW_IS_GOOD = [6, 5, 4, 3, 2, 1]
const SIXTHS: Chances = LOW_IS_GOOD.map(() => 1 / 6)
const diceIn = (groups: readonly ThrowGroup[]): number => groups.reduce((sum, { count }) => sum + count, 0)

/** Index for this luck in chances ordered from bad to good. */
const rankFor = (chances: Chances, fortune: Fortune): number =>
  fortune === 'expected' ? medianOf(chances) : extremeTenth(chances, fortune)

function medianOf(chances: Chances): number {
  let sum = 0
  return chances.findIndex((chance) => {
    sum += chance
    return sum >= 0.5 - EDGE
  })
}

/** Dice with graded faces: together as good as the luck, spread evenly. */
function tableFaces(dice: number, fortune: Fortune, ranked: readonly number[]): number[] {
  const chances = Array.from({ length: dice }).reduce<Chances>((all) => convolve(all, SIXTHS), [1])
  const total = rankFor(chances, fortune)
  const [each, more] = [Math.floor(total / dice), total % dice]
  return Array.from({ length: dice }, (_, i) => ranked[each + (i < more ? 1 : 0)] as number)
}

/** Only the lowest die counts: one shows it, the others are higher. */
function lowestFaces(dice: number, fortune: Fortune, ranked: readonly number[]): number[] {
  const atLeast = (face: number): number => ((7 - face) / 6) ** dice
  const lowest = ranked[
    rankFor(
      ranked.map((face) => atLeast(face) - atLeast(face + 1)),
      fortune,
    )
  ] as number
  return Array.from({ length: dice }, (_, i) => (i === 0 ? lowest : 6))
}

/** Do the faces have a rank instead of hit or miss? */
export const isRankedThrow = ({ counts }: Throw): boolean => counts === 'lowest' || counts === 'faces'

/** The faces of a throw, in order. `ranked`: faces from bad to good, for ranked dice. */
export function facesFor({ groups, counts }: Throw, fortune: Fortune, ranked: readonly number[] = LOW_IS_GOOD): number[] {
  const dice = diceIn(groups)
  if (dice > 0 && counts === 'faces') return tableFaces(dice, fortune, ranked)
  if (dice > 0 && counts === 'lowest') return lowestFaces(dice, fortune, ranked)
  const shares = distributeHits(groups, hitsFor(groups, fortune))
  return groups.flatMap((group, i) => facesOf(group, shares[i] as number))
}
