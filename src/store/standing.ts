/** What stands on the map besides units and control: mines, the canal, the U-boats' hunting grounds, what was built this turn. */
import { content } from '../content/index.ts'
import {
  type Counts,
  controllerOf,
  type GameState,
  minesAgainst,
  POWERS,
  type PowerId,
  SIDES,
  type SpaceId,
  sideOf,
  situation,
  statusOf,
  turn,
  type UnitType,
} from '../engine/index.ts'
import type { Entry } from '../save/rebuild.ts'
import type { BoardView } from './board-view.ts'

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

const bases = content.spaces.flatMap(({ id, original, navalBases = [] }) =>
  original ? navalBases.map((zone) => ({ id, original, zone })) : [],
)

/** Fields that harm nobody, because their base is in the other side's hands; `by`: whose they were. */
export function deadMinesOf(state: GameState): NonNullable<BoardView['deadMines']> {
  return bases.flatMap(({ id, original, zone }) => {
    const holder = controllerOf(state, id)
    const taken = holder !== null && holder !== 'contested' && sideOf(holder) !== sideOf(original)
    return taken ? [{ zone, by: original }] : []
  })
}

/** Whether the canal is open to the power to move: a friend of it holds the land (STD-BRD-19). */
export function canalOpenIn(state: GameState): boolean | undefined {
  const canal = content.rulesets[state.ruleset]?.canal
  return canal ? statusOf(state, canal.control, turn(state).power) === 'friendly' : undefined
}

const NO_ZONES: readonly SpaceId[] = []

/** Zones in which submarines cost the enemy income, once that war is declared (STD-INC-04). */
export function raidedIn(state: GameState): readonly SpaceId[] {
  const { submarineWarfare } = situation(state)
  return (submarineWarfare && content.rulesets[state.ruleset]?.submarineWarfare.zones) || NO_ZONES
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
