/** Faces that stand for luck: a throw as it is to be expected, or as the best or the worst tenth of all throws has it. */
import type { Throw, ThrowGroup } from '../engine/index.ts'
import { type Chances, convolve, volley } from './kernel/chances.ts'

/** Seen by whoever throws. */
export type Fortune = 'expected' | 'high' | 'low'

const TENTH = 0.1
/** What is no whole number in binary must not decide. */
const EDGE = 1e-12

/** The most hits that at least a tenth of all throws reach, or the fewest that at least a tenth do not exceed. */
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

/** How many of these dice hit. */
export function hitsFor(groups: readonly ThrowGroup[], fortune: Fortune): number {
  if (fortune === 'expected') return Math.round(groups.reduce((sum, group) => sum + meanOf(group), 0))
  const chances = groups.reduce<Chances>((all, { count, needs }) => convolve(all, volley([{ count, needs }])), [1])
  return extremeTenth(chances, fortune)
}

/** So many hits, where they are likeliest: each group its share, then whoever lacks most of it. */
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

/** Dice that hit go round the faces that hit, so that of those that could only damage some do; the others round those that miss. */
const facesOf = ({ count, needs }: ThrowGroup, hits: number): number[] =>
  Array.from({ length: count }, (_, i) => (i < hits ? (i % needs) + 1 : needs + 1 + ((i - hits) % (6 - needs))))

/** Where nothing tells which face is good, a low one is, as with dice that hit. */
const LOW_IS_GOOD = [6, 5, 4, 3, 2, 1]
const SIXTHS: Chances = LOW_IS_GOOD.map(() => 1 / 6)
const diceIn = (groups: readonly ThrowGroup[]): number => groups.reduce((sum, { count }) => sum + count, 0)

/** Where of chances that go from bad to good this luck comes to. */
const rankFor = (chances: Chances, fortune: Fortune): number =>
  fortune === 'expected' ? medianOf(chances) : extremeTenth(chances, fortune)

function medianOf(chances: Chances): number {
  let sum = 0
  return chances.findIndex((chance) => {
    sum += chance
    return sum >= 0.5 - EDGE
  })
}

/** Dice that each say how much: as good together as this luck has it, and one about as good as the other. */
function tableFaces(dice: number, fortune: Fortune, ranked: readonly number[]): number[] {
  const chances = Array.from({ length: dice }).reduce<Chances>((all) => convolve(all, SIXTHS), [1])
  const total = rankFor(chances, fortune)
  const [each, more] = [Math.floor(total / dice), total % dice]
  return Array.from({ length: dice }, (_, i) => ranked[each + (i < more ? 1 : 0)] as number)
}

/** Dice of which the lowest counts: one shows it, and no other is lower. */
function lowestFaces(dice: number, fortune: Fortune, ranked: readonly number[]): number[] {
  const over = (face: number): number => ((7 - face) / 6) ** dice
  const lowest = ranked[
    rankFor(
      ranked.map((face) => over(face) - over(face + 1)),
      fortune,
    )
  ] as number
  return Array.from({ length: dice }, (_, i) => (i === 0 ? lowest : 6))
}

/** Dice that say how much, and not whether. */
export const isRankedThrow = ({ counts }: Throw): boolean => counts === 'lowest' || counts === 'faces'

/** The faces of a throw, in the order in which they are told. `ranked`: faces from bad to good, for dice that say how much. */
export function facesFor({ groups, counts }: Throw, fortune: Fortune, ranked: readonly number[] = LOW_IS_GOOD): number[] {
  const dice = diceIn(groups)
  if (dice > 0 && counts === 'faces') return tableFaces(dice, fortune, ranked)
  if (dice > 0 && counts === 'lowest') return lowestFaces(dice, fortune, ranked)
  const shares = distributeHits(groups, hitsFor(groups, fortune))
  return groups.flatMap((group, i) => facesOf(group, shares[i] as number))
}
