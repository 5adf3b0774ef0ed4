/** Summaries of rounds: figures by power, land changes and contested land. */
import {
  controllerOf,
  type GameEvent,
  type GameState,
  POWERS,
  type PowerId,
  SIDES,
  type Side,
  type SpaceId,
  sideOf,
  spacesOf,
  turn,
} from '../engine/index.ts'
import { figuresOf } from './figures.ts'
import { lossesIn } from './losses.ts'
import { luckOf } from './luck.ts'
import type { Chronicle } from './types.ts'
import { diceOfWar } from './war-dice.ts'

/** `expected`: average hits of the dice. Null: still to come in the current round. */
export type RoundRow = {
  readonly power: PowerId
  readonly income: number | null
  readonly spent: number | null
  readonly lost: number
  readonly dice: number
  readonly hits: number
  readonly expected: number
}
type Holder = PowerId | 'contested' | null
export type LandHandover = { readonly space: SpaceId; readonly from: Holder; readonly to: Holder }
export type RoundSummary = {
  readonly round: number
  /** The round is not over yet. */
  readonly open: boolean
  /** The moment at its end. */
  readonly index: number
  readonly state: GameState
  /** Production of each side. */
  readonly worth: Readonly<Record<Side, number>>
  readonly rows: readonly RoundRow[]
  readonly changed: readonly LandHandover[]
  readonly contested: readonly SpaceId[]
}

type RoundSpan = { readonly round: number; readonly from: number; to: number; readonly events: GameEvent[] }

/** Events after the last action of a round still belong to it. */
function roundSpans({ opening, entries }: Chronicle): RoundSpan[] {
  let now: RoundSpan = { round: turn(opening).round, from: 0, to: 0, events: [] }
  const all = [now]
  entries.forEach(({ events }, at) => {
    for (const event of events) {
      if (event.type === 'round-opened' && event.round > now.round) {
        now.to = at + 1
        now = { round: event.round, from: at + 1, to: at + 1, events: [] }
        all.push(now)
      }
      now.events.push(event)
    }
    now.to = at + 1
  })
  return all
}

function spentIn(event: GameEvent, power: PowerId): number {
  if (!('power' in event) || event.power !== power) return 0
  if (event.type === 'units-ordered') return event.cost
  return event.type === 'influence-paid' || event.type === 'revolt-paid' ? event.price : 0
}

const collectedIn = (event: GameEvent, power: PowerId): number =>
  event.type === 'income-collected' && event.power === power ? event.income - event.loss : 0

const holders = (state: GameState): Map<SpaceId, Holder> =>
  new Map(spacesOf(state).flatMap(({ id, kind }) => (kind === 'land' ? [[id, controllerOf(state, id)] as const] : [])))

/** Summaries of every round. */
export function roundSummaries(chronicle: Chronicle): RoundSummary[] {
  const { opening, entries } = chronicle
  const { rolls } = diceOfWar(chronicle)
  const stateAfter = (index: number) => entries[index - 1]?.after ?? opening
  return roundSpans(chronicle).map(({ round, from, to, events }, at, { length }) => {
    const state = stateAfter(to)
    const open = at === length - 1 && state.flow.winner === null
    // Powers are in turn order: those after this one have not played yet.
    const playing = POWERS.indexOf(turn(state).power)
    const [before, after] = [holders(stateAfter(from)), holders(state)]
    const figures = figuresOf(state)
    const worthOf = (side: Side) => POWERS.reduce((sum, power) => sum + (sideOf(power) === side ? figures[power].income : 0), 0)
    const lots = rolls.filter(({ index }) => index > from && index <= to)
    const rows = POWERS.map((power, place): RoundRow => {
      const { dice, hits, expected } = luckOf(lots.filter((lot) => lot.power === power))
      const sum = (of: (event: GameEvent, power: PowerId) => number) => events.reduce((all, event) => all + of(event, power), 0)
      const [income, spent] = [sum(collectedIn), sum(spentIn)]
      return {
        power,
        income: open && place >= playing && income === 0 ? null : income,
        spent: open && place > playing && spent === 0 ? null : spent,
        lost: events
          .flatMap((event) => lossesIn(opening, event))
          .reduce((all, loss) => all + (loss.power === power ? loss.ipc : 0), 0),
        dice,
        hits,
        expected,
      }
    })
    return {
      round,
      open,
      index: to,
      state,
      worth: Object.fromEntries(SIDES.map((side) => [side, worthOf(side)])) as Record<Side, number>,
      rows,
      changed: [...after].flatMap(([space, holder]) => {
        const was = before.get(space) ?? null
        return was === holder ? [] : [{ space, from: was, to: holder }]
      }),
      contested: [...after].flatMap(([space, holder]) => (holder === 'contested' ? [space] : [])),
    }
  })
}
