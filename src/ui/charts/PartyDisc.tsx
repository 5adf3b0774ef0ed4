import { type Belligerent, isSide } from '../../history/index.ts'
import { Roundel } from '../widgets/index.ts'
import css from './Charts.module.css'
import { partyShort } from './names.ts'

/** A power's mark, or the first letter of a side: filled for one side, hollow for the other. */
export function PartyDisc({ party, size = 18 }: { party: Belligerent; size?: number }) {
  if (!isSide(party)) return <Roundel power={party} size={size} />
  return (
    <span className={css.side} data-side={party} aria-hidden="true">
      {partyShort(party).charAt(0)}
    </span>
  )
}
