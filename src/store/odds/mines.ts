/** Mine losses of ships that only pass, for map and panels. Cached by order. */
import type { GameState } from '../../engine/index.ts'
import { type MineToll, mineTollOf, type OddsQuery } from '../../odds/index.ts'
import { t, tenths } from '../text.ts'
import type { Chip } from '../view/board-view.ts'
import { perCent } from './format.ts'

type Asked = Pick<OddsQuery, 'space' | 'orders'>
const mineTollCache = new WeakMap<GameState, Map<string, MineToll | null>>()

/** The expected mine losses; null if no ships pass mines. */
export function mineTollNow(state: GameState, { space, orders = [] }: Asked): MineToll | null {
  const byKey = mineTollCache.get(state) ?? new Map<string, MineToll | null>()
  mineTollCache.set(state, byKey)
  const key = JSON.stringify([space, orders])
  const cached = byKey.get(key)
  if (cached !== undefined) return cached
  const toll = mineTollOf(state, { space, orders })
  byKey.set(key, toll)
  return toll
}

const mineChipCache = new WeakMap<MineToll, Partial<Record<'ordered' | 'lit', Chip>>>()

/** The chip: chance of no hit and expected ships lost. */
export function mineChip(of: MineToll, ordered: boolean): Chip {
  const chips = mineChipCache.get(of) ?? {}
  mineChipCache.set(of, chips)
  const { clean, ships } = of
  const words = { chance: perCent(clean), ships: tenths(ships) }
  chips[ordered ? 'ordered' : 'lit'] ??= {
    bar: [clean, 0, 1 - clean],
    chance: words.chance,
    swing: t('odds.mines.chip', words),
    spoken: t('odds.mines.spoken', { ...words, planned: ordered ? 'no' : 'yes', dice: of.dice }),
    ordered,
    mines: true,
  }
  return chips[ordered ? 'ordered' : 'lit']!
}
