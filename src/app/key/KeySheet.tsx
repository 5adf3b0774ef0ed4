import '../../content/words/help.ts'
import { memo, type ReactNode, useEffect, useId, useRef } from 'react'
import {
  battleSprites,
  orderSprites,
  placeSprites,
  type SpriteFactory,
  seaSprites,
  stateSprites,
  targetSprites,
} from '../../board/overlay/legend.ts'
import type { GameState } from '../../engine/index.ts'
import { closeLegend } from '../../store/legend.ts'
import { type Command, useCommands } from '../../store/settings/commands.ts'
import { hasText, t } from '../../store/text.ts'
import { Button, KeyCap } from '../../ui/widgets/index.ts'
import sheet from '../../ui/widgets/Sheet.module.css'
import { marksInPlay, useGameInPlay } from './inPlay.ts'
import css from './KeySheet.module.css'
import { KeyOfGrounds, Land } from './Land.tsx'
import { Mark } from './Mark.tsx'
import { Powers, UnitSigns } from './UnitSigns.tsx'

const commands: readonly Command[] = [{ id: 'key.close', key: 'back', priority: 1, run: closeLegend }]
const none: readonly Command[] = []

/** What everything on the map means: for whoever plays, and for whoever draws. */
export function KeySheet({ open }: { open: boolean }) {
  const game = useGameInPlay()
  const ref = useRef<HTMLElement>(null)
  useCommands(open ? commands : none)
  useEffect(() => {
    if (open) ref.current?.focus()
  }, [open])
  if (!game) return null
  return (
    <section
      ref={ref}
      className={`${sheet.sheet} ${css.sheet}`}
      aria-label={t('key.title')}
      tabIndex={-1}
      inert={!open}
      data-away={!open || undefined}
    >
      <header className={`${sheet.head} ${css.head}`}>
        <h2 className="type-title">{t('key.title')}</h2>
        <p className="type-note">{t('key.note')}</p>
        <Button
          variant="quiet"
          icon="x"
          aria-label={t('key.close')}
          className={`${sheet.close} ${css.close}`}
          onClick={closeLegend}
        >
          <KeyCap>Esc</KeyCap>
        </Button>
      </header>
      <All game={game} />
    </section>
  )
}

const All = memo(function All({ game }: { game: GameState }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <div className={`${sheet.body} ${css.body}`} tabIndex={0}>
      <Part title="key.units.title">
        <p className="type-note">{t('key.units.hits')}</p>
        <UnitSigns game={game} />
      </Part>
      <div className={css.two}>
        <Part title="key.powers.title">
          <Powers game={game} />
        </Part>
        <Part title="key.land.title">
          <Land />
          <KeyOfGrounds game={game} />
        </Part>
      </div>
      <Part title="key.states.title">
        <ul className={css.states}>
          {marksInPlay('states', stateSprites, game).map(([id, draw]) => (
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
        <Marks area="places" marks={marksInPlay('places', placeSprites, game)} />
        <Marks area="sea" marks={marksInPlay('sea', seaSprites, game)} />
        <div>
          <Marks area="goals" marks={marksInPlay('goals', targetSprites, game)} />
          <Marks area="battles" marks={marksInPlay('battles', battleSprites, game)} />
        </div>
        <Marks area="orders" marks={marksInPlay('orders', orderSprites, game)} wide />
      </div>
    </div>
  )
})

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

function Marks({
  area,
  marks,
  wide = false,
}: {
  area: string
  marks: readonly (readonly [string, SpriteFactory])[]
  wide?: boolean
}) {
  return (
    <Part title={`key.${area}.title`}>
      <ul className={css.marks} data-wide={wide || undefined}>
        {marks.map(([id, draw]) => (
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
