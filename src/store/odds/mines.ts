/** What mines may cost ships that only pass them, for the map and the panels: worked out once for each order. */
import type { GameState } from '../../engine/index.ts'
import { type MineToll, mineTollOf, type OddsQuery } from '../../odds/index.ts'
import type { Chip } from '../board-view.ts'
import { t, tenths } from '../text.ts'
import { perCent } from './format.ts'

type Asked = Pick<OddsQuery, 'space' | 'orders'>
const mineTollCache = new WeakMap<GameState, Map<string, MineToll | null>>()

/** Null where no ships have mines to pass. */
export function mineTollNow(state: GameState, { space, orders = [] }: Asked): MineToll | null {
  const all = mineTollCache.get(state) ?? new Map<string, MineToll | null>()
  mineTollCache.set(state, all)
  const key = JSON.stringify([space, orders])
  const old = all.get(key)
  if (old !== undefined) return old
  const now = mineTollOf(state, { space, orders })
  all.set(key, now)
  return now
}

const mineChipCache = new WeakMap<MineToll, Partial<Record<'ordered' | 'lit', Chip>>>()

/** The chip of a passage: how likely no mine hits, and how many ships are lost on average. */
export function mineChip(of: MineToll, ordered: boolean): Chip {
  const made = mineChipCache.get(of) ?? {}
  mineChipCache.set(of, made)
  const { clean, ships } = of
  const words = { chance: perCent(clean), ships: tenths(ships) }
  made[ordered ? 'ordered' : 'lit'] ??= {
    bar: [clean, 0, 1 - clean],
    chance: words.chance,
    swing: t('odds.mines.chip', words),
    spoken: t('odds.mines.spoken', { ...words, planned: ordered ? 'no' : 'yes', dice: of.dice }),
    ordered,
    mines: true,
  }
  return made[ordered ? 'ordered' : 'lit']!
}
