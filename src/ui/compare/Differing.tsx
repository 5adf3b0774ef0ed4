import { type RefObject, useState } from 'react'
import type { SpaceDifference } from '../../history/index.ts'
import { powerName, spaceName, t } from '../text.ts'
import { Button } from '../widgets/index.ts'
import css from './CompareSheet.module.css'

/** Number of differences listed before "show all". */
const FEW = 4

/** A difference with its number on the map. */
export type Numbered = { readonly contrast: SpaceDifference; readonly number: number }
type Props = {
  title: string
  note?: string
  rows: readonly Numbered[]
  /** The difference that was clicked on the map; it is listed even beyond the limit. */
  chosen: number | null
  chosenRow: RefObject<HTMLButtonElement | null>
  onGo: (row: Numbered) => void
}

/** The list of differences. Each shows its place on the map. */
export function Differing({ title, note, rows, chosen, chosenRow, onGo }: Props) {
  const [all, setAll] = useState(false)
  const open = all || rows.some(({ number }, at) => number === chosen && at >= FEW)
  return (
    <section aria-label={title}>
      <div className={css.caption}>
        <h3 className="type-caption">{title}</h3>
        {note && <span className="type-note">{note}</span>}
      </div>
      {rows.length === 0 && <p className="type-note">{t('compare.none')}</p>}
      <ol className={css.list}>
        {(open ? rows : rows.slice(0, FEW)).map((row) => (
          <li key={row.contrast.space}>
            <button
              type="button"
              ref={row.number === chosen ? chosenRow : undefined}
              aria-current={row.number === chosen || undefined}
              onClick={() => onGo(row)}
            >
              <span className={css.disc}>{row.number}</span>
              <b>{spaceName(row.contrast.space)}</b>
              <Change contrast={row.contrast} />
            </button>
          </li>
        ))}
      </ol>
      {rows.length > FEW && (
        <Button variant="quiet" className={css.more} aria-expanded={open} onClick={() => setAll(!open)}>
          {open ? t('compare.fewer', { count: FEW }) : t('compare.all', { count: rows.length })}
        </Button>
      )}
    </section>
  )
}

const holderText = (holder: SpaceDifference['from']) =>
  t('compare.holder', {
    holder: holder ?? 'nobody',
    name: holder === null || holder === 'contested' ? '' : powerName(holder),
  })

function Change({ contrast: { held, from, to, before, after } }: { contrast: SpaceDifference }) {
  if (held) return <span>{t('compare.change', { from: holderText(from), to: holderText(to) })}</span>
  const counts = { centralFrom: before.central, alliesFrom: before.allies, centralTo: after.central, alliesTo: after.allies }
  return (
    <>
      <span className="type-data" aria-hidden="true">
        {t('compare.units', counts)}
      </span>
      <span className="sr-only">{t('compare.unitsSpoken', counts)}</span>
    </>
  )
}
