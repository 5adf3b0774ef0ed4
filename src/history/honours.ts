/** Honours at the end of a war, each with its figures. */
import { allPowers } from '../content/powers.ts'
import { controllerOf, costOf, type GameState, POWERS, type PowerId, type SpaceId, spacesOf, turn } from '../engine/index.ts'
import { memoizeLast } from '../memoize.ts'
import { type BattleReport, type BattleSide, battleReports, lossesOfSide } from '../report/index.ts'
import { unitsWorth } from './losses.ts'
import { luckByParty } from './luck.ts'
import type { Chronicle } from './types.ts'
import { diceOfWar } from './war-dice.ts'

export type Honour =
  /** Rounds for which a capital was contested. */
  | { readonly kind: 'siege'; readonly power: PowerId; readonly space: SpaceId; readonly rounds: number }
  /** A battle that the defender won, with both sides' losses (IPC). */
  | { readonly kind: 'defence'; readonly power: PowerId; readonly space: SpaceId; readonly own: number; readonly enemy: number }
  /** The conquest farthest from the capital of its power, in spaces. */
  | { readonly kind: 'march'; readonly power: PowerId; readonly space: SpaceId; readonly steps: number }
  /** Average losses in battles won (IPC). */
  | { readonly kind: 'thrift'; readonly power: PowerId; readonly ipc: number; readonly wins: number }
  /** Hits above or below the expected number. */
  | { readonly kind: 'dice'; readonly power: PowerId; readonly hits: number; readonly dice: number }

/** Minimum figures; `won`: IPC that a victory cost the enemy, `rarity`: percentile of the dice. */
const LEAST = { siege: 2, defence: 6, march: 3, wins: 3, won: 9, dice: 20, rarity: 0.9 } as const

const reportsOf = memoizeLast(battleReports)

const best = <T>(list: readonly T[], value: (each: T) => number): T | null =>
  list.reduce<T | null>((top, each) => (top === null || value(each) > value(top) ? each : top), null)

function roundEnds({ opening, entries }: Chronicle): GameState[] {
  const states = new Map([[turn(opening).round, opening]])
  for (const { after } of entries) states.set(turn(after).round, after)
  return [...states.values()]
}

function longestSiege(chronicle: Chronicle): Honour | null {
  const ends = roundEnds(chronicle)
  const sieges = allPowers.map(({ id: power, capital: space }) => {
    let [rounds, run] = [0, 0]
    for (const state of ends) {
      run = controllerOf(state, space) === 'contested' ? run + 1 : 0
      rounds = Math.max(rounds, run)
    }
    return { kind: 'siege', power, space, rounds } as const
  })
  const longest = best(sieges, ({ rounds }) => rounds)
  return longest && longest.rounds >= LEAST.siege ? longest : null
}

/** Losses of a side with cargo (IPC). */
function lostBy(state: GameState, report: BattleReport, side: BattleSide): number {
  return lossesOfSide(report, side).reduce(
    (sum, { units, cargo }) => sum + unitsWorth(state, units) + cargo.reduce((all, { type }) => all + costOf(state, type), 0),
    0,
  )
}

const WON_BY: { readonly [Outcome in NonNullable<BattleReport['outcome']>]?: BattleSide } = {
  cleared: 'attacker',
  repulsed: 'defender',
}

/** The power with the most valuable units of a side; null if only neutrals fought. */
function leaderOf(state: GameState, report: BattleReport, side: BattleSide): PowerId | null {
  if (side === 'attacker') return report.attacker
  const worth = (power: PowerId) =>
    report.opening.defender.reduce((sum, line) => sum + (line.power === power ? line.count * costOf(state, line.type) : 0), 0)
  return best(
    POWERS.filter((power) => worth(power) > 0),
    worth,
  )
}

type WonBattle = {
  readonly power: PowerId
  readonly side: BattleSide
  readonly space: SpaceId
  readonly own: number
  readonly enemy: number
}

/** Victories that cost the enemy something. */
function battlesWon({ opening, entries }: Chronicle): WonBattle[] {
  return reportsOf(entries).flatMap((report) => {
    const side = report.outcome && WON_BY[report.outcome]
    const power = side && leaderOf(opening, report, side)
    if (!power) return []
    const enemy = lostBy(opening, report, side === 'attacker' ? 'defender' : 'attacker')
    return enemy > 0 ? [{ power, side, space: report.space, own: lostBy(opening, report, side), enemy }] : []
  })
}

function bestDefence(chronicle: Chronicle): Honour | null {
  const held = battlesWon(chronicle).filter(({ side }) => side === 'defender')
  const top = best(held, ({ own, enemy }) => enemy - own)
  if (!top || top.enemy - top.own < LEAST.defence) return null
  const { power, space, own, enemy } = top
  return { kind: 'defence', power, space, own, enemy }
}

/** Distance of every space, over land and sea. */
function stepsFrom(state: GameState, start: SpaceId): ReadonlyMap<SpaceId, number> {
  const board = new Map(spacesOf(state).map((space) => [space.id, space]))
  const steps = new Map([[start, 0]])
  for (const [id, so] of steps)
    for (const next of board.get(id)?.adjacent ?? [])
      if (!steps.has(next) && board.get(next)?.kind !== 'impassable') steps.set(next, so + 1)
  return steps
}

function farthestMarch({ opening, entries }: Chronicle): Honour | null {
  const originalOf = new Map(spacesOf(opening).map(({ id, original }) => [id, original]))
  const taken = new Map<PowerId, Set<SpaceId>>()
  for (const { events } of entries)
    for (const event of events) {
      if (event.type !== 'control-changed' || event.to === null || event.to === 'contested') continue
      if (originalOf.get(event.space) === event.to) continue
      taken.set(event.to, (taken.get(event.to) ?? new Set()).add(event.space))
    }
  const marches = allPowers.flatMap(({ id: power, capital }) => {
    const steps = stepsFrom(opening, capital)
    return [...(taken.get(power) ?? [])].map((space) => ({ kind: 'march', power, space, steps: steps.get(space) ?? 0 }) as const)
  })
  const farthest = best(marches, ({ steps }) => steps)
  return farthest && farthest.steps >= LEAST.march ? farthest : null
}

function thriftiest(chronicle: Chronicle): Honour | null {
  const won = battlesWon(chronicle).filter(({ enemy }) => enemy >= LEAST.won)
  const means = POWERS.flatMap((power) => {
    const own = won.filter((battle) => battle.power === power)
    if (own.length < LEAST.wins) return []
    const ipc = own.reduce((sum, battle) => sum + battle.own, 0) / own.length
    return [{ kind: 'thrift', power, ipc, wins: own.length } as const]
  })
  return best(means, ({ ipc }) => -ipc)
}

function rarestDice(chronicle: Chronicle): Honour | null {
  const lucky = luckByParty(diceOfWar(chronicle)).flatMap(({ party, luck }) => {
    const power = POWERS.find((each) => each === party)
    const rarity = Math.max(luck.percentile, 1 - luck.percentile)
    if (!power || luck.dice < LEAST.dice || rarity < LEAST.rarity) return []
    return [{ rarity, honour: { kind: 'dice', power, hits: luck.hits - luck.expected, dice: luck.dice } as const }]
  })
  return best(lucky, ({ rarity }) => rarity)?.honour ?? null
}

/** One function an honour, so that the caller can pause in between. */
export const HONOUR_FINDERS: readonly ((chronicle: Chronicle) => Honour | null)[] = [
  longestSiege,
  bestDefence,
  farthestMarch,
  thriftiest,
  rarestDice,
]

export const MOST_HONOURS = 4

/** The honours of a war, at most `MOST_HONOURS`. */
export const honoursOf = (chronicle: Chronicle): Honour[] =>
  HONOUR_FINDERS.flatMap((find) => find(chronicle) ?? []).slice(0, MOST_HONOURS)
