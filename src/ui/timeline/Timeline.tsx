import { type ReactNode, useEffect } from 'react'
import { useGame } from '../../store/game/game.ts'
import { showMoment, stepMoment } from '../../store/view/moments.ts'
import { useIsLookingBack, useViewed, useViewedIndex } from '../../store/view/viewed-moment.ts'
import { setTempo, TEMPOS, type Tempo, toggleReplay, useWarReplay } from '../../store/view/war-replay.ts'
import { lazyMapModule, lazyPanel } from '../lazy.tsx'
import { t } from '../text.ts'
import { Button } from '../widgets/index.ts'
import { returnToNow } from './commands.ts'
import { useForeseeing } from './foreseen.ts'
import css from './Timeline.module.css'
import { TimeTrack } from './TimeTrack.tsx'
import { countAt } from './words.ts'

/** The line needs the map shapes; if they fail to load, the rest of the bar still works. */
const FrontToggle = lazyPanel(
  lazyMapModule(() => import('./FrontToggle.tsx').then((module) => module.FrontToggle)),
  {
    silent: true,
  },
)

/** On a 20 × 20 grid. */
const ICONS = {
  first: 'M5 4v12M15.5 4.5 9 10l6.5 5.5',
  before: 'M12.5 4.5 6 10l6.5 5.5',
  play: 'M6 3.5v13L16.5 10Z',
  pause: 'M6.5 4v12M13.5 4v12',
  after: 'M7.5 4.5 14 10l-6.5 5.5',
  now: 'M15 4v12M4.5 4.5 11 10l-6.5 5.5',
} as const
type Icon = keyof typeof ICONS

/** Navigation through the game: buttons, track and playback. */
export function Timeline() {
  const total = useGame((store) => store.log.length)
  // Only the button states are selected; the number updates separately.
  const first = useViewed(({ look }) => look?.moment === 0)
  const past = useIsLookingBack()
  const playing = useWarReplay((replay) => replay.playing)
  const pendingLog = useGame((store) => store.pendingLog)
  useEffect(() => pendingLog?.whenDone(() => undefined), [pendingLog])
  useForeseeing()
  const none = pendingLog ? pendingLog.reason : total === 0 ? t('app.undo.nothing') : null
  const early = (past ? first : total === 0) && !pendingLog ? t('timeline.begun') : none
  const late = !past && !pendingLog ? t('timeline.back') : none
  return (
    <>
      <div className={css.buttons}>
        <Press icon="first" why={early} onPress={() => showMoment(0)} />
        <Press icon="before" why={early} onPress={() => stepMoment('action', false)} />
        <Press icon={playing ? 'pause' : 'play'} why={none} onPress={toggleReplay} filled={!playing} />
        <Press icon="after" why={late} onPress={() => stepMoment('action', true)} />
        <Press icon="now" why={late} onPress={returnToNow} />
      </div>
      <TimeTrack />
      <PaceChoice />
      <FrontToggle />
      <Count total={total} />
    </>
  )
}

function Count({ total }: { total: number }) {
  const at = useViewedIndex() ?? total
  return (
    <p className={css.count} aria-hidden="true">
      {t('timeline.count', { at: countAt(at), total: countAt(total) })}
    </p>
  )
}

type PressProps = { icon: Icon; why: string | null; onPress: () => void; filled?: boolean }

function Press({ icon, why, onPress, filled = false }: PressProps): ReactNode {
  const name = t(`timeline.${icon}`)
  return (
    <Button
      variant="quiet"
      className={css.press ?? ''}
      aria-label={name}
      title={name}
      why={why}
      onClick={onPress}
      onRefused={() => undefined}
    >
      <svg viewBox="0 0 20 20" className={css.icon} data-filled={filled || undefined} aria-hidden="true">
        <path d={ICONS[icon]} />
      </svg>
    </Button>
  )
}

const paceText = (pace: Tempo): string =>
  pace === 'turn' ? t('timeline.pace.turn') : pace === '0.5' ? t('timeline.pace.half') : t('timeline.pace.some', { count: pace })

function PaceChoice() {
  const pace = useWarReplay((replay) => replay.pace)
  return (
    <select
      className={css.pace}
      aria-label={t('timeline.pace')}
      title={t('timeline.pace')}
      value={pace}
      onChange={(event) => setTempo(TEMPOS.find((each) => each === event.target.value) ?? '2')}
    >
      {TEMPOS.map((each) => (
        <option key={each} value={each}>
          {paceText(each)}
        </option>
      ))}
    </select>
  )
}
