import { Glyph, Roundel, rem } from '../widgets/index.ts'
import css from './Holder.module.css'
import type { SpaceRow } from './rows.ts'

type Props = {
  row: Pick<SpaceRow, 'holder' | 'holderText' | 'kind'>
  size: number
  /** Show the mark only. */
  mark?: boolean
}

/** The owner of a space: mark and, unless hidden, name. */
export function Holder({ row: { holder, holderText, kind }, size, mark = false }: Props) {
  return (
    <span className={css.holder}>
      <Mark holder={holder} kind={kind} size={size} />
      {!mark && <span data-words>{holderText}</span>}
    </span>
  )
}

function Mark({ holder, kind, size }: { holder: SpaceRow['holder']; kind: SpaceRow['kind']; size: number }) {
  if (kind === 'sea') return <span className={css.wave} style={{ width: rem(size), height: rem(size) }} aria-hidden="true" />
  if (holder === 'contested') return <Glyph name="contested" size={size} />
  if (holder) return <Roundel power={holder} size={size} />
  return kind === 'impassable' ? <span style={{ width: rem(size) }} /> : <Glyph name="neutral" size={size} />
}
