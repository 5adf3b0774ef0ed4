/** Dice of the table that both sides took back: they lie again as they lay, as those of a seed would fall. Pure; no store. */
import type { Agreement } from '../../save/format.ts'
import type { Entry } from '../../save/replay.ts'
import type { GameStore } from './table.ts'

type Laid = NonNullable<Agreement['laid']>

/** How many dice there have been: the number of the next one. */
const nextDie = ({ table }: NonNullable<GameStore['game']>): number => table.rng.taken

/** Of this many dice those that are known: they lay there before they were taken back, and in this order. */
export function knownDice({ game, agreement, mode }: Pick<GameStore, 'game' | 'agreement' | 'mode'>, count: number): number[] {
  const laid = agreement?.laid
  if (!game || !laid || mode.kind !== 'game' || nextDie(game) < laid.from) return []
  const at = nextDie(game) - laid.from
  return laid.faces.slice(at, at + count)
}

/** What is known of the dice to come once so many acts are taken back from a table that rolls its own; null: nothing. */
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
