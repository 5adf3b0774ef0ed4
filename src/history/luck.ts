/** Luck of dice: hits against expectation, and the exact probability of such a result. */
import type { BattleSide, Owner, SpaceId } from '../engine/index.ts'
import { convolve, volley } from '../odds/kernel/chances.ts'
import { type Belligerent, PARTIES, powersWithin } from './figures.ts'
import type { DiceBattle, DiceLot, WarDice } from './war-dice.ts'

export type Luck = {
  readonly dice: number
  readonly hits: number
  readonly expected: number
  /** Probability of fewer hits, and of exactly as many. */
  readonly below: number
  readonly equal: number
  /** Probability of a worse result plus half that of the same result; 0.5 without dice. */
  readonly percentile: number
  /** Value of the hits above expectation (IPC). */
  readonly swing: number
  /** Some dice were typed in. */
  readonly typed: boolean
}

type LuckyDice = Pick<DiceLot, 'needs' | 'dice' | 'hits' | 'worth' | 'typed'>

const BATTLE_SIDES: readonly BattleSide[] = ['attacker', 'defender']

const chanceOf = (needs: number): number => Math.max(0, Math.min(6, needs)) / 6

function byNeed(rolls: readonly LuckyDice[]): { needs: number; count: number }[] {
  const counts = new Map<number, number>()
  for (const { needs, dice } of rolls) counts.set(needs, (counts.get(needs) ?? 0) + dice)
  return [...counts].map(([needs, count]) => ({ needs, count }))
}

/** Probabilities of 0, 1, 2 … hits: a Poisson binomial distribution. */
export const chancesOfHits = (rolls: readonly LuckyDice[]): readonly number[] =>
  byNeed(rolls).reduce<readonly number[]>((all, dice) => convolve(all, volley([dice])), [1])

/** The luck of these dice. */
export function luckOf(rolls: readonly LuckyDice[]): Luck {
  const chances = chancesOfHits(rolls)
  let [dice, hits, expected, swing] = [0, 0, 0, 0]
  for (const lot of rolls) {
    const mean = lot.dice * chanceOf(lot.needs)
    dice += lot.dice
    hits += lot.hits
    expected += mean
    swing += (lot.hits - mean) * lot.worth
  }
  const below = chances.slice(0, hits).reduce((sum, chance) => sum + chance, 0)
  const equal = chances[hits] ?? 0
  return { dice, hits, expected, below, equal, percentile: below + equal / 2, swing, typed: rolls.some(({ typed }) => typed) }
}

/** The luck of every power and side. */
export const luckByParty = ({ rolls }: WarDice): { party: Belligerent; luck: Luck }[] =>
  PARTIES.map((party) => ({ party, luck: luckOfParty(rolls, party) }))

function luckOfParty(rolls: readonly DiceLot[], party: Belligerent): Luck {
  const powers = powersWithin(party)
  return luckOf(rolls.filter(({ power }) => power !== 'neutral' && powers.includes(power)))
}

/** The luck of both sides by theatre, without dice at merchantmen. */
export function luckByTheatre<T extends string>(
  { rolls }: WarDice,
  theatreOf: (space: SpaceId) => T,
): { theatre: T; central: Luck; allies: Luck }[] {
  const theatres = new Map<T, DiceLot[]>()
  for (const lot of rolls) {
    if (lot.space === null) continue
    const theatre = theatreOf(lot.space)
    theatres.set(theatre, [...(theatres.get(theatre) ?? []), lot])
  }
  return [...theatres].map(([theatre, lots]) => ({
    theatre,
    central: luckOfParty(lots, 'central'),
    allies: luckOfParty(lots, 'allies'),
  }))
}

export type BattleLuck = DiceBattle & {
  readonly side: BattleSide
  /** Most dice first. */
  readonly powers: readonly Owner[]
  readonly luck: Luck
}

function rollersOf(lots: readonly DiceLot[]): Owner[] {
  const dice = new Map<Owner, number>()
  for (const lot of lots) dice.set(lot.power, (dice.get(lot.power) ?? 0) + lot.dice)
  return [...dice].sort(([, a], [, b]) => b - a).map(([power]) => power)
}

/** The luck of both sides in every battle. */
export function luckByBattle({ rolls, battles }: WarDice): BattleLuck[] {
  const lots = new Map<string, DiceLot[]>(battles.map(({ battle }) => [battle, []]))
  for (const lot of rolls) if (lot.battle !== null) lots.get(lot.battle)?.push(lot)
  return battles.flatMap((clash) =>
    BATTLE_SIDES.flatMap((side) => {
      const own = (lots.get(clash.battle) ?? []).filter((lot) => lot.side === side)
      return own.length > 0 ? [{ ...clash, side, powers: rollersOf(own), luck: luckOf(own) }] : []
    }),
  )
}

const deviation = ({ luck }: BattleLuck): number => Math.abs(luck.percentile - 0.5)

/** The results farthest from expectation, then the most valuable. */
export const extremeLuck = (dice: WarDice, most = 10): BattleLuck[] =>
  luckByBattle(dice)
    .sort((a, b) => deviation(b) - deviation(a) || Math.abs(b.luck.swing) - Math.abs(a.luck.swing))
    .slice(0, most)
