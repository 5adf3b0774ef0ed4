/** What the rules of a game have put on a space beside units and control: convoys, passages, money, revolts, homelands. */
import {
  convoys,
  dataOf,
  type GameState,
  goals,
  homelands,
  type PowerId,
  passages,
  patrolledZones,
  type RuleId,
  SIDES,
  type Side,
  type SpaceId,
  situation,
  suppliesOf,
  turn,
} from '../../../engine/index.ts'
import { listText, powerAdjective, powerInText, powerName, spaceName, t } from '../../text.ts'

/** A name and what is to be said; `space`: said by a link to that space. */
export type SpaceMark = { id: string; name: string; value: string; space?: SpaceId; rule?: RuleId }

export const marksOf = (state: GameState, id: SpaceId): SpaceMark[] => [
  ...convoyMarks(state, id),
  ...patrolMarks(state, id),
  ...passageMarks(state, id),
  ...supplyMarks(state, id),
  ...moneyMarks(state, id),
  ...revoltMarks(state, id),
  ...homelandMarks(state, id),
  ...goalMarks(state, id),
]

/** Who pays for a raid: of two owners the first for odd dice (ADV-10-03, ADV-10-25). */
function convoyMarks(state: GameState, id: SpaceId): SpaceMark[] {
  if (!dataOf(state).convoys?.zones.includes(id)) return []
  const [first, second] = convoys(state).find(({ zone }) => zone === id)?.owners ?? []
  const value = !first
    ? t('panels.mark.convoyNone')
    : second
      ? t('panels.mark.convoyBoth', { odd: powerAdjective(first), even: powerAdjective(second) })
      : t('panels.mark.convoyOf', { of: powerAdjective(first) })
  return [{ id: 'convoy', name: t('panels.mark.convoy'), value, rule: second ? 'ADV-10-25' : 'ADV-10-02' }]
}

const patrolMarks = (state: GameState, id: SpaceId): SpaceMark[] =>
  patrolledZones(state, turn(state).power).includes(id)
    ? [{ id: 'patrol', name: t('panels.mark.patrol'), value: t('panels.mark.patrolled'), rule: 'ADV-05-04' }]
    : []

const sideText = (side: Side) => t('panels.space.side', { side })

/** Ways from zone to zone that end here, or whose key is here. */
function passageMarks(state: GameState, id: SpaceId): SpaceMark[] {
  return passages(state)
    .filter(({ zones, control }) => control === id || zones.includes(id))
    .map(({ id: passage, zones, control, open, surfaceOnly, rule }) => {
      const name = t(`rulesets.passage.${passage}`)
      const other = zones.find((zone) => zone !== id) ?? ''
      return {
        id: `passage-${passage}`,
        name: control === id ? name : t('panels.mark.passageTo', { name, zone: other.slice('sz'.length) }),
        value: t('panels.mark.passage', {
          open: open.length > 0 ? listText(open.map(sideText)) : 'none',
          submarines: surfaceOnly ? 'yes' : 'no',
          key: control === id ? 'none' : spaceName(control),
        }),
        rule,
      }
    })
}

/** What a neighbour lives on as long as nobody has entered this land, and the sea it comes by (ADV-24-01, ADV-24-02). */
function supplyMarks(state: GameState, id: SpaceId): SpaceMark[] {
  const { supplies } = dataOf(state)
  if (!supplies || (id !== supplies.through && id !== supplies.zone)) return []
  const now = suppliesOf(state, supplies.power)
  const land = id === supplies.through
  const flow = land ? now !== null : (now?.bySea ?? false)
  const value = t(land ? 'panels.mark.suppliesBy' : 'panels.mark.suppliesSea', {
    power: powerInText(supplies.power),
    flow: flow ? 'yes' : 'no',
  })
  return [{ id: 'supplies', name: t('panels.mark.supplies'), value, rule: land ? supplies.rule : supplies.seaRule }]
}

/** Countries that can be won, or have been (INF-INFL-01, INF-INFL-03). */
function moneyMarks(state: GameState, id: SpaceId): SpaceMark[] {
  const prices = Object.entries(dataOf(state).influence?.[id] ?? {}) as [PowerId, number][]
  if (prices.length === 0) return []
  const { influenced = [], paid, mobilized } = situation(state)
  const name = t('panels.mark.influence')
  const mark = (value: string): SpaceMark[] => [{ id: 'money', name, value, rule: 'INF-INFL-01' }]
  if (influenced.includes(id)) return mark(t('panels.mark.won'))
  if (paid?.influence.includes(id)) return mark(t('panels.mark.paid'))
  if (mobilized.includes(id)) return []
  return mark(listText(prices.map(([power, price]) => t('panels.mark.price', { power: powerName(power), price }))))
}

/** Revolts that can break out here, or have (INF-REV-01). */
function revoltMarks(state: GameState, id: SpaceId): SpaceMark[] {
  const { revolts } = dataOf(state)
  const place = revolts?.places[id]
  if (!revolts || !place) return []
  const { revolted = [], paid } = situation(state)
  const value = revolted.includes(id)
    ? t('panels.mark.revolted')
    : paid?.revolts.includes(id)
      ? t('panels.mark.revoltPaid')
      : t('panels.mark.revoltBy', { power: powerInText(place.by), owner: powerInText(place.owner), price: revolts.cost })
  return [{ id: 'revolt', name: t('panels.mark.revolt'), value, rule: 'INF-REV-01' }]
}

/** Land whose loss counts towards a collapse, and for points (TOU-HOM-01). */
function homelandMarks(state: GameState, id: SpaceId): SpaceMark[] {
  const home = homelands(state).find(({ territories }) => territories.some(({ space }) => space === id))
  return home ? [{ id: 'homeland', name: t('panels.mark.homeland'), value: powerName(home.power), rule: 'TOU-HOM-01' }] : []
}

/** Which side needs it for its victory, and how much of it, by the first way to win in which it stands (STD-VIC-01, STD-WAR-01, TOU-VIC-01). */
function goalMarks(state: GameState, id: SpaceId): SpaceMark[] {
  const asks = goals(state).flatMap(({ side, rule, needs }) => {
    const need = needs.flat().find(({ space }) => space === id)
    return need ? [{ side, rule, as: need.as }] : []
  })
  return SIDES.flatMap((side) => asks.find((each) => each.side === side) ?? []).map(({ side, rule, as }) => ({
    id: `goal-${side}`,
    name: t('panels.mark.goal'),
    value: t('panels.mark.goalOf', { side: sideText(side), as }),
    rule,
  }))
}
