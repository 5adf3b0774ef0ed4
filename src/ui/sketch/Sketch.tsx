import '../../content/words/table.ts'
import { useEffect, useMemo, useRef, useState } from 'react'
import { addGameEffect } from '../../store/effects.ts'
import { useGame } from '../../store/game/game.ts'
import {
  beginSketch,
  dropSketch,
  keepSketch,
  MAX_UNCONFIRMED_STEPS,
  ordersToKeep,
  sketchBase,
  sketchedEntries,
} from '../../store/modes/sketch.ts'
import { type Command, useCommands } from '../../store/settings/commands.ts'
import { useViewed } from '../../store/view/viewed-moment.ts'
import { t } from '../text.ts'
import { Button, KeyCap } from '../widgets/index.ts'
import css from './Sketch.module.css'

// The band closes with the sketch.
addGameEffect('sketch-band', (now, before) => {
  if (sketchBase(now) === sketchBase(before)) return
  if (sketchBase(now)) useViewed.setState({ band: SketchBand })
  else if (useViewed.getState().band === SketchBand) useViewed.setState({ band: null })
})

/** Starts a sketch from the present. */
export const sketchHere = (): void => beginSketch()

/** A band over the map with the two ways to end the sketch. */
export function SketchBand() {
  const real = useGame(sketchBase)
  const log = useGame((store) => store.log)
  const [asking, setAsking] = useState(false)
  const stay = useRef<HTMLButtonElement>(null)
  const steps = sketchedEntries(log, real).filter(({ action }) => action.type !== 'enter-dice').length
  const orders = ordersToKeep(log, real).length
  const drop = () => (steps > MAX_UNCONFIRMED_STEPS ? setAsking(true) : dropSketch())
  const latest = useRef(drop)
  latest.current = drop
  // Esc closes everything else first.
  const commands = useMemo<Command[]>(
    () => [
      { id: 'sketch.same', key: 'sketch', priority: 1, run: () => latest.current() },
      asking
        ? { id: 'sketch.drop', key: 'back', priority: 20, run: () => setAsking(false) }
        : { id: 'sketch.drop', key: 'back', priority: -10, run: () => latest.current() },
    ],
    [asking],
  )
  useCommands(commands)
  useEffect(() => {
    document.documentElement.dataset.sketch = ''
    return () => {
      delete document.documentElement.dataset.sketch
    }
  }, [])
  useEffect(() => {
    if (asking) stay.current?.focus()
  }, [asking])
  if (!real) return null
  return (
    <section className={css.band} aria-label={t('sketch.label')}>
      <p role="status">{asking ? <b>{t('sketch.ask', { count: steps })}</b> : <Said />}</p>
      <div className={css.presses}>
        {asking ? (
          <>
            <Button onClick={dropSketch}>{t('sketch.drop')}</Button>
            <Button ref={stay} onClick={() => setAsking(false)}>
              {t('sketch.goOn')} <KeyCap silent>Esc</KeyCap>
            </Button>
          </>
        ) : (
          <>
            <Button onClick={keepSketch} why={orders > 0 ? null : t('sketch.keepNone')}>
              {t('sketch.keep', { count: orders })}
            </Button>
            <Button aria-keyshortcuts="U Escape" onClick={drop}>
              {t('sketch.drop')} <KeyCap silent>Esc</KeyCap>
            </Button>
          </>
        )}
      </div>
    </section>
  )
}

function Said() {
  return (
    <>
      <b>{t('sketch.band')}</b> {t('sketch.note')}
    </>
  )
}
