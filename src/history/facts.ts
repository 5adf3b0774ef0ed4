/** Collects the facts of a turn from its events. `RECORDERS` covers every event type. */
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
import { type Phrase, phrase, powerParams, spaceParam } from './phrases.ts'

/** The sections of a turn, in order. */
export const DIARY_SECTIONS = ['great', 'landings', 'combat', 'lands', 'marches', 'orders', 'after', 'end'] as const
export type DiarySection = (typeof DIARY_SECTIONS)[number]

export type MarchKind = 'entered' | 'front' | 'rear' | 'sea'
export type March = { readonly kind: MarchKind; readonly from: SpaceId; readonly to: SpaceId; readonly units: Counts }
export type LandChange = Pick<EventOf<'control-changed'>, 'space' | 'from' | 'to' | 'cause'>
export type SunkShips = { readonly zone: SpaceId; readonly result: 'damaged' | 'sunk'; readonly units: Counts }
export type Gassing = { readonly space: SpaceId; guns: number; reached: number }

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
  /** Transports that did not unload; `to`: the planned landing. */
  readonly aboard: { readonly zone: SpaceId; readonly to: SpaceId }[]
  readonly minors: { readonly space: SpaceId; readonly owner: Owner; readonly units: Counts }[]
  readonly phrases: Record<DiarySection, Phrase[]>
  /** The state after the turn's last action. */
  end: GameState
}

export const emptyFacts = (power: PowerId, end: GameState): TurnFacts => ({
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
  phrases: { great: [], landings: [], combat: [], lands: [], marches: [], orders: [], after: [], end: [] },
  end,
})

/** The sum of several counts. */
export function sumCounts(...all: readonly Counts[]): Counts {
  const sum: Counts = {}
  for (const counts of all)
    for (const [type, n] of Object.entries(counts) as [UnitType, number][]) sum[type] = (sum[type] ?? 0) + n
  return sum
}

function marchKind(before: GameState, { power, to, by: way }: EventOf<'units-moved'>): MarchKind {
  const holder = controllerOf(before, to)
  if (way === 'sea') return 'sea'
  if (holder === 'contested') return 'front'
  return holder !== null && sideOf(holder) === sideOf(power) ? 'rear' : 'entered'
}

function addGas(facts: TurnFacts, space: SpaceId, guns: number, reached: number): void {
  const known = facts.gas.find((each) => each.space === space)
  if (!known) facts.gas.push({ space, guns, reached })
  else {
    known.guns += guns
    known.reached += reached
  }
}

/** Why an event has no phrase: its battle report, a heading or another phrase covers it, or it is minor. */
type Omission = 'battle' | 'heading' | 'elsewhere' | 'trifle'
type Recorder<E> = (facts: TurnFacts, event: E, before: GameState) => void
type Recorders = { readonly [T in EventType]: Omission | Recorder<EventOf<T>> }

const addPhrase =
  <E>(chapter: DiarySection, words: (event: E, facts: TurnFacts) => Phrase | null): Recorder<E> =>
  (facts, event) => {
    const line = words(event, facts)
    if (line) facts.phrases[chapter].push(line)
  }

const bidUnits = ({ units }: EventOf<'bid-placed'>): Counts => sumCounts(...Object.values(units))
const bidKind = (event: EventOf<'bid-placed'>): 'money' | 'units' | 'both' =>
  totalOf(bidUnits(event)) === 0 ? 'money' : event.money > 0 ? 'both' : 'units'

/** What is recorded of every event type. */
export const RECORDERS: Recorders = {
  'round-opened': 'heading',
  'turn-opened': 'heading',
  'phase-opened': 'heading',
  'phase-skipped': 'trifle',
  'turn-skipped': addPhrase('end', (e) => phrase('skipped', powerParams(e.power))),
  'war-entered': addPhrase('great', (e, { power }) => phrase('war-entered', { ...powerParams(e.power, power), cause: e.cause })),
  'treasury-removed': addPhrase('great', (e, { power }) =>
    phrase('forfeited', { ...powerParams(e.power, power), amount: e.amount }),
  ),
  'revolution-broke-out': addPhrase('great', (e, { power }) => phrase('revolution', powerParams(e.power, power))),
  'units-disbanded': addPhrase('great', (e, { power }) =>
    phrase('disbanded', { ...powerParams(e.power, power), ...spaceParam(e.space), units: { units: e.units } }),
  ),
  'units-sent-home': addPhrase('great', (e, { power }) =>
    phrase('sent-home', { ...powerParams(e.power, power), ...spaceParam(e.space), units: { units: e.units } }),
  ),
  'units-came-home': addPhrase('great', (e, { power }) =>
    phrase('came-home', { ...powerParams(e.power, power), units: { units: e.units } }),
  ),
  'armistice-settled': addPhrase('great', (e) => phrase('armistice', { ...spaceParam(e.space), side: e.side ?? 'nobody' })),
  'minor-leaned': addPhrase('lands', (e) => phrase('leaned', { ...spaceParam(e.minor), side: e.side })),
  resigned: addPhrase('end', (e) => phrase('resigned', { side: e.side })),
  'economy-collapsed': addPhrase('great', (e, { power }) =>
    phrase('collapsed', { ...powerParams(e.power, power), lost: e.lost }),
  ),
  'economy-recovered': addPhrase('great', (e, { power }) => phrase('recovered', powerParams(e.power, power))),
  'power-surrendered': addPhrase('great', (e, { power }) => phrase('surrendered', powerParams(e.power, power))),
  'time-called': addPhrase('end', () => phrase('time', {})),
  'war-won': addPhrase('end', (e) =>
    phrase('won', { side: e.side ?? 'nobody', spaces: { spaces: e.capitals }, count: e.capitals.length }),
  ),
  'decision-asked': 'trifle',
  'decision-answered': 'elsewhere',
  'bid-placed': addPhrase('great', (e) =>
    phrase('bid', { ...powerParams(e.power), units: { units: bidUnits(e) }, money: e.money, kind: bidKind(e) }),
  ),
  'units-ordered': (facts, event) => {
    facts.order = event
  },
  'influence-paid': (facts, { country, price }) => facts.paid.push({ kind: 'country', space: country, price }),
  'revolt-paid': (facts, { territory, price }) => facts.paid.push({ kind: 'revolt', space: territory, price }),
  'country-won': (facts, { power, country }) => facts.won.push({ by: power, space: country }),
  'revolt-broke-out': (facts, { territory, units }) => facts.revolts.push({ space: territory, units }),
  'ships-repaired': addPhrase('orders', (e) =>
    phrase('repaired', { ...spaceParam(e.space), units: { units: { [e.ship]: e.count } } }),
  ),
  'units-moved': (facts, event, before) => {
    const { from, to, units, damaged, transports } = event
    const all = sumCounts(units, damaged, transports.length > 0 ? { transport: transports.length } : {})
    facts.marches.push({ kind: marchKind(before, event), from, to, units: all })
  },
  'submarines-pursued': addPhrase('marches', (e) =>
    e.lost > 0 ? phrase('pursued', { ...spaceParam(e.space), ...powerParams(e.power), lost: e.lost }) : null,
  ),
  'units-loaded': 'elsewhere',
  'units-landed': (facts, { zone, to, units, assault }) => facts.landings.push({ zone, to, units, assault }),
  'landing-declared': 'elsewhere',
  'landing-stayed-aboard': (facts, { zone, to }) => facts.aboard.push({ zone, to }),
  'mine-rolled': (facts, { zone, ship, result }) =>
    result === 'safe' ? undefined : facts.mines.push({ zone, result, units: { [ship.type]: 1 } }),
  'landing-called-off': addPhrase('landings', (e) => (e.off ? phrase('called-off', spaceParam(e.to)) : null)),
  'units-went-back': addPhrase('landings', (e) => phrase('went-back', { ...spaceParam(e.from), units: { units: e.units } })),
  'units-stranded': addPhrase('landings', (e, { power }) =>
    phrase('stranded', { ...powerParams(e.power, power), ...spaceParam(e.space), units: { units: e.units } }),
  ),
  'fighters-retreated': addPhrase('marches', (e) =>
    phrase('fighters-left', { ...powerParams(e.power), ...spaceParam(e.from), units: { units: e.units } }),
  ),
  'fighters-overrun': addPhrase('marches', (e) =>
    phrase('overrun', { ...powerParams(e.power), ...spaceParam(e.space), units: { units: e.units } }),
  ),
  'minor-mobilized': (facts, { space, owner, units }) => facts.minors.push({ space, owner, units }),
  'control-changed': (facts, { space, from, to, cause }) => facts.lands.push({ space, from, to, cause }),
  'treasury-captured': addPhrase('great', (e, { power }) =>
    phrase('treasury', { ...powerParams(e.to, power), other: { power: e.from }, amount: e.amount }),
  ),
  'orders-undone': addPhrase('after', (e) => phrase('orders-lost', { ...powerParams(e.power), refund: e.refund })),
  'battles-listed': 'elsewhere',
  'battle-opened': 'battle',
  'step-skipped': 'battle',
  fired: 'battle',
  'air-supremacy': 'battle',
  'tanks-tipped': 'battle',
  'fighters-damaged': 'battle',
  'gas-announced': 'elsewhere',
  'gas-released': (facts, { space, guns }) => addGas(facts, space, guns, 0),
  'gas-spread': 'elsewhere',
  'infantry-gassed': (facts, { space, count }) => addGas(facts, space, 0, count),
  'submarines-submerged': 'battle',
  'units-lost': 'battle',
  'ships-damaged': 'battle',
  'ships-set-aside': 'trifle',
  'landings-decided': 'elsewhere',
  'coastal-guns-named': 'elsewhere',
  'coastal-fired': 'elsewhere',
  'fleet-hit': addPhrase('landings', (e) =>
    totalOf(e.units) > 0
      ? phrase('coast-sank', { ...spaceParam(e.space), units: { units: e.units } })
      : phrase('coast-hit', { ...spaceParam(e.space), units: { units: e.damaged } }),
  ),
  'cargo-hit': addPhrase('landings', (e) => phrase('coast-sank', { ...spaceParam(e.space), units: { units: { [e.unit]: 1 } } })),
  'ship-driven-off': addPhrase('landings', (e) =>
    phrase('driven-off', { ...spaceParam(e.space), units: { units: { [e.ship]: 1 } } }),
  ),
  'bombardment-matched': 'battle',
  'raiders-named': 'elsewhere',
  'escorts-named': 'elsewhere',
  'convoy-raided': 'elsewhere',
  'convoy-escorted': addPhrase('combat', (e) =>
    e.sunk > 0 ? phrase('escorted', { ...spaceParam(e.space), sunk: e.sunk }) : null,
  ),
  'convoy-loss-paid': addPhrase('combat', (e, { power }) =>
    e.loss > 0
      ? phrase('convoy', { ...powerParams(e.power, power), ...spaceParam(e.space), other: { power: e.by }, loss: e.loss })
      : null,
  ),
  'engagement-rolled': 'battle',
  'sea-round-ended': 'battle',
  'ships-retreated': (facts, { power, from, to }) => facts.withdrawn.push({ power, from, to }),
  'battle-ended': 'battle',
  'units-mobilized': (facts, { to, units }) => facts.raised.push({ to, units }),
  'unit-exchanged': 'trifle',
  'units-refunded': addPhrase('after', (e) => phrase('refunded', { units: { units: e.units }, refund: e.refund })),
  'submarine-warfare-declared': addPhrase('great', (e, { power }) => phrase('submarines', powerParams(e.power, power))),
  'merchantmen-sunk': (facts, { by: raider, victim, loss }) =>
    loss > 0 ? facts.sunk.push({ by: raider, victim, loss }) : undefined,
  'supplies-came-in': addPhrase('after', (e) => phrase('supplies', { ...spaceParam(e.through), amount: e.amount })),
  'income-collected': (facts, event) => {
    facts.income = event
  },
}

/** Records an event. `before`: the state before its action. */
export function recordEvent(facts: TurnFacts, event: GameEvent, before: GameState): void {
  const noting = RECORDERS[event.type]
  if (typeof noting === 'function') (noting as Recorder<GameEvent>)(facts, event, before)
}
