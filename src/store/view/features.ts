/**
 * What the map is handed besides units and control: the board itself, mines, passages, the U-boats' hunting grounds, what was
 * built this turn.
 */
import {
  boardOf,
  type Counts,
  closedLand,
  controllerOf,
  dataOf,
  type GameState,
  goals,
  minesAgainst,
  minorForecast,
  POWERS,
  type PowerId,
  passages,
  patrolledZones,
  SIDES,
  type SpaceId,
  sideOf,
  situation,
  spacesOf,
  statusOf,
  turn,
  type UnitType,
} from '../../engine/index.ts'
import type { Entry } from '../../save/replay.ts'
import type { BoardView, PassageView, PeaceMark, Rising } from './board-view.ts'

/** The mine fields that are live, by the side that holds them: those that threaten the other side. */
export function minesOf(state: GameState): BoardView['mines'] {
  const fields = new Map<string, BoardView['mines'][number]>()
  for (const side of SIDES) {
    const victims = POWERS.filter((power) => sideOf(power) !== side)
    for (const victim of victims) {
      for (const { zone, by } of minesAgainst(state, victim)) fields.set(`${zone} ${side}`, { zone, side, by })
    }
  }
  return [...fields.values()]
}

const boards = new WeakMap<BoardView['board']['spaces'], BoardView['board']>()

/** The board that is played on; the same object for the same board. */
export function boardIn(state: GameState): BoardView['board'] {
  const spaces = spacesOf(state)
  const board = boards.get(spaces) ?? { grouping: boardOf(state), spaces }
  boards.set(spaces, board)
  return board
}

const basesOf = (state: GameState) =>
  boardIn(state).spaces.flatMap(({ id, original, navalBases = [] }) =>
    original ? navalBases.map((zone) => ({ id, original, zone })) : [],
  )

/** Fields that harm nobody, because their base is in the other side's hands; `by`: whose they were. */
export function deadMinesOf(state: GameState): NonNullable<BoardView['deadMines']> {
  return basesOf(state).flatMap(({ id, original, zone }) => {
    const holder = controllerOf(state, id)
    const taken = holder !== null && holder !== 'contested' && sideOf(holder) !== sideOf(original)
    return taken ? [{ zone, by: original }] : []
  })
}

/** Canals and straits, as they are to the power to move: open while a friend of it holds the shore (STD-BRD-19, ADV-18-05). */
export function passagesIn(state: GameState): PassageView[] {
  const { power } = turn(state)
  return passages(state).map(({ id, zones, control, open, surfaceOnly }) => {
    // A power that is out of the war has no side.
    const passes = open.includes(sideOf(power)) && statusOf(state, control, power) === 'friendly'
    return { id, zones, control, gate: passes ? 'open' : surfaceOnly ? 'submarines' : 'shut' }
  })
}

/** Where submarines cost the enemy income, and whose, once that war is declared (STD-INC-04). */
export function raidedIn(state: GameState): BoardView['raided'] {
  return situation(state).submarineWarfare ? dataOf(state).submarineWarfare : undefined
}

/** Whose merchantmen sail where, as the war on them is waged now (ADV-10-02, ADV-10-03, ADV-10-23). */
export function convoysIn(state: GameState): BoardView['convoys'] {
  const { convoys } = dataOf(state)
  const owners = convoys?.owners[state.war.convoyWar ?? 'restricted'] ?? {}
  return convoys?.zones.map((zone) => ({ zone, owners: owners[zone] ?? [] }))
}

/** Zones in which destroyers are all that bars the way to the power to move; undefined where there are none (ADV-05-04). */
export function patrolledIn(state: GameState): BoardView['patrolled'] {
  const zones = patrolledZones(state, turn(state).power)
  return zones.length > 0 ? zones : undefined
}

/** Land that victory asks for; undefined where it asks for capitals alone, whose rings say so (STD-WAR-01, STD-WAR-02). */
export function decidingIn(state: GameState): BoardView['deciding'] {
  const capitals = new Set(boardIn(state).spaces.flatMap(({ id, capitalOf }) => (capitalOf ? [id] : [])))
  const lands = [...new Set(goals(state).flatMap(({ needs }) => needs.flat().map(({ space }) => space)))]
  return lands.every((space) => capitals.has(space)) ? undefined : lands
}

/** What the power to move has paid for this turn and what has still to come: countries and revolts (INF-INFL-03, INF-REV-03). */
export function paidIn(state: GameState): Pick<BoardView, 'influenced' | 'revolts'> {
  if (!state.turn.paid) return {}
  const byMover = (spaces: readonly SpaceId[]) => spaces.map((space) => ({ space, by: turn(state).power }))
  return { influenced: byMover(state.turn.paid.influence), revolts: byMover(state.turn.paid.revolts) }
}

/** What minor powers will raise where the power to move has come in and movement has not ended yet (STD-POL-09, STD-POL-10). */
export function risingIn(state: GameState): Readonly<Record<SpaceId, Rising>> {
  const { power, phase } = turn(state)
  const rising: Record<SpaceId, Rising> = {}
  if (phase !== 'move') return rising
  for (const { id, minor } of boardIn(state).spaces) {
    if (!minor || !state.war.units[id]?.some((stack) => stack.power === power)) continue
    const forecast = minorForecast(state, id, power)
    const [owner = 'neutral'] = forecast?.owners.length === 1 ? forecast.owners : []
    if (forecast) rising[id] = { power: owner, units: forecast.force, hostile: forecast.hostile }
  }
  return rising
}

/**
 * Land in which the war rests (STD-REV-12, STD-REV-13, INF-RUS-09, ADV-26-03); under the armistice of ADV-26-05 that of the side
 * which holds it.
 */
export function peaceIn(state: GameState): Readonly<Record<SpaceId, PeaceMark>> {
  const peace: Record<SpaceId, PeaceMark> = {}
  for (const space of closedLand(state)) peace[space] = 'closed'
  for (const [space, side] of Object.entries(situation(state).armistice ?? {}))
    peace[space] = controllerOf(state, space) === 'contested' ? 'both' : side
  return peace
}

export type Built = Readonly<Record<SpaceId, { readonly power: PowerId; readonly units: Counts }>>

/** What was mobilized in these entries (those of one turn), where it stands. */
export function builtIn(entries: readonly Entry[]): Built {
  const built: Record<SpaceId, { power: PowerId; units: Counts }> = {}
  const add = (space: SpaceId, power: PowerId, type: UnitType, count: number) => {
    const units = built[space]?.units ?? {}
    built[space] = { power, units: { ...units, [type]: Math.max(0, (units[type] ?? 0) + count) } }
  }
  for (const event of entries.flatMap((entry) => entry.events)) {
    if (event.type === 'units-mobilized') {
      for (const [type, count] of Object.entries(event.units) as [UnitType, number][]) add(event.to, event.power, type, count)
    } else if (event.type === 'unit-exchanged') {
      add(event.space, event.power, event.given, -1)
      add(event.space, event.power, event.received, 1)
    }
  }
  return built
}
