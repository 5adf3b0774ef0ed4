/** After an agreed take-back at a table with real dice, the same dice come up again. Pure. */
import type { Agreement } from '../../save/format.ts'
import type { Entry } from '../../save/replay.ts'
import type { GameStore } from './table.ts'

type Laid = NonNullable<Agreement['laid']>

/** Number of the next die. */
const nextDie = ({ table }: NonNullable<GameStore['game']>): number => table.rng.taken

/** The known faces among the next `count` dice, in order. */
export function knownDice({ game, agreement, mode }: Pick<GameStore, 'game' | 'agreement' | 'mode'>, count: number): number[] {
  const laid = agreement?.laid
  if (!game || !laid || mode.kind !== 'game' || nextDie(game) < laid.from) return []
  const at = nextDie(game) - laid.from
  return laid.faces.slice(at, at + count)
}

/** Faces to replay after the entries `taken` are removed; null for tables with seeded dice. */
export function diceToReplay(
  then: NonNullable<GameStore['game']>,
  now: NonNullable<GameStore['game']>,
  taken: readonly Pick<Entry, 'dice'>[],
  before: Agreement['laid'],
): Laid | null {
  if (now.table.dice !== 'entered') return null
  const known = before ? before.faces.slice(Math.max(0, nextDie(now) - before.from)) : []
  const faces = [...taken.flatMap(({ dice }) => dice), ...known]
  return faces.length > 0 ? { from: nextDie(then), faces } : null
}
