/** The statement of income: which territory pays what to a power now, from what the engine says of control. */
import { content } from '../../../content/index.ts'
import {
  controllerOf,
  dataOf,
  type GameState,
  type PowerId,
  productionOf,
  type SpaceId,
  situation,
  spacesOf,
  treasuryOf,
  unitsIn,
  worthOf,
} from '../../../engine/index.ts'

export type PayLine = { space: SpaceId; ipc: number }
export type Statement = {
  power: PowerId
  home: PayLine[]
  colonies: PayLine[]
  taken: PayLine[]
  /** Its own land, or land it fights for, that pays nobody. */
  contested: PayLine[]
  /** Its own land that an enemy holds. */
  lost: PayLine[]
  total: number
  treasury: number
  /** Submarines that roll for merchantmen when it collects; null: none do. */
  raiders: { dice: number; expected: number } | null
}

/** Land that can be reached from the capital without leaving what the power began with is home; the rest are colonies. */
function homeOf(state: GameState, power: PowerId): ReadonlySet<SpaceId> {
  const own = new Map(spacesOf(state).flatMap((space) => (space.original === power ? [[space.id, space] as const] : [])))
  const found = new Set<SpaceId>(content.powers.flatMap((each) => (each.id === power ? [each.capital] : [])))
  for (const id of found) for (const next of own.get(id)?.adjacent ?? []) if (own.has(next)) found.add(next)
  return found
}

export function statementOf(state: GameState, power: PowerId): Statement {
  const lines: Pick<Statement, 'home' | 'colonies' | 'taken' | 'contested' | 'lost'> = {
    home: [],
    colonies: [],
    taken: [],
    contested: [],
    lost: [],
  }
  const home = homeOf(state, power)
  for (const space of spacesOf(state)) {
    if (!space.ipc) continue
    const line = { space: space.id, ipc: worthOf(state, space.id) }
    const controller = controllerOf(state, space.id)
    const own = space.original === power
    if (controller === power) {
      if (!own) lines.taken.push(line)
      else if (home.has(space.id)) lines.home.push(line)
      else lines.colonies.push(line)
    } else if (controller === 'contested') {
      if (own || unitsIn(state, space.id).some((stack) => stack.power === power)) lines.contested.push(line)
    } else if (own) lines.lost.push(line)
  }
  for (const list of Object.values(lines)) list.sort((a, b) => b.ipc - a.ipc || a.space.localeCompare(b.space))
  return {
    power,
    ...lines,
    total: productionOf(state, power),
    treasury: treasuryOf(state, power),
    raiders: raidersOf(state, power),
  }
}

export const sumOf = (lines: readonly PayLine[]): number => lines.reduce((sum, line) => sum + line.ipc, 0)

function raidersOf(state: GameState, power: PowerId): Statement['raiders'] {
  const war = dataOf(state).submarineWarfare
  if (!situation(state).submarineWarfare || !war.victims.includes(power)) return null
  const dice = war.zones.reduce(
    (sum, zone) =>
      sum +
      unitsIn(state, zone).reduce((n, stack) => n + (stack.power === war.by && stack.type === 'submarine' ? stack.count : 0), 0),
    0,
  )
  return dice === 0 ? null : { dice, expected: (dice * war.hitsOn) / 6 }
}

/** What every power's production was at the start and is now, in turn order. */
export function standings(opening: GameState | null, state: GameState): { power: PowerId; start: number; now: number }[] {
  return content.powers.map(({ id }) => ({
    power: id,
    start: opening ? productionOf(opening, id) : productionOf(state, id),
    now: productionOf(state, id),
  }))
}
