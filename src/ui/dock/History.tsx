import { memo, useEffect, useRef } from 'react'
import { computerSeatIn } from '../../store/game/computers.ts'
import { useGame } from '../../store/game/game.ts'
import { isGame } from '../../store/game/table.ts'
import { actorOf } from '../../store/game/timeline.ts'
import { canAgreeToTakeBack, redo } from '../../store/game/undo-commands.ts'
import { useUndoState } from '../../store/game/undo-state.ts'
import { notify } from '../../store/notify.ts'
import { useUi } from '../../store/ui.ts'
import { useIsLookingBack, useShownLog, useViewed } from '../../store/view/viewed-moment.ts'
import { undoOrAgree } from '../agreement/undo.ts'
import { review } from '../chunks/review.ts'
import { clockTime } from '../clock-time.ts'
import { exportOf, lazyPanel, useLoaded } from '../lazy.tsx'
import { powerCode, t } from '../text.ts'
import { Button } from '../widgets/index.ts'
import css from './History.module.css'

const HINT_STAYS = 5000
/** More new actions than this at once mean another game. */
const AT_A_PRESS = 8

const Timeline = lazyPanel(exportOf(review, 'Timeline'))

const toggleTimeline = (): void =>
  useViewed.setState(({ look, bar }) => ({ bar: !bar, look: look?.moment === undefined ? look : null }))

/** Below the map: undo, redo and the latest action. Refused undo is explained beside the buttons. */
export const History = memo(function History() {
  const { can, reason, canRedo } = useUndoState()
  const last = useShownLog().at(-1)
  const actions = useGame((store) => store.log.length + store.earlier.length)
  const byComputer = useGame(({ log, computers }) => {
    const entry = log.at(-1)
    return entry !== undefined && computerSeatIn(computers, entry.before, actorOf(entry)) !== null
  })
  const hint = useUi((ui) => ui.hint)
  const bar = useViewed((store) => store.bar)
  const past = useIsLookingBack()
  const within = useViewed(({ look }) => look?.along !== undefined)
  const agrees = useGame(canAgreeToTakeBack) && !within
  const say = useLoaded(review)
  const words = last && say ? say.lastWords(last) : ''
  useEffect(() => {
    if (last) void review.load().catch(() => undefined)
  }, [last])
  // Announces who did what. One press may cause several actions. Undone actions are not announced.
  const told = useRef(0)
  useEffect(() => {
    if (!say) return
    const news = actions - told.current
    told.current = actions
    // The computer's turn is announced as a whole at its end; step-by-step mode announces each step.
    if (news <= 0 || byComputer || useViewed.getState().look) return
    const deed = say.lastDeed(
      useGame
        .getState()
        .log.slice(news > AT_A_PRESS ? -1 : -news)
        .flatMap(({ events }) => events),
    )
    if (deed) notify(deed, 'polite')
  }, [say, actions, byComputer])
  useEffect(() => {
    if (!hint) return undefined
    const timer = setTimeout(() => useUi.getState().setHint(null), HINT_STAYS)
    return () => clearTimeout(timer)
  }, [hint])
  return (
    <div className={css.bar} data-timeline={bar || undefined} role="toolbar" aria-label={t('app.history.label')}>
      <Button
        variant="quiet"
        icon="undo"
        iconSize={20}
        aria-label={t('app.undo.name')}
        title={t('app.undo.name')}
        why={agrees ? null : past ? t('app.undo.past') : can ? null : reason}
        onClick={undoOrAgree}
        onRefused={undoOrAgree}
      />
      <Button
        variant="quiet"
        icon="redo"
        iconSize={20}
        aria-label={t('app.redo.name')}
        title={t('app.redo.name')}
        why={past ? t('app.undo.past') : canRedo ? null : t('app.redo.nothing')}
        onClick={redo}
        onRefused={redo}
      />
      <Button
        variant="quiet"
        icon="clock"
        iconSize={20}
        aria-label={t('app.history.timeline')}
        title={t('app.history.timeline')}
        aria-pressed={bar}
        onClick={toggleTimeline}
      />
      {bar ? (
        <>
          <Timeline />
          {hint && <p className={css.said}>{hint}</p>}
        </>
      ) : (
        <>
          <p className={css.last} aria-live="off">
            {hint && <span className={css.hint}>{hint}</span>}
            {!hint && last && words && (
              <>
                <b>{powerCode(last.before.flow.power)}</b> {words}
              </>
            )}
          </p>
          <Kept actions={actions} />
        </>
      )}
    </div>
  )
})

function Kept({ actions }: { actions: number }) {
  const { state, sentence, savedAt } = useGame((store) => store.autosave)
  const drill = !useGame(isGame)
  const time = savedAt ? clockTime(new Date(savedAt)) : ''
  const problem = state === 'memory' || state === 'failed'
  return (
    <p className={css.kept} data-problem={problem || undefined} title={sentence ?? undefined}>
      {drill
        ? t('app.history.drill')
        : problem
          ? sentence
          : t('app.history.kept', { actions, time, saved: savedAt ? 'yes' : 'no' })}
    </p>
  )
}
