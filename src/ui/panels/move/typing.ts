/** Numbers typed while the focus is not on one of them, as on the map: they count the kind of unit that was counted last. */
import { useEffect, useMemo, useRef } from 'react'
import { flushSync } from 'react-dom'
import { create } from 'zustand'
import type { Picks } from '../../../planning/picks.ts'
import { pickCount, pickedOf, type Selection } from '../../../planning/selection.ts'
import { isUsable, pickedIn, pickShips, shipGroups } from '../../../planning/ship-groups.ts'
import { notify } from '../../../store/notify.ts'
import { type Command, useCommands } from '../../../store/settings/commands.ts'
import { useUi } from '../../../store/ui.ts'
import { t, unitName } from '../../text.ts'
import { type Typed, typed } from '../../widgets/digits.ts'

/** A kind of unit that can be counted: by which row it stands, of how many, and what another number makes of the selection. */
type Counted = { key: string; name: string; count: number; most: number; set: (count: number) => Selection }

const useRow = create<{ key: string | null }>()(() => ({ key: null }))
export const setRow = (key: string): void => useRow.setState({ key })

export const rowKey = ({ type, damaged }: { type: string; damaged: boolean }): string => `${type}-${damaged}`

function countedIn(selection: Selection, picks: Picks): Counted[] {
  const rows = picks.rows.map((row): Counted => {
    const unit = unitName(row.type, row.can)
    return {
      key: rowKey(row),
      name: row.damaged ? t('panels.move.damagedUnit', { unit }) : unit,
      count: pickedOf(selection, row),
      most: row.can,
      set: (count) => pickCount(selection, row, count),
    }
  })
  const ships = shipGroups(picks.transports).map((group): Counted => {
    const most = isUsable(group) ? group.ships.length : 0
    const set = (count: number) => pickShips(selection, group, count)
    return { key: group.key, name: unitName('transport', most), count: pickedIn(selection, group), most, set }
  })
  return [...rows, ...ships].filter(({ most }) => most > 0)
}

const onNumber = () => document.activeElement?.getAttribute('role') === 'spinbutton'

export const chosenWords = (count: number, name: string, most: number): string => t('panels.move.chosenOf', { count, name, most })

/** Listens for digits and the key to the next kind; says every count that changes. The answer: which row the digits count. */
export function useTyping(selection: Selection, picks: Picks): string | null {
  const rows = useMemo(() => countedIn(selection, picks), [selection, picks])
  const wanted = useRow(({ key }) => key)
  const current = rows.find(({ key }) => key === wanted) ?? rows[0] ?? null
  const latest = useRef({ rows, current, typed: null as Typed | null })
  useEffect(() => {
    latest.current = { ...latest.current, rows, current }
  })
  const commands = useMemo<Command[]>(
    () => [
      {
        id: 'move.count',
        key: 'countMove',
        run: (pressed) => {
          const row = latest.current.current
          if (!row) return
          const next = typed(latest.current.typed, Number(pressed), performance.now(), row.most)
          latest.current.typed = next
          useUi.getState().select(row.set(Math.min(next.value, row.most)))
        },
      },
      {
        id: 'move.kind',
        key: 'nextKind',
        run: () => {
          const { rows, current } = latest.current
          const next = rows[(rows.findIndex(({ key }) => key === current?.key) + 1) % rows.length]
          if (!next) return
          latest.current.typed = null
          // A number that has the focus takes the digits: the focus goes along, and says the row.
          flushSync(() => setRow(next.key))
          if (onNumber()) document.querySelector<HTMLElement>('[data-counted] [role="spinbutton"]')?.focus()
          else notify(chosenWords(next.count, next.name, next.most), 'polite')
        },
      },
    ],
    [],
  )
  useCommands(commands)
  useSpoken(selection, rows)
  return current?.key ?? null
}

/** Says how many are chosen when that has changed, unless the focus is on the number, which then says it by itself. */
function useSpoken(selection: Selection, rows: readonly Counted[]): void {
  const before = useRef({ space: selection.space, rows })
  useEffect(() => {
    const old = before.current
    before.current = { space: selection.space, rows }
    if (old.space !== selection.space || onNumber()) return
    const changed = rows.filter(({ key, count }) => old.rows.find((row) => row.key === key)?.count !== count)
    const [only] = changed
    if (!only) return
    const sum = (of: 'count' | 'most') => rows.reduce((all, row) => all + row[of], 0)
    notify(
      changed.length === 1
        ? chosenWords(only.count, only.name, only.most)
        : t('panels.move.chosenUnits', { count: sum('count'), most: sum('most') }),
      'polite',
    )
  }, [selection, rows])
}
