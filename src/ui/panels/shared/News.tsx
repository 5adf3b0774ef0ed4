import type { LogLine } from '../../log/index.ts'
import { logSentence } from '../../log/sentences.ts'
import { pointing } from '../../pointing.ts'
import { t } from '../../text.ts'
import { Roundel } from '../../widgets/index.ts'
import css from './News.module.css'
import { Section } from './parts.tsx'

/** What has changed the war itself, before anything else of the phase. */
export function News({ lines }: { lines: readonly LogLine[] }) {
  if (lines.length === 0) return null
  return (
    <Section title={t('panels.news')}>
      <ul className={css.news}>
        {lines.map((line) => (
          <li key={line.id} {...pointing(line.spaces)}>
            {line.power && <Roundel power={line.power} size={18} />}
            <span>{logSentence(line)}.</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
