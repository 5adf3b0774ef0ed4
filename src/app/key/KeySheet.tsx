import { type ReactNode, useEffect, useId, useRef } from 'react'
import { battles, type Draw, goals, orders, places, sea, states } from '../../board/legend.ts'
import { type Command, useCommands } from '../../store/commands.ts'
import { closeLegend } from '../../store/legend.ts'
import { hasText, t } from '../../store/text.ts'
import { Button } from '../../ui/widgets/index.ts'
import css from './KeySheet.module.css'
import { Grounds, Land } from './Land.tsx'
import { Mark } from './Mark.tsx'
import { Powers, Units } from './Units.tsx'

const commands: readonly Command[] = [{ id: 'key.close', label: 'key.close', keys: 'escape', priority: 1, run: closeLegend }]

/** What everything on the map means: for whoever plays, and for whoever draws. */
export function KeySheet() {
  const ref = useRef<HTMLElement>(null)
  useCommands(commands)
  useEffect(() => ref.current?.focus(), [])
  return (
    <section ref={ref} className={css.sheet} aria-label={t('key.title')} tabIndex={-1}>
      <header className={css.head}>
        <h2 className="type-title">{t('key.title')}</h2>
        <p className="type-note">{t('key.note')}</p>
        <Button variant="quiet" icon="x" aria-label={t('key.close')} className={css.close ?? ''} onClick={closeLegend}>
          <kbd className={css.esc}>Esc</kbd>
        </Button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <div className={css.body} tabIndex={0}>
        <Part title="key.units.title">
          <Units />
        </Part>
        <div className={css.two}>
          <Part title="key.powers.title">
            <Powers />
          </Part>
          <Part title="key.land.title">
            <Land />
            <Grounds />
          </Part>
        </div>
        <Part title="key.states.title">
          <ul className={css.states}>
            {Object.entries(states).map(([id, draw]) => (
              <li key={id}>
                <span>
                  <Mark draw={draw} />
                </span>
                <p className="type-note">{t(`key.states.${id}`)}</p>
              </li>
            ))}
          </ul>
        </Part>
        <div className={css.four}>
          <Marks area="places" marks={places} />
          <Marks area="sea" marks={sea} />
          <div>
            <Marks area="goals" marks={goals} />
            <Marks area="battles" marks={battles} />
          </div>
          <Marks area="orders" marks={orders} wide />
        </div>
      </div>
    </section>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={css.part} aria-labelledby={id}>
      <h3 id={id} className={css.title}>
        {t(title)}
      </h3>
      {children}
    </section>
  )
}

function Marks({ area, marks, wide = false }: { area: string; marks: Readonly<Record<string, Draw>>; wide?: boolean }) {
  return (
    <Part title={`key.${area}.title`}>
      <ul className={css.marks} data-wide={wide || undefined}>
        {Object.entries(marks).map(([id, draw]) => (
          <li key={id}>
            <span className={css.place}>
              <Mark draw={draw} />
            </span>
            {hasText(`key.${area}.${id}.note`) ? (
              <span>
                <b>{t(`key.${area}.${id}.name`)}</b>
                <span className="type-note">{t(`key.${area}.${id}.note`)}</span>
              </span>
            ) : (
              <span>{t(`key.${area}.${id}.name`)}</span>
            )}
          </li>
        ))}
      </ul>
    </Part>
  )
}
