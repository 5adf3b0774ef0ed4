/**
 * What of a turn is worth a line of the diary, noted while its events pass: a record over every type of event says what is noted of
 * it, or why nothing is.
 */
import {
  type Counts,
  controllerOf,
  type EventOf,
  type EventType,
  type GameEvent,
  type GameState,
  type Owner,
  type PowerId,
  type SpaceId,
  sideOf,
  type UnitType,
} from '../engine/index.ts'
import { type BattleReport, totalOf } from '../report/index.ts'
import { at, by, type Saying, saying } from './sayings.ts'

/** The sections of a turn, in the order in which they are told: what decides the war first, what was bought for it last. */
export const DIARY_SECTIONS = ['great', 'landings', 'combat', 'lands', 'marches', 'orders', 'after', 'end'] as const
export type DiarySection = (typeof DIARY_SECTIONS)[number]

/** Where a march led: into land that others held, to a front, behind it, or over the sea. */
export type Bound = 'entered' | 'front' | 'rear' | 'sea'
export type March = { readonly bound: Bound; readonly from: SpaceId; readonly to: SpaceId; readonly units: Counts }
export type LandChange = Pick<EventOf<'control-changed'>, 'space' | 'from' | 'to' | 'cause'>
export type SunkShips = { readonly zone: SpaceId; readonly result: 'damaged' | 'sunk'; readonly units: Counts }
export type Gassing = { readonly space: SpaceId; guns: number; reached: number }

/** The facts of one turn. */
export type TurnFacts = {
  readonly power: PowerId
  order: EventOf<'units-ordered'> | null
  income: EventOf<'income-collected'> | null
  readonly marches: March[]
  readonly landings: { readonly zone: SpaceId; readonly to: SpaceId; readonly units: Counts; readonly assault: boolean }[]
  readonly mines: SunkShips[]
  readonly lands: LandChange[]
  readonly battles: BattleReport[]
  readonly gas: Gassing[]
  readonly raised: { readonly to: SpaceId; readonly units: Counts }[]
  readonly sunk: { readonly by: PowerId; readonly victim: PowerId; readonly loss: number }[]
  readonly withdrawn: { readonly power: PowerId; readonly from: SpaceId; readonly to: SpaceId }[]
  readonly won: { readonly by: PowerId; readonly space: SpaceId }[]
  readonly revolts: { readonly space: SpaceId; readonly units: Counts }[]
  readonly paid: { readonly kind: 'country' | 'revolt'; readonly space: SpaceId; readonly price: number }[]
  /** Transports that did not land what was aboard, by where it was to go ashore. */
  readonly aboard: { readonly zone: SpaceId; readonly to: SpaceId }[]
  readonly minors: { readonly space: SpaceId; readonly owner: Owner; readonly units: Counts }[]
  readonly said: Record<DiarySection, Saying[]>
  /** After the last of its actions. */
  end: GameState
}

export const noFacts = (power: PowerId, end: GameState): TurnFacts => ({
  power,
  order: null,
  income: null,
  marches: [],
  landings: [],
  mines: [],
  lands: [],
  battles: [],
  gas: [],
  raised: [],
  sunk: [],
  withdrawn: [],
  won: [],
  revolts: [],
  paid: [],
  aboard: [],
  minors: [],
  said: { great: [], landings: [], combat: [], lands: [], marches: [], orders: [], after: [], end: [] },
  end,
})

/** Several counts as one. */
export function summed(...all: readonly Counts[]): Counts {
  const sum: Counts = {}
  for (const counts of all)
    for (const [type, n] of Object.entries(counts) as [UnitType, number][]) sum[type] = (sum[type] ?? 0) + n
  return sum
}

function boundOf(before: GameState, { power, to, by: way }: EventOf<'units-moved'>): Bound {
  const holder = controllerOf(before, to)
  if (way === 'sea') return 'sea'
  if (holder === 'contested') return 'front'
  return holder !== null && sideOf(holder) === sideOf(power) ? 'rear' : 'entered'
}

function gassed(facts: TurnFacts, space: SpaceId, guns: number, reached: number): void {
  const known = facts.gas.find((each) => each.space === space)
  if (!known) facts.gas.push({ space, guns, reached })
  else {
    known.guns += guns
    known.reached += reached
  }
}

/** Why an event has no line of its own: the report of its battle holds it, the heading says it, another line does, or it is a trifle. */
type Silence = 'battle' | 'heading' | 'elsewhere' | 'trifle'
type Noting<E> = (facts: TurnFacts, event: E, before: GameState) => void
type Notes = { readonly [T in EventType]: Silence | Noting<EventOf<T>> }

const said =
  <E>(chapter: DiarySection, words: (event: E, facts: TurnFacts) => Saying | null): Noting<E> =>
  (facts, event) => {
    const line = words(event, facts)
    if (line) facts.said[chapter].push(line)
  }

/** All units of a bid together. */
const bidUnits = ({ units }: EventOf<'bid-placed'>): Counts => summed(...Object.values(units))
const bidKind = (event: EventOf<'bid-placed'>): 'money' | 'units' | 'both' =>
  totalOf(bidUnits(event)) === 0 ? 'money' : event.money > 0 ? 'both' : 'units'

/** What is noted of every event. */
export const NOTES: Notes = {
  'round-opened': 'heading',
  'turn-opened': 'heading',
  'phase-opened': 'heading',
  'phase-skipped': 'trifle',
  'turn-skipped': said('end', (e) => saying('skipped', by(e.power))),
  'war-entered': said('great', (e, { power }) => saying('war-entered', { ...by(e.power, power), cause: e.cause })),
  'treasury-removed': said('great', (e, { power }) => saying('forfeited', { ...by(e.power, power), amount: e.amount })),
  'revolution-broke-out': said('great', (e, { power }) => saying('revolution', by(e.power, power))),
  'units-disbanded': said('great', (e, { power }) =>
    saying('disbanded', { ...by(e.power, power), ...at(e.space), units: { units: e.units } }),
  ),
  'units-sent-home': said('great', (e, { power }) =>
    saying('sent-home', { ...by(e.power, power), ...at(e.space), units: { units: e.units } }),
  ),
  'units-came-home': said('great', (e, { power }) => saying('came-home', { ...by(e.power, power), units: { units: e.units } })),
  'armistice-settled': said('great', (e) => saying('armistice', { ...at(e.space), side: e.side ?? 'nobody' })),
  'minor-leaned': said('lands', (e) => saying('leaned', { ...at(e.minor), side: e.side })),
  resigned: said('end', (e) => saying('resigned', { side: e.side })),
  'economy-collapsed': said('great', (e, { power }) => saying('collapsed', { ...by(e.power, power), lost: e.lost })),
  'economy-recovered': said('great', (e, { power }) => saying('recovered', by(e.power, power))),
  'power-surrendered': said('great', (e, { power }) => saying('surrendered', by(e.power, power))),
  'time-called': said('end', () => saying('time', {})),
  'war-won': said('end', (e) =>
    saying('won', { side: e.side ?? 'nobody', spaces: { spaces: e.capitals }, count: e.capitals.length }),
  ),
  'decision-asked': 'trifle',
  'decision-answered': 'elsewhere',
  'bid-placed': said('great', (e) =>
    saying('bid', { ...by(e.power), units: { units: bidUnits(e) }, money: e.money, kind: bidKind(e) }),
  ),
  'units-ordered': (facts, event) => {
    facts.order = event
  },
  'influence-paid': (facts, { country, price }) => facts.paid.push({ kind: 'country', space: country, price }),
  'revolt-paid': (facts, { territory, price }) => facts.paid.push({ kind: 'revolt', space: territory, price }),
  'country-won': (facts, { power, country }) => facts.won.push({ by: power, space: country }),
  'revolt-broke-out': (facts, { territory, units }) => facts.revolts.push({ space: territory, units }),
  'ships-repaired': said('orders', (e) => saying('repaired', { ...at(e.space), units: { units: { [e.ship]: e.count } } })),
  'units-moved': (facts, event, before) => {
    const { from, to, units, damaged, transports } = event
    const all = summed(units, damaged, transports.length > 0 ? { transport: transports.length } : {})
    facts.marches.push({ bound: boundOf(before, event), from, to, units: all })
  },
  'submarines-pursued': said('marches', (e) =>
    e.lost > 0 ? saying('pursued', { ...at(e.space), ...by(e.power), lost: e.lost }) : null,
  ),
  'units-loaded': 'elsewhere',
  'units-landed': (facts, { zone, to, units, assault }) => facts.landings.push({ zone, to, units, assault }),
  'landing-declared': 'elsewhere',
  'landing-stayed-aboard': (facts, { zone, to }) => facts.aboard.push({ zone, to }),
  'mine-rolled': (facts, { zone, ship, result }) =>
    result === 'safe' ? undefined : facts.mines.push({ zone, result, units: { [ship.type]: 1 } }),
  'landing-called-off': said('landings', (e) => (e.off ? saying('called-off', at(e.to)) : null)),
  'units-went-back': said('landings', (e) => saying('went-back', { ...at(e.from), units: { units: e.units } })),
  'units-stranded': said('landings', (e, { power }) =>
    saying('stranded', { ...by(e.power, power), ...at(e.space), units: { units: e.units } }),
  ),
  'fighters-retreated': said('marches', (e) =>
    saying('fighters-left', { ...by(e.power), ...at(e.from), units: { units: e.units } }),
  ),
  'fighters-overrun': said('marches', (e) => saying('overrun', { ...by(e.power), ...at(e.space), units: { units: e.units } })),
  'minor-mobilized': (facts, { space, owner, units }) => facts.minors.push({ space, owner, units }),
  'control-changed': (facts, { space, from, to, cause }) => facts.lands.push({ space, from, to, cause }),
  'treasury-captured': said('great', (e, { power }) =>
    saying('treasury', { ...by(e.to, power), other: { power: e.from }, amount: e.amount }),
  ),
  'orders-undone': said('after', (e) => saying('orders-lost', { ...by(e.power), refund: e.refund })),
  'battles-listed': 'elsewhere',
  'battle-opened': 'battle',
  'step-skipped': 'battle',
  fired: 'battle',
  'air-supremacy': 'battle',
  'tanks-tipped': 'battle',
  'fighters-damaged': 'battle',
  'gas-announced': 'elsewhere',
  'gas-released': (facts, { space, guns }) => gassed(facts, space, guns, 0),
  'gas-spread': 'elsewhere',
  'infantry-gassed': (facts, { space, count }) => gassed(facts, space, 0, count),
  'submarines-submerged': 'battle',
  'units-lost': 'battle',
  'ships-damaged': 'battle',
  'ships-set-aside': 'trifle',
  'landings-decided': 'elsewhere',
  'coastal-guns-named': 'elsewhere',
  'coastal-fired': 'elsewhere',
  'fleet-hit': said('landings', (e) =>
    totalOf(e.units) > 0
      ? saying('coast-sank', { ...at(e.space), units: { units: e.units } })
      : saying('coast-hit', { ...at(e.space), units: { units: e.damaged } }),
  ),
  'cargo-hit': said('landings', (e) => saying('coast-sank', { ...at(e.space), units: { units: { [e.unit]: 1 } } })),
  'ship-driven-off': said('landings', (e) => saying('driven-off', { ...at(e.space), units: { units: { [e.ship]: 1 } } })),
  'bombardment-matched': 'battle',
  'raiders-named': 'elsewhere',
  'escorts-named': 'elsewhere',
  'convoy-raided': 'elsewhere',
  'convoy-escorted': said('combat', (e) => (e.sunk > 0 ? saying('escorted', { ...at(e.space), sunk: e.sunk }) : null)),
  'convoy-loss-paid': said('combat', (e, { power }) =>
    e.loss > 0 ? saying('convoy', { ...by(e.power, power), ...at(e.space), other: { power: e.by }, loss: e.loss }) : null,
  ),
  'engagement-rolled': 'battle',
  'sea-round-ended': 'battle',
  'ships-retreated': (facts, { power, from, to }) => facts.withdrawn.push({ power, from, to }),
  'battle-ended': 'battle',
  'units-mobilized': (facts, { to, units }) => facts.raised.push({ to, units }),
  'unit-exchanged': 'trifle',
  'units-refunded': said('after', (e) => saying('refunded', { units: { units: e.units }, refund: e.refund })),
  'submarine-warfare-declared': said('great', (e, { power }) => saying('submarines', by(e.power, power))),
  'merchantmen-sunk': (facts, { by: raider, victim, loss }) =>
    loss > 0 ? facts.sunk.push({ by: raider, victim, loss }) : undefined,
  'supplies-came-in': said('after', (e) => saying('supplies', { ...at(e.through), amount: e.amount })),
  'income-collected': (facts, event) => {
    facts.income = event
  },
}

/** Notes what an event brings to its turn. `before`: as it was before the action that brought it. */
export function note(facts: TurnFacts, event: GameEvent, before: GameState): void {
  const noting = NOTES[event.type]
  if (typeof noting === 'function') (noting as Noting<GameEvent>)(facts, event, before)
}
