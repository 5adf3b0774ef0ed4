import { type GameState, goAshoreAfter, type SpaceId } from '../../engine/index.ts'
import type { BattleSideId } from '../types.ts'
import type { Afloat, BoardStack } from './fleet.ts'
import { type HitTable, hitTable } from './lattice.ts'
import { added, addLosses, noOutlook, type Outlook } from './outlook.ts'
import type { SeaQuestion } from './read.ts'

/** Endings at sea after which the same goes ashore, each pair of hits with its chance. */
type Kind = { chances: HitTable; own: Afloat; theirs: Afloat }

/** All that a shore asks of the zone from which somebody lands: which transports are left, what else, and what enemies (STD-AMP-08, STD-NAV-17). */
function nameOfEnd(own: Afloat, theirs: Afloat): string {
  const types = (ships: readonly BoardStack[]): string[] => [...new Set(ships.map(({ type }) => type))].sort()
  return [own.ships.flatMap(({ id }) => id ?? []).sort(), types(own.ships), types(theirs.ships)].join(' | ')
}

function kindsOf({ own, theirs }: SeaQuestion, ends: HitTable): Kind[] {
  const kinds = new Map<string, Kind>()
  for (const [i, row] of ends.entries())
    for (const [j, chance] of row.entries()) {
      if (chance === 0) continue
      const [left, foes] = [own[i] as Afloat, theirs[j] as Afloat]
      const name = nameOfEnd(left, foes)
      const kind = kinds.get(name) ?? { chances: hitTable(own.length, theirs.length), own: left, theirs: foes }
      kinds.set(name, kind)
      ;(kind.chances[i] as number[])[j] = chance
    }
  return [...kinds.values()]
}

/**
 * A landing that waits for a battle at sea: its endings, and after each of them what comes ashore. `after`: what comes of the position
 * then; null where that is not known, and then nothing is.
 */
export function landPastFleet(
  state: GameState,
  zone: SpaceId,
  space: SpaceId,
  question: SeaQuestion,
  ends: HitTable,
  after: (state: GameState) => Outlook | null,
): Outlook | null {
  const { own, theirs, others } = question
  let all: Outlook | null = null
  const ashore = ({ turn }: GameState): boolean => turn.ashore.some(({ to }) => to === space)
  for (const { chances, own: left, theirs: foes } of kindsOf(question, ends)) {
    const gone = goAshoreAfter(state, zone, [...others, ...left.ships, ...foes.ships], space)
    const then = after(gone.state)
    if (!then) return null
    all ??= noOutlook(then.rows !== null)
    const rows = chances.map((row) => row.reduce((sum, p) => sum + p, 0))
    const columns = theirs.map((_, j) => chances.reduce((sum, row) => sum + (row[j] as number), 0))
    const chance = rows.reduce((sum, p) => sum + p, 0)
    for (const end of ['cleared', 'contested', 'repulsed', 'annihilated'] as const) all.ends[end] += chance * then.ends[end]
    addSide(all, 'attacker', then, own, rows)
    addSide(all, 'defender', then, theirs, columns)
    if (all.rows)
      for (const [i, row] of chances.entries())
        for (const [j, p] of row.entries())
          if (p > 0)
            addLosses(all.rows, then.rows ?? [], p, { attacker: (own[i] as Afloat).lost, defender: (theirs[j] as Afloat).lost })
    const won = left.ships.length > 0 && foes.ships.length === 0
    all.through += chance * ((won ? 1 : 0) + then.through)
    all.ashore += chance * ((!ashore(state) && ashore(gone.state) ? 1 : 0) + then.ashore)
  }
  return all
}

/** What the side loses at sea, and after it. */
function addSide(all: Outlook, side: BattleSideId, then: Outlook, fleet: readonly Afloat[], chances: readonly number[]): void {
  for (const [hits, p] of chances.entries()) {
    if (p === 0) continue
    const { lost } = fleet[hits] as Afloat
    for (const [units, q] of then[side]) all[side].push([added(lost, units), p * q])
  }
}
