/** How lucky dice were: hits against what chance gives, and how rare that is, worked out exactly. */
import type { BattleSide, Owner, SpaceId } from '../engine/index.ts'
import { convolve, volley } from '../odds/kernel/chances.ts'
import { type Belligerent, PARTIES, powersWithin } from './figures.ts'
import type { DiceBattle, DiceLot, WarDice } from './war-dice.ts'

export type Luck = {
  readonly dice: number
  readonly hits: number
  readonly expected: number
  /** Chances that the same dice hit less often than they did, and exactly as often. */
  readonly below: number
  readonly equal: number
  /** Share of all ways the dice could have fallen that were worse, those alike counted by half: 0 to 1, one half where nothing was rolls. */
  readonly percentile: number
  /** IPCs that hits beyond the expected ones were worth; below 0: that were missed. */
  readonly swing: number
  /** Some of these dice were typed in. */
  readonly typed: boolean
}

type LuckyDice = Pick<DiceLot, 'needs' | 'dice' | 'hits' | 'worth' | 'typed'>

const BATTLE_SIDES: readonly BattleSide[] = ['attacker', 'defender']

const chanceOf = (needs: number): number => Math.max(0, Math.min(6, needs)) / 6

/** How many dice needed which number. */
function byNeed(rolls: readonly LuckyDice[]): { needs: number; count: number }[] {
  const counts = new Map<number, number>()
  for (const { needs, dice } of rolls) counts.set(needs, (counts.get(needs) ?? 0) + dice)
  return [...counts].map(([needs, count]) => ({ needs, count }))
}

/** Chances of 0, 1, 2 … hits of all these dice together: a Poisson binomial distribution, by convolution. */
export const chancesOfHits = (rolls: readonly LuckyDice[]): readonly number[] =>
  byNeed(rolls).reduce<readonly number[]>((all, dice) => convolve(all, volley([dice])), [1])

/** The luck of dice, rolls by whomever and wherever. */
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

/** Each power and both sides over the whole war. */
export const luckByParty = ({ rolls }: WarDice): { party: Belligerent; luck: Luck }[] =>
  PARTIES.map((party) => ({ party, luck: luckOfParty(rolls, party) }))

function luckOfParty(rolls: readonly DiceLot[], party: Belligerent): Luck {
  const powers = powersWithin(party)
  return luckOf(rolls.filter(({ power }) => power !== 'neutral' && powers.includes(power)))
}

/** Both sides by theatre, as `theatreOf` names them; dice at merchantmen lie in none. */
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

/** What one side threw in a battle. */
export type BattleLuck = DiceBattle & {
  readonly side: BattleSide
  /** Whose dice they were, who threw most first. */
  readonly powers: readonly Owner[]
  readonly luck: Luck
}

/** Who threw these, by how many dice. */
function rollersOf(lots: readonly DiceLot[]): Owner[] {
  const dice = new Map<Owner, number>()
  for (const lot of lots) dice.set(lot.power, (dice.get(lot.power) ?? 0) + lot.dice)
  return [...dice].sort(([, a], [, b]) => b - a).map(([power]) => power)
}

/** Both sides of every battle of the war in its order, as far as they threw. */
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

/** What was rolls farthest from expectation, to either side: the rarest first, of those alike what was worth most. */
export const extremeLuck = (dice: WarDice, most = 10): BattleLuck[] =>
  luckByBattle(dice)
    .sort((a, b) => deviation(b) - deviation(a) || Math.abs(b.luck.swing) - Math.abs(a.luck.swing))
    .slice(0, most)
