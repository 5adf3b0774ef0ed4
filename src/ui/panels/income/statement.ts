/** The statement of income: which territory pays what to a power now, from what the engine says of control. */
import { content } from '../../../content/index.ts'
import {
  type Counts,
  controllerOf,
  convoys,
  dataOf,
  type GameState,
  hasLeftWar,
  incomeHandicapOf,
  isAtWar,
  type LostCapital,
  lostCapitals,
  type PowerId,
  productionOf,
  type RuleId,
  type SpaceId,
  situation,
  spacesOf,
  suppliesOf,
  treasuryOf,
  unitsIn,
  worthOf,
} from '../../../engine/index.ts'
import { t } from '../../text.ts'

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
  /** What the handicap adds to or takes from it, which the total holds; null: it has none. */
  handicap: ReturnType<typeof incomeHandicapOf>
  total: number
  treasury: number
  /** Submarines that roll for merchantmen when it collects; null: none do. `borne`: what they have cost a neutral so far, and how much it bears. */
  raiders: { dice: number; expected: number; borne: { lost: number; most: number; rule: RuleId } | null } | null
  /** What it draws through a neutral neighbour besides; null: nothing. */
  supplies: ReturnType<typeof suppliesOf>
  /** Its convoys: their zones, and how many raiders lie in them. */
  convoys: { zones: SpaceId[]; raiders: number; least: number; most: number; by: PowerId } | null
  /** Units on their way home, which it can place as it next mobilises. */
  homeward: Counts
  /** Treasuries that are the holder's of their power's capital: its own, and those of which it holds the capital. */
  forfeits: LostCapital[]
  /** Out of the war, or without its capital or an economy: nothing is paid. */
  state: 'surrendered' | 'left' | 'captured' | 'collapsed' | null
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
  const held = lostCapitals(state)
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
    handicap: incomeHandicapOf(state, power),
    total: productionOf(state, power),
    treasury: treasuryOf(state, power),
    raiders: raidersOf(state, power),
    supplies: suppliesOf(state, power),
    convoys: convoysOf(state, power),
    homeward: situation(state).homeward?.[power] ?? {},
    forfeits: held.filter(({ of, to, forfeits }) => forfeits && (of === power || to === power)),
    state: stateOf(state, power, held),
  }
}

function stateOf(state: GameState, power: PowerId, held: readonly LostCapital[]): Statement['state'] {
  const { surrendered, collapsed } = situation(state)
  if (surrendered?.includes(power)) return 'surrendered'
  if (hasLeftWar(state, power)) return 'left'
  if (held.some(({ of }) => of === power)) return 'captured'
  return collapsed?.includes(power) ? 'collapsed' : null
}

/** What the treasury would hold after collecting now: from at least to at most. */
export function treasuryRange({ treasury, total, raiders, supplies, state }: Statement): { least: number; most: number } {
  if (state) return { least: treasury, most: treasury }
  const sure = treasury + total + (supplies?.sure ?? 0)
  // By sea comes half of a die, rounded up.
  if (supplies?.bySea) return { least: sure + 1, most: sure + 3 }
  return { least: raiders ? treasury : sure, most: sure }
}

/** The same in words. */
export function afterText(statement: Statement): string {
  const { least, most } = treasuryRange(statement)
  if (statement.raiders && !statement.state) return t('panels.income.atMost', { sum: most })
  return least === most ? t('panels.income.exactly', { sum: most }) : t('panels.income.between', { least, most })
}

function convoysOf(state: GameState, power: PowerId): Statement['convoys'] {
  const war = dataOf(state).convoys
  const zones = convoys(state).flatMap(({ zone, owners }) => (owners.includes(power) ? [zone] : []))
  if (!war || zones.length === 0) return null
  const damage = war.damage[situation(state).convoyWar ?? 'restricted']
  return {
    zones,
    raiders: boatsIn(state, war.by, zones),
    least: Math.min(...damage),
    most: Math.max(...damage),
    by: war.by,
  }
}

const boatsIn = (state: GameState, power: PowerId, zones: readonly SpaceId[]): number =>
  zones.reduce(
    (sum, zone) =>
      sum +
      unitsIn(state, zone).reduce((n, stack) => n + (stack.power === power && stack.type === 'submarine' ? stack.count : 0), 0),
    0,
  )

export const sumOf = (lines: readonly PayLine[]): number => lines.reduce((sum, line) => sum + line.ipc, 0)

function raidersOf(state: GameState, power: PowerId): Statement['raiders'] {
  const war = dataOf(state).submarineWarfare
  if (!situation(state).submarineWarfare || !war.victims.includes(power)) return null
  const dice = boatsIn(state, war.by, war.zones)
  const { damage, hitsOn } = war
  const each = damage ? damage.reduce((sum, toll, i) => sum + (i < hitsOn ? toll : 0), 0) : hitsOn
  if (dice === 0) return null
  const { borne } = war
  const lost = situation(state).shippingLost?.[power] ?? 0
  return {
    dice,
    expected: (dice * each) / 6,
    borne: borne && !isAtWar(state, power) ? { lost, most: borne.loss, rule: borne.rule } : null,
  }
}

/** What every power's production was at the start and is now, in turn order. */
export function standings(opening: GameState | null, state: GameState): { power: PowerId; start: number; now: number }[] {
  return content.powers.map(({ id }) => ({
    power: id,
    start: opening ? productionOf(opening, id) : productionOf(state, id),
    now: productionOf(state, id),
  }))
}
