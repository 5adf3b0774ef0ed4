// A first game in which everybody does what the coach says, and by habit what it said before, once it is silent.
import {
  type Action,
  battles,
  createGame,
  currentPurchase,
  decision,
  type GameEvent,
  type GameState,
  legalActions,
  minesAgainst,
  type PlayerSpec,
  type PowerId,
  reach,
  reduce,
  type SpaceId,
  sideOf,
  statusOf,
  turn,
  unitsIn,
} from '../../src/engine/index.ts'
import {
  type CoachAdvice,
  type CoachProgress,
  NO_PROGRESS,
  nextAdvice,
  withActionDone,
  withCoachedTurn,
  withLineRead,
  withLineShown,
} from '../../src/learn/coach/index.ts'
import { withCount } from '../../src/planning/counts.ts'
import { dutiesAfter, dutiesOf, idleSpaces } from '../../src/planning/duties.ts'
import { fullDraft, mobilizeActions } from '../../src/planning/mobilize.ts'
import { purchaseOf } from '../../src/planning/purchase.ts'
import { momentAfter } from './coached.ts'

/** `turn`: which of this person it is, from 1 on. */
export type Step = { person: string; turn: number; now: string; said: CoachAdvice | null }
export type Followed = { steps: Step[]; people: Record<string, CoachProgress> }

const END: Action = { type: 'end-phase' }
type Hand = { chosen: SpaceId | null; board: SpaceId | null; moved: boolean }
type Deed = Action | { chosen: SpaceId } | { board: SpaceId }

const infantry = (from: SpaceId, to: SpaceId): Action => ({ type: 'move', from, path: [to], units: { infantry: 2 } })

/** Two infantry to friendly land next door, else whatever goes from there; where that opens no duty. */
function march(state: GameState, from: SpaceId): Action {
  const { power } = turn(state)
  const targets = reach(state, { from, units: { infantry: 2 } }).filter(
    ({ space }) => statusOf(state, space, power) === 'friendly',
  )
  const others = legalActions(state).filter(
    (action) => (action.type === 'move' || action.type === 'load') && action.from === from,
  )
  const moves = [...targets.map(({ space }) => infantry(from, space)), ...others]
  return moves.find((move) => dutiesAfter(state, [move]).length === 0) ?? END
}

/** One fighter with two infantry to whom it can go, or wherever it may go by itself. */
function fly(state: GameState, from: SpaceId): Action {
  const flights = reach(state, { from, units: { fighter: 1 } }).map(
    ({ space, path }): Action => ({ type: 'move', from, path: [...(path ?? [space])], units: { fighter: 1 } }),
  )
  return flights.find((move) => reduce(state, move).ok && dutiesAfter(state, [move]).length === 0) ?? march(state, from)
}

/** All infantry but one to hostile land next door. */
function attack(state: GameState, from: SpaceId): Action {
  const men = unitsIn(state, from).find(
    ({ type, power, left = 0 }) => type === 'infantry' && power === turn(state).power && left > 0,
  )
  const to = reach(state, { from, units: { infantry: 1 } }).find(
    ({ space }) => statusOf(state, space, turn(state).power) === 'hostile',
  )
  const units = { infantry: Math.max(1, (men?.count ?? 0) - 1) }
  const move: Action = { type: 'move', from, path: [to!.space], units }
  return dutiesAfter(state, [move]).length === 0 ? move : END
}

/** To where neither mines nor enemies wait. */
function sail(state: GameState, from: SpaceId): Action {
  const mined = minesAgainst(state, turn(state).power).map(({ zone }) => zone)
  const calm = (zone: SpaceId) =>
    !mined.includes(zone) && unitsIn(state, zone).every(({ power }) => sideOf(power) === sideOf(turn(state).power))
  const ways = legalActions(state).filter((action) => action.type === 'move' && action.from === from && action.path.every(calm))
  return ways[0] ?? END
}

const buy = (state: GameState, type: 'infantry' | 'artillery'): Action =>
  purchaseOf(withCount(currentPurchase(state), type, (currentPurchase(state)[type] ?? 0) + 1))

const place = (state: GameState): Action => mobilizeActions(fullDraft(state))[0] ?? END

const FOLLOW: Readonly<Record<string, (state: GameState, said: CoachAdvice, hand: Hand) => Deed>> = {
  buy: (state) => buy(state, 'infantry'),
  guns: (state) => buy(state, 'artillery'),
  spend: (state) => buy(state, 'infantry'),
  'at-peace': (state) => buy(state, 'infantry'),
  'duty-from': (_, { space }) => ({ chosen: space! }),
  'duty-to': (_, { space }, { chosen }) => infantry(chosen!, space!),
  pick: (_, { space }) => ({ chosen: space! }),
  'pick-to': (state, _, { chosen }) => march(state, chosen!),
  fly: (state, _, { chosen }) => fly(state, chosen!),
  join: (_, { space }) => ({ chosen: space! }),
  'attack-too': (_, { space }) => ({ chosen: space! }),
  'attack-to': (state, _, { chosen }) => attack(state, chosen!),
  fleet: (state, { space }) => sail(state, space!),
  aboard: (state, _, { chosen }) => legalActions(state).find((action) => action.type === 'load' && action.from === chosen) ?? END,
  ashore: (_, { space }) => ({ chosen: space! }),
  'ashore-pick': (state) => legalActions(state).find(({ type }) => type === 'offload') ?? END,
  'ashore-to': (state) => legalActions(state).find(({ type }) => type === 'offload') ?? END,
  sail: (_, { space }) => ({ chosen: space! }),
  'sail-to': (state, _, { chosen }) =>
    legalActions(state).find(
      (action) => action.type === 'move' && action.from === chosen && (action.transports ?? []).length > 0,
    ) ?? END,
  'must-fight': (_, { space }) => ({ board: space! }),
  attack: (_, __, { board }) => ({ type: 'attack', space: board! }),
  place,
}

/** What it was told before is done again: bought, marched, fought where it must be, placed. */
function habit(state: GameState, { moved }: Hand): Action {
  const { phase } = turn(state)
  if (phase === 'purchase' && !currentPurchase(state).infantry) return buy(state, 'infantry')
  if (phase === 'purchase' && !currentPurchase(state).artillery) return buy(state, 'artillery')
  const [duty] = dutiesOf(state)
  const idle = idleSpaces(state).find((space) => !space.startsWith('sz'))
  if (phase === 'move' && !moved && !duty && idle) return march(state, idle)
  const must = battles(state).find((battle) => battle.required && !battle.resolved)
  if (must) return { type: 'attack', space: must.space }
  return phase === 'mobilize' ? place(state) : END
}

const isHand = (deed: Deed): deed is Exclude<Deed, Action> => !('type' in deed)

/** Played to the end of the second round; `seats`: who plays what. */
export function follow(seats: PlayerSpec[], rounds = 2): Followed {
  let state = createGame({ ruleset: 'standard', seed: 'coach', players: seats })
  let hand: Hand = { chosen: null, board: null, moved: false }
  let events: GameEvent[] = []
  const people: Record<string, CoachProgress> = {}
  const turns: Record<string, string[]> = {}
  const steps: Step[] = []
  const personOf = (power: PowerId) => seats.find(({ powers }) => powers.includes(power))!.name
  for (let step = 0; turn(state).round <= rounds && step < 4000; step++) {
    const { round, power, phase } = turn(state)
    const asked = decision(state)
    const [person, now] = [personOf(asked?.by ?? power), `${round} ${power}`]
    const own = person === personOf(power)
    const before = people[person] ?? NO_PROGRESS
    const mine = own ? withCoachedTurn(before, now) : before
    const said = nextAdvice({ ...momentAfter(state, events), chosen: hand.chosen, board: hand.board }, mine, now)
    people[person] = said ? withLineShown(mine, said.line, now) : mine
    const all = [...new Set([...(turns[person] ?? []), ...(own ? [now] : [])])]
    turns[person] = all
    steps.push({ person, turn: all.length, now, said })
    if (said?.line.lit === 'next') {
      people[person] = withLineRead(people[person]!, said.line, now)
      continue
    }
    const deed = asked
      ? legalActions(state)[0]!
      : said
        ? (FOLLOW[said.line.id] ?? (() => END))(state, said, hand)
        : habit(state, hand)
    if (isHand(deed)) {
      hand = { ...hand, ...deed }
      continue
    }
    const outcome = reduce(state, deed)
    if (!outcome.ok) throw new Error(`${now} ${said?.line.id}: ${outcome.error.message}`)
    people[person] = withActionDone(people[person]!, { before: state, after: outcome.state, events: outcome.events }, now)
    const over = turn(outcome.state).power !== power || turn(outcome.state).round !== round
    events = over ? [] : [...events, ...outcome.events]
    const moved = deed.type === 'move' || deed.type === 'load' || (hand.moved && turn(outcome.state).phase === phase)
    hand = { chosen: null, board: turn(outcome.state).phase === 'combat' ? hand.board : null, moved }
    state = outcome.state
  }
  return { steps, people }
}
