import { memo, useMemo } from 'react'
import { turn } from '../../../engine/index.ts'
import { useGame } from '../../../store/game/game.ts'
import { exerciseIn } from '../../../store/game/table.ts'
import { useUi } from '../../../store/ui.ts'
import { t } from '../../text.ts'
import { Glyph, RuleTag } from '../../widgets/index.ts'
import parts from '../shared/parts.module.css'
import css from './Checklist.module.css'
import { type CheckLine, checkLinesOf } from './lines.ts'

/** What must be done before the phase may end, and what may have been forgotten. Its lines lead to the place. */
export const Checklist = memo(function Checklist() {
  const game = useGame((store) => store.game)
  // A reason that is open has the room and the attention to itself.
  const reading = useUi((ui) => ui.why !== null)
  // In a drill without Purchase nobody has forgotten to buy.
  const buys = useGame((store) => exerciseIn(store)?.phases.includes('purchase') ?? true)
  const lines = useMemo(() => (game && turn(game).phase === 'move' ? checkLinesOf(game, buys) : []), [game, buys])
  if (reading || lines.length === 0) return null
  return (
    <ul className={css.list} aria-label={t('panels.check.label')}>
      {lines.map((line) => (
        <Line key={line.id} line={line} />
      ))}
    </ul>
  )
})

function Line({ line }: { line: CheckLine }) {
  const { done, duty, warning = false, text, detail, rule, onPress } = line
  return (
    <li className={css.line} data-duty={duty || undefined}>
      <span
        className={css.box}
        data-done={done || undefined}
        data-warning={warning || undefined}
        role="img"
        aria-label={t(warning ? 'risks.warning' : done ? 'panels.check.done' : 'panels.check.open')}
      >
        {done && <Glyph name="check" size={12} />}
        {warning && <Glyph name="warn" size={16} />}
      </span>
      <span className={css.words}>
        {onPress ? (
          <button type="button" className={`${parts.link} ${css.link}`} onClick={onPress}>
            {text}
          </button>
        ) : (
          <span>{text}</span>
        )}
        {detail && <span className={css.detail}>{detail}</span>}
        {rule && <RuleTag rule={rule} />}
      </span>
    </li>
  )
}
