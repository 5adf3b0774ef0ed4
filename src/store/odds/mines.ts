/** What mines may cost ships that only pass them, for the map and the panels: worked out once for each order. */
import type { GameState } from '../../engine/index.ts'
import { type Ask, type MineToll, passage } from '../../odds/index.ts'
import type { Chip } from '../board-view.ts'
import { t, tenths } from '../text.ts'
import { perCent } from './said.ts'

type Asked = Pick<Ask, 'space' | 'orders'>
const known = new WeakMap<GameState, Map<string, MineToll | null>>()

/** Null where no ships have mines to pass. */
export function passageNow(state: GameState, { space, orders = [] }: Asked): MineToll | null {
  const all = known.get(state) ?? new Map<string, MineToll | null>()
  known.set(state, all)
  const key = JSON.stringify([space, orders])
  const old = all.get(key)
  if (old !== undefined) return old
  const now = passage(state, { space, orders })
  all.set(key, now)
  return now
}

const chips = new WeakMap<MineToll, Partial<Record<'ordered' | 'lit', Chip>>>()

/** The chip of a passage: how likely no mine hits, and how many ships are lost on average. */
export function mineChip(of: MineToll, ordered: boolean): Chip {
  const made = chips.get(of) ?? {}
  chips.set(of, made)
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
