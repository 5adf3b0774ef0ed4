/** What a space holds in store for the power to move: entering it, leaving it, fighting in it. The engine is asked, nothing is worked out here. */
import {
  dataOf,
  entryRefusal,
  type GameState,
  minesAgainst,
  minorForecast,
  type PowerId,
  patrolledZones,
  placements,
  type RuleError,
  type RuleId,
  reach,
  type SpaceId,
  sideOf,
  statusOf,
  turn,
  unitsIn,
  unitTypesOf,
  whyNot,
} from '../../../engine/index.ts'
import { isLand, isNeutral, isSea, spaceIn, unitOf } from '../../../planning/board.ts'
import { expectedHits, type MeanHits } from '../../../planning/forecast.ts'
import { type PickRow, picksOf } from '../../../planning/picks.ts'
import { moveRefusal } from '../../../planning/refusals.ts'
import type { Selection } from '../../../planning/selection.ts'
import { isPicked } from '../../../planning/selection.ts'
import { targetsOf } from '../../../planning/targets.ts'
import { peaceIn } from '../../../store/view/features.ts'
import { listText, powerAdjective, powerInText, spaceName, spaceNames, t } from '../../text.ts'
import { minorSentence, targetForecast } from '../move/forecast.ts'

/** A sentence and the rule behind it. `refused`: it says why not. */
export type OutlookLine = { text: string; rule?: RuleId; refused?: boolean }

const refusal = (error: RuleError): OutlookLine =>
  error.rule === 'CONTRACT' ? { text: error.message, refused: true } : { text: error.message, rule: error.rule, refused: true }

/** What would come of it if the power to move came in: the chosen units, else any. */
export function entryOutlook(state: GameState, id: SpaceId, selection: Selection | null): OutlookLine[] {
  const space = spaceIn(state, id)
  if (!space || space.kind === 'impassable') return []
  const moving = turn(state).phase === 'move' && !state.flow.pending
  if (moving && selection && selection.space !== id && isPicked(selection)) return [ofTheChosen(state, id, selection)]
  const general =
    space.kind === 'sea' ? intoSea(state, id) : [intoClosed(state, id) ?? intoBarred(state, id) ?? ontoLand(state, id)]
  return moving ? [...comers(state, id, general), ...notes(state, id)] : [...general, ...notes(state, id)]
}

/** Land that has left the war is closed to everybody (STD-REV-13, unless the ruleset has a rule of its own). */
function intoClosed(state: GameState, id: SpaceId): OutlookLine | null {
  if (peaceIn(state)[id] !== 'closed') return null
  return { text: t('board.peace', { peace: 'closed' }), rule: dataOf(state).revolution.closed ?? 'STD-REV-13', refused: true }
}

/** Land that the power to move may not enter, whoever stands beside it: closed colonies, minors that wait for their power, its own neutrality. */
function intoBarred(state: GameState, id: SpaceId): OutlookLine | null {
  const error = entryRefusal(state, id)
  return error && refusal(error)
}

function ofTheChosen(state: GameState, id: SpaceId, selection: Selection): OutlookLine {
  const target = targetsOf(state, selection)[id]
  if (target) {
    const { way, sentence, notes: more } = targetForecast(state, selection, target)
    const rule = isSea(id) ? 'STD-SEA-01' : ruleOfLand(state, id)
    return { text: [...(way ? [way] : []), sentence, ...more].join(' '), rule }
  }
  const error = moveRefusal(state, selection, id)
  return error ? refusal(error) : { text: t('panels.space.enter.not') }
}

/** Who could come at once and what then; where all who stand beside it may not, why. */
function comers(state: GameState, id: SpaceId, general: OutlookLine[]): OutlookLine[] {
  const from: SpaceId[] = []
  let refused: RuleError | null = null
  for (const near of neighbours(state, id)) {
    const rows = picksOf(state, near).rows.filter((row) => row.can > 0 && sameElement(row, id))
    const errors = rows.map((row) => whyNot(state, one(near, row), id))
    if (errors.includes(null)) from.push(near)
    else refused ??= errors[0] ?? null
  }
  if (from.length === 0) return refused ? [refusal(refused)] : general
  // Some may where others may not: out of land that has left the war there is a way (INF-RUS-18).
  return [{ text: t('panels.space.enter.from', { spaces: spaceNames(from) }) }, ...general.filter((line) => !line.refused)]
}

/** Those next to it; for land those two steps away as well, where armies march so far. */
function neighbours(state: GameState, id: SpaceId): SpaceId[] {
  const next = spaceIn(state, id)?.adjacent ?? []
  const marches = unitTypesOf(state).some((unit) => unit.kind === 'land' && unit.move > 1)
  if (!marches || !isLand(id)) return [...next]
  const beyond = next.filter(isLand).flatMap((near) => (spaceIn(state, near)?.adjacent ?? []).filter(isLand))
  return [...new Set([...next, ...beyond])].filter((near) => near !== id)
}

const sameElement = (row: PickRow, id: SpaceId) => (unitOf(row.type)?.kind === 'sea') === isSea(id)
const one = (from: SpaceId, { type, damaged }: PickRow) =>
  damaged ? { from, damaged: { [type]: 1 } } : { from, units: { [type]: 1 } }

function ruleOfLand(state: GameState, id: SpaceId): RuleId {
  const { power } = turn(state)
  const minor = minorForecast(state, id, power)
  if (minor) return isNeutral(state, id) ? 'STD-POL-14' : minor.hostile ? 'STD-POL-10' : 'STD-POL-09'
  const status = statusOf(state, id, power)
  if (status === 'friendly') return 'STD-MOV-03'
  if (status === 'contested') return 'STD-MOV-08'
  if (status === 'neutral') return spaceIn(state, id)?.colonyOf ? 'STD-POL-12' : 'STD-MOV-05'
  return defended(state, id, power) ? 'STD-MOV-04' : 'STD-MOV-05'
}

const defended = (state: GameState, id: SpaceId, power: PowerId) =>
  unitsIn(state, id).some((stack) => sideOf(stack.power) !== sideOf(power))

function ontoLand(state: GameState, id: SpaceId): OutlookLine {
  const { power } = turn(state)
  const rule = ruleOfLand(state, id)
  const minor = minorSentence(state, id, power)
  if (minor) return { text: minor, rule }
  const status = statusOf(state, id, power)
  const how = status === 'hostile' ? (defended(state, id, power) ? 'defended' : 'open') : status
  return { text: t(`panels.space.enter.${how}`, { space: spaceName(id), ipc: spaceIn(state, id)?.ipc ?? 0 }), rule }
}

function intoSea(state: GameState, id: SpaceId): OutlookLine[] {
  const { power } = turn(state)
  const hostile = statusOf(state, id, power) === 'hostile'
  if (hostile && patrolledZones(state, power).includes(id)) return [{ text: t('panels.space.enter.patrol'), rule: 'ADV-05-10' }]
  return [
    hostile
      ? { text: t('panels.space.enter.stop'), rule: 'STD-SEA-02' }
      : { text: t('panels.space.enter.sail'), rule: defended(state, id, power) ? 'STD-SEA-03' : 'STD-SEA-01' },
  ]
}

function notes(state: GameState, id: SpaceId): OutlookLine[] {
  const by = new Set(minesAgainst(state, turn(state).power).flatMap((field) => (field.zone === id ? [field.by] : [])))
  return by.size === 0
    ? []
    : [{ text: t('panels.space.enter.mines', { powers: listText([...by].map(powerAdjective)) }), rule: 'STD-MIN-05' }]
}

/** Where the units of the power to move may go from contested land: not everywhere. Null where nothing holds them. */
export function leaving(state: GameState, id: SpaceId): OutlookLine | null {
  const { power, phase } = turn(state)
  if (phase !== 'move' || statusOf(state, id, power) !== 'contested') return null
  const rows = picksOf(state, id).rows.filter((row) => row.can > 0)
  if (rows.length === 0) return null
  const spaces = new Set(rows.flatMap((row) => reach(state, one(id, row)).map((target) => target.space)))
  const words = { power: powerAdjective(power), spaces: spaceNames([...spaces].sort()), count: spaces.size }
  return { text: t('panels.space.leave', words), rule: ruleOfLeaving(state, id, rows) }
}

/** The rule by which units that start here are kept from a neighbour; every ruleset names its own. */
function ruleOfLeaving(state: GameState, id: SpaceId, rows: readonly PickRow[]): RuleId {
  const rules = (spaceIn(state, id)?.adjacent ?? []).flatMap((near) =>
    rows.flatMap((row) => (sameElement(row, near) ? (whyNot(state, one(id, row), near)?.rule ?? []) : [])),
  )
  const own = LEAVING.find((rule) => rules.includes(rule))
  return own ?? 'STD-MOV-06'
}
const LEAVING: readonly RuleId[] = ['TOU-MOV-05', 'ADV-01-15', 'ADV-01-11']

/** What of the power to move may be built here, as things stand. */
export function building(state: GameState, id: SpaceId): OutlookLine | null {
  const place = placements(state).find((each) => each.space === id)
  if (!place || place.types.length === 0) return null
  const { power } = turn(state)
  return { text: t('panels.space.build', { power: powerInText(power), sea: isSea(id) ? 'yes' : 'no' }), rule: place.rule }
}

/** Hits that chance gives on average if one power attacked here now; null when there is nobody it could fight. */
export function oddsOf(state: GameState, id: SpaceId, power: PowerId): MeanHits | null {
  // Whoever's turn it is: the question is what would be if it were this power's. Landings are those of the power to move.
  const its =
    power === state.flow.power ? state : { ...state, flow: { ...state.flow, power }, turn: { ...state.turn, ashore: [] } }
  return expectedHits(its, id)
}
