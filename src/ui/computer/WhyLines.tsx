import '../../content/words/setup.ts'
import type { Entry } from '../../store/game/game.ts'
import { t } from '../text.ts'
import { motiveLines, signed } from './motive.ts'
import css from './Watch.module.css'

/** The terms of a reason with their values, and the sum. */
export function WhyLines({ why }: { why: NonNullable<Entry['why']> }) {
  const lines = motiveLines(why)
  const weighed = lines.some(({ ipc }) => ipc !== 0)
  const sum = lines.reduce((all, { ipc }) => all + ipc, 0)
  return (
    <dl className={css.why}>
      {lines.map(({ text, ipc }) => (
        <div key={text}>
          <dt>{text}</dt>
          {weighed && <dd>{signed(ipc)}</dd>}
        </div>
      ))}
      {lines.length > 1 && weighed && (
        <div className={css.sum}>
          <dt>{t('computer.against')}</dt>
          <dd>
            {signed(sum)} <span>{t('computer.ipc')}</span>
          </dd>
        </div>
      )}
    </dl>
  )
}
