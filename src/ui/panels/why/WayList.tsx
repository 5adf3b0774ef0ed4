import choice from '../../widgets/Choice.module.css'
import { Glyph } from '../../widgets/index.ts'
import { show } from '../shared/parts.tsx'
import type { OfferedWay } from './choices.ts'
import css from './WhyCard.module.css'

/** Ways out with their numbers; each shows itself on the map when the focus comes to it. */
export function WayList({ choices }: { choices: readonly OfferedWay[] }) {
  return (
    <ol className={css.ways}>
      {choices.map(({ key, label, notes, space, take }, i) => (
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
            <Glyph name="chev" size={16} />
          </button>
        </li>
      ))}
    </ol>
  )
}
