/** How lucky dice were: hits against what chance gives, and how rare that is, worked out exactly. */
import type { SpaceId } from '../engine/index.ts'
import { convolved, volley } from '../odds/kernel/chances.ts'
import { type Belligerent, PARTIES, powersWithin } from './figures.ts'
import type { DiceLot, Encounter, WarDice } from './throws.ts'

export type Luck = {
  readonly dice: number
  readonly hits: number
  readonly expected: number
  /** Chances that the same dice hit less often than they did, and exactly as often. */
  readonly below: number
  readonly equal: number
  /** Share of all ways the dice could have fallen that were worse, those alike counted by half: 0 to 1, one half where nothing was thrown. */
  readonly percentile: number
  /** IPCs that hits beyond the expected ones were worth; below 0: that were missed. */
  readonly swing: number
  /** Some of these dice were typed in. */
  readonly typed: boolean
}

type LuckyDice = Pick<DiceLot, 'needs' | 'dice' | 'hits' | 'worth' | 'typed'>

const chanceOf = (needs: number): number => Math.max(0, Math.min(6, needs)) / 6

/** How many dice needed which number. */
function byNeed(thrown: readonly LuckyDice[]): { needs: number; count: number }[] {
  const counts = new Map<number, number>()
  for (const { needs, dice } of thrown) counts.set(needs, (counts.get(needs) ?? 0) + dice)
  return [...counts].map(([needs, count]) => ({ needs, count }))
}

/** Chances of 0, 1, 2 … hits of all these dice together: a Poisson binomial distribution, by convolution. */
export const chancesOfHits = (thrown: readonly LuckyDice[]): readonly number[] =>
  byNeed(thrown).reduce<readonly number[]>((all, dice) => convolved(all, volley([dice])), [1])

/** The luck of dice, thrown by whomever and wherever. */
export function luckOf(thrown: readonly LuckyDice[]): Luck {
  const chances = chancesOfHits(thrown)
  let [dice, hits, expected, swing] = [0, 0, 0, 0]
  for (const lot of thrown) {
    const mean = lot.dice * chanceOf(lot.needs)
    dice += lot.dice
    hits += lot.hits
    expected += mean
    swing += (lot.hits - mean) * lot.worth
  }
  const below = chances.slice(0, hits).reduce((sum, chance) => sum + chance, 0)
  const equal = chances[hits] ?? 0
  return { dice, hits, expected, below, equal, percentile: below + equal / 2, swing, typed: thrown.some(({ typed }) => typed) }
}

/** Each power and both sides over the whole war. */
export const luckByParty = ({ thrown }: WarDice): { party: Belligerent; luck: Luck }[] =>
  PARTIES.map((party) => ({ party, luck: luckOfParty(thrown, party) }))

function luckOfParty(thrown: readonly DiceLot[], party: Belligerent): Luck {
  const powers = powersWithin(party)
  return luckOf(thrown.filter(({ power }) => power !== 'neutral' && powers.includes(power)))
}

/** Both sides by theatre, as `theatreOf` names them; dice at merchantmen lie in none. */
export function luckByTheatre<T extends string>(
  { thrown }: WarDice,
  theatreOf: (space: SpaceId) => T,
): { theatre: T; central: Luck; allies: Luck }[] {
  const theatres = new Map<T, DiceLot[]>()
  for (const lot of thrown) {
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

/** The luck of a battle. `swing`: IPCs by which chance favoured the attacker, or below 0 the defender. */
export type BattleLuck = Encounter & {
  readonly attacking: Luck
  readonly defending: Luck
  readonly swing: number
  readonly typed: boolean
}

/** Every battle of the war in its order. */
export function luckByBattle({ thrown, clashes }: WarDice): BattleLuck[] {
  const lots = new Map<string, DiceLot[]>(clashes.map(({ battle }) => [battle, []]))
  for (const lot of thrown) if (lot.battle !== null) lots.get(lot.battle)?.push(lot)
  return clashes.map((clash) => {
    const own = lots.get(clash.battle) ?? []
    const attacking = luckOf(own.filter(({ side }) => side === 'attacker'))
    const defending = luckOf(own.filter(({ side }) => side === 'defender'))
    const typed = attacking.typed || defending.typed
    return { ...clash, attacking, defending, swing: attacking.swing - defending.swing, typed }
  })
}

/** The battles that chance decided most, whomever it favoured. */
export const luckiestBattles = (dice: WarDice, most = 10): BattleLuck[] =>
  luckByBattle(dice)
    .sort((a, b) => Math.abs(b.swing) - Math.abs(a.swing))
    .slice(0, most)
