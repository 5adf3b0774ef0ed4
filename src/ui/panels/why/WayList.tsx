import { t, tenths } from '../../text.ts'
import choice from '../../widgets/Choice.module.css'
import { ArmyStrip, Glyph } from '../../widgets/index.ts'
import { show } from '../shared/parts.tsx'
import type { OfferedWay } from './choices.ts'
import css from './WhyCard.module.css'

/** Ways out with their numbers; each shows itself on the map when the focus comes to it. */
export function WayList({ choices }: { choices: readonly OfferedWay[] }) {
  return (
    <ol className={css.ways}>
      {choices.map(({ key, label, notes, left, space, take }, i) => (
        <li key={key}>
          <button
            type="button"
            className={`${choice.edged} ${choice.row} ${css.way}`}
            onClick={take}
            onFocus={() => space && show(space)}
          >
            <span className={css.number}>{i + 1}</span>
            <span>
              <strong>{label}</strong>
              {notes.map((note) => (
                <small key={note}>{note}</small>
              ))}
            </span>
            {left.map(({ power, units, hits }) => (
              <span key={power} className={css.left}>
                <ArmyStrip power={power} units={units} />
                {hits !== null && <small>{t('why.hits', { hits: tenths(hits) })}</small>}
              </span>
            ))}
            <Glyph name="chev" size={16} />
          </button>
        </li>
      ))}
    </ol>
  )
}
