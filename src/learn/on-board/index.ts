/** Where a rule applies on the board now, for the sixty rules that new players meet first. */
import {
  alignmentOf,
  battles,
  checkAction,
  dataOf,
  type GameState,
  goals,
  isAtWar,
  lostCapitals,
  minesAgainst,
  minorForecast,
  type PowerId,
  passages,
  placements,
  type RuleError,
  type RuleId,
  type SpaceId,
  sideOf,
  spacesOf,
  tableOf,
  treasuryOf,
} from '../../engine/index.ts'
import {
  any,
  anyOf,
  atSea,
  type BoardQuestion,
  beside,
  contested,
  enemy,
  enemys,
  hostile,
  type InSpace,
  isDamaged,
  laden,
  mine,
  nobodys,
  not,
  ofKind,
  onLand,
  onTurn,
  own,
  pays,
  tagged,
  vacant,
  where,
} from './space-tests.ts'

const army = ofKind('land')
const guns = tagged('supports')
const fighters = tagged('air-battle')
const boats = tagged('submerges')
const ferries = tagged('carries')

const capital: InSpace = (state, _, space) => tableOf(state).spaces.get(space)?.capitalOf !== undefined
/** Original land of an ally. */
const allysOwn: InSpace = (state, power, space) => {
  const { original } = tableOf(state).spaces.get(space) ?? {}
  return original !== undefined && original !== power && sideOf(original) === sideOf(power)
}
/** Capital of an enemy with money. */
const treasure: InSpace = (state, power, space) => {
  const of = tableOf(state).spaces.get(space)?.capitalOf
  return of !== undefined && sideOf(of) !== sideOf(power) && treasuryOf(state, of) > 0
}
const rises: InSpace = (state, power, space) => minorForecast(state, space, power) !== null
const resists: InSpace = (state, power, space) => minorForecast(state, space, power)?.hostile === true
const leansNowhere: InSpace = (state, _, space) => alignmentOf(state, space).side === null
const colony: InSpace = (state, _, space) => tableOf(state).spaces.get(space)?.colonyOf !== undefined

/** Mined zones, and those where this power would have to roll. */
const mined: BoardQuestion = (state) => [...new Set(spacesOf(state).flatMap(({ navalBases = [] }) => navalBases))]
const live: BoardQuestion = (state, power) => [...new Set(minesAgainst(state, power).map(({ zone }) => zone))]
const dead: BoardQuestion = (state) => {
  const awake = new Set(dataOf(state).turnOrder.flatMap((power) => live(state, power)))
  return mined(state, 'germany').filter((zone) => !awake.has(zone))
}
const among: BoardQuestion = (state, power) => live(state, power).filter((zone) => own()(state, power, zone))

/** Spaces where this rule keeps the phase open. */
const keepsOpen = (rule: RuleId): BoardQuestion =>
  onTurn((state) => {
    const error = checkAction(state, { type: 'end-phase' })
    const all: readonly RuleError[] = error ? [error, ...(error.also ?? [])] : []
    return all.flatMap((each) => (each.rule === rule && each.space ? [each.space] : []))
  })
const placed = (kind: InSpace): BoardQuestion =>
  onTurn((state, power) => placements(state).flatMap(({ space }) => (kind(state, power, space) ? [space] : [])))
const neutralAmerica: BoardQuestion = (state) =>
  dataOf(state).lateEntries.flatMap(({ power }) =>
    isAtWar(state, power) ? [] : spacesOf(state).flatMap(({ id, capitalOf }) => (capitalOf === power ? [id] : [])),
  )
const serbia = keepsOpen('STD-POL-02')
const inMyContested = where(onLand, contested, own(army))
const shore = where(
  onLand,
  beside((state, power, space) => atSea(state, power, space) && own(laden)(state, power, space)),
)
const landing =
  (look: InSpace): BoardQuestion =>
  (state, power) =>
    shore(state, power).filter((space) => look(state, power, space))
const shut: BoardQuestion = (state, power) =>
  passages(state).flatMap(({ zones, open }) => (open.includes(sideOf(power)) ? [] : zones))
const raided: BoardQuestion = (state) => dataOf(state).submarineWarfare.zones
const neighboursOfMoscow: BoardQuestion = (state) => dataOf(state).revolution.neighbours
const needed: BoardQuestion = (state) => [
  ...new Set(goals(state).flatMap(({ needs }) => needs.flatMap((list) => list.map(({ space }) => space)))),
]

const QUESTIONS = {
  'STD-BRD-02': (state) => spacesOf(state).flatMap(({ id, kind }) => (kind === 'impassable' ? [id] : [])),
  'STD-BRD-03': where(capital),
  'STD-BRD-06': where(onLand, rises, not(leansNowhere)),
  'STD-BRD-07': where(onLand, rises, leansNowhere),
  'STD-BRD-12': where(onLand, contested),
  'STD-BRD-15': where(atSea, hostile),
  'STD-BRD-16': mined,
  'STD-BRD-19': shut,
  'STD-POL-02': serbia,
  'STD-POL-03': serbia,
  'STD-POL-04': where(onLand, rises, beside(own(army))),
  'STD-POL-05': where(onLand, rises),
  'STD-POL-09': where(onLand, rises, not(resists)),
  'STD-POL-10': where(onLand, resists, not(leansNowhere)),
  'STD-POL-12': where(onLand, colony, nobodys, vacant),
  'STD-POL-14': where(onLand, resists, leansNowhere),
  'STD-POL-19': neutralAmerica,
  'STD-POL-24': neutralAmerica,
  'STD-PUR-06': where(atSea, own(isDamaged)),
  'STD-MOV-04': where(onLand, hostile, enemy(army), beside(own(army))),
  'STD-MOV-05': where(onLand, enemys, vacant, beside(own(army))),
  'STD-MOV-06': inMyContested,
  'STD-MOV-08': where(onLand, contested, beside(own(army))),
  'STD-MOV-09': where(
    onLand,
    own(ofKind('land', 'air')),
    own((_, info) => !info.tags.has('army-core')),
  ),
  'STD-MOV-12': where(onLand, mine, vacant, beside(hostile)),
  'STD-MOV-13': inMyContested,
  'STD-AIR-03': where(own(fighters)),
  'STD-AIR-04': where(onLand, contested, own(fighters)),
  'STD-SEA-02': where(
    atSea,
    hostile,
    beside((state, power, space) => atSea(state, power, space) && own()(state, power, space)),
  ),
  'STD-SEA-03': where(atSea, enemy(), not(hostile)),
  'STD-SEA-06': where(atSea, own(), enemy()),
  'STD-SUB-01': where(atSea, own(boats)),
  'STD-TRN-01': where(atSea, own(ferries)),
  'STD-TRN-03': where(
    onLand,
    own(ofKind('land', 'air')),
    beside((...of) => atSea(...of) && own(ferries)(...of) && !hostile(...of)),
  ),
  'STD-TRN-04': where(atSea, hostile, own(ferries)),
  'STD-TRN-09': where(atSea, own(laden)),
  'STD-MIN-01': mined,
  'STD-MIN-02': live,
  'STD-MIN-03': dead,
  'STD-MIN-05': live,
  'STD-MIN-07': among,
  'STD-AMP-01': landing(hostile),
  'STD-AMP-02': landing((...of) => contested(...of) || (!hostile(...of) && mine(...of))),
  'STD-CBT-02': (state) => battles(state).flatMap(({ space, required, resolved }) => (required && !resolved ? [space] : [])),
  'STD-CBT-03': anyOf(inMyContested, where(atSea, own(tagged('warship')), enemy())),
  'STD-LND-05': where(onLand, contested, own(guns), own(tagged('supported'))),
  'STD-LND-08': where(onLand, contested, own(army), (...of) => own(fighters)(...of) !== enemy(fighters)(...of)),
  'STD-LND-15': where(onLand, contested, own(tagged('absorbs'))),
  'STD-NAV-06': where(atSea, own(boats), enemy(tagged('warship'))),
  'STD-NAV-12': where(atSea, own(tagged('two-hits'))),
  'STD-ASL-02': landing((...of) => hostile(...of) && enemy(tagged('strikes-landing'))(...of)),
  'STD-CAP-03': where(onLand, allysOwn, enemys),
  'STD-CAP-11': where(onLand, any(enemys, contested), treasure),
  'STD-CAP-13': (state) => {
    const lost = new Set(lostCapitals(state).map(({ of }) => of))
    return spacesOf(state).flatMap(({ id, capitalOf }) => (capitalOf && lost.has(capitalOf) ? [id] : []))
  },
  'STD-MOB-01': placed(onLand),
  'STD-MOB-05': placed(atSea),
  'STD-INC-01': where(onLand, contested, pays),
  'STD-INC-04': raided,
  'STD-REV-03': neighboursOfMoscow,
  'STD-VIC-03': needed,
} as const satisfies Readonly<Record<RuleId, BoardQuestion>>

/** The rules with a query. */
export const ON_BOARD = Object.keys(QUESTIONS) as readonly RuleId[]
const table: ReadonlyMap<RuleId, BoardQuestion> = new Map(Object.entries(QUESTIONS))

/** Spaces for the power itself, and for others. */
export type Bites = { readonly own: readonly SpaceId[]; readonly others: readonly SpaceId[] }
const NOWHERE: Bites = { own: [], others: [] }

/** Where the rule applies now, for this power and for others. Null for rules without a query. */
export function onBoard(state: GameState, rule: RuleId, power: PowerId): Bites | null {
  const ask = table.get(rule)
  if (!ask) return null
  if (state.flow.winner) return NOWHERE
  const mineNow = [...new Set(ask(state, power))]
  const all = dataOf(state).turnOrder.flatMap((other) => (other === power ? [] : ask(state, other)))
  return { own: mineNow, others: [...new Set(all)].filter((space) => !mineNow.includes(space)) }
}

/** The rules that apply to this power now, with their number of spaces. Empty after the war. */
export function bitingNow(state: GameState, power: PowerId): ReadonlyMap<RuleId, number> {
  const counts = new Map<RuleId, number>()
  if (state.flow.winner) return counts
  for (const [rule, ask] of table) {
    const { size } = new Set(ask(state, power))
    if (size > 0) counts.set(rule, size)
  }
  return counts
}
