import { useEffect, useState } from 'react'
import { useGame } from '../store/game/game.ts'
import { usePhase, usePower } from '../store/game/selectors.ts'
import { isGame } from '../store/game/table.ts'
import { useWarOver } from '../store/game/war-end.ts'
import { useLegend } from '../store/legend.ts'
import { useCoachHere } from '../store/modes/coach-setting.ts'
import { useOver } from '../store/over.ts'
import { useSpaces } from '../store/spaces.ts'
import { t } from '../store/text.ts'
import { useUi } from '../store/ui.ts'
import { useIsPastMoment, useViewed } from '../store/view/viewed-moment.ts'
import { useWarDiary } from '../store/war-diary.ts'
import { hintPanels } from '../ui/chunks/hint-panels.ts'
import { lessonsModule } from '../ui/chunks/lessons.ts'
import { movePanel } from '../ui/chunks/move-panel.ts'
import { sheets } from '../ui/chunks/sheets.ts'
import { Dock, History, SideColumn, useBattleOpen, useBeside, useWide } from '../ui/dock/index.ts'
import { HandoverCard } from '../ui/handover/index.ts'
import { Header } from '../ui/header/index.ts'
import { exportOf, lazyMapModule, lazyModule, lazyPanel, preloadAll, useLoaded } from '../ui/lazy.tsx'
import { leaveToMouse } from '../ui/press.ts'
import { Print } from '../ui/print/index.tsx'
import { OpenRules } from '../ui/rules/index.tsx'
import { Spaces } from '../ui/spaces/index.tsx'
import { Notice } from '../ui/start/Notice.tsx'
import { useDroppedFiles } from '../ui/start/useOpenFile.tsx'
import { keepFocus } from './keep-focus.ts'
import { Key } from './key/index.tsx'
import { mapView } from './map-code.ts'
import { TableLoading } from './TableLoading.tsx'
import css from './TablePage.module.css'

const MapView = lazyPanel(mapView)
const VersionAtTable = lazyPanel(exportOf(hintPanels, 'VersionAtTable'), { silent: true })
const CoachStrip = lazyPanel(exportOf(sheets, 'CoachStrip'))
const LessonStrip = lazyPanel(exportOf(lessonsModule, 'LessonStrip'))

const WarDiary = lazyPanel(lazyMapModule(() => import('./diary.tsx').then((module) => module.WarDiary)))

const computers = lazyModule(() => import('../store/computer/driver.ts').then((module) => module.startComputers))

/** Plays the seats of the computer. */
function useComputers(): void {
  const wanted = useGame((store) => Object.keys(store.computers?.seats ?? {}).length > 0)
  const start = useLoaded(computers)
  useEffect(() => {
    if (wanted) void computers.load().catch(() => undefined)
  }, [wanted])
  useEffect(() => (wanted && start ? start() : undefined), [wanted, start])
}

/** A game that opens in Movement waits for that panel, so that the dock is complete in its first frame. */
export function TablePage() {
  const opensIn = usePhase()
  const [ready, setReady] = useState(opensIn !== 'move' || movePanel.loaded() !== null)
  useEffect(() => {
    const show = () => setReady(true)
    if (!ready) movePanel.load().then(show, show)
  }, [ready])
  return ready ? <Table /> : <TableLoading />
}

/** Header above, map and dock in the middle, history below. */
function Table() {
  useEffect(() => void preloadAll(), [])
  useEffect(keepFocus, [])
  useComputers()
  const Band = useViewed(({ look, band }) => look?.Band ?? band)
  const { Sheet: Over, clear } = useOver()
  const past = useIsPastMoment()
  const timeline = useViewed(({ bar }) => bar)
  const acting = usePower()
  const over = useWarOver()
  // No power has its turn once the war is over.
  const power = over ? undefined : acting
  const wide = useWide()
  const beside = useBeside()
  const battle = useBattleOpen()
  const drill = !useGame(isGame)
  const coached = useCoachHere()
  const listed = useSpaces((store) => store.open)
  const read = useUi((ui) => ui.rule !== null)
  const explained = useLegend((store) => store.open)
  const told = useWarDiary((store) => store.open)
  useDroppedFiles()
  return (
    <>
      <Print />
      {told && <WarDiary />}
      <div
        className={css.table}
        data-battle={battle || over || undefined}
        data-practice={drill || undefined}
        data-timeline={timeline || undefined}
        data-over={Over && !clear ? '' : undefined}
        data-read={read || undefined}
      >
        {/* The map is in nobody's ink: what stands in it need not be styled anew with every turn. */}
        <div className={css.top} data-power={power}>
          <Header />
          <VersionAtTable />
          <Notice />
          {Band && !past && <Band />}
        </div>
        {wide && (
          <div className={css.column} data-power={power}>
            <SideColumn />
          </div>
        )}
        <main
          className={css.map}
          aria-label={t('app.map.label')}
          onPointerDown={() => useUi.getState().setFocusSpace(null)}
          onPointerMove={({ movementX, movementY }) => (movementX !== 0 || movementY !== 0) && leaveToMouse()}
        >
          <div className={css.picture} inert={listed || read || (explained && !beside)}>
            <MapView />
          </div>
          {/* Over the map, which stays as large as it was. */}
          {Band && past && <Band />}
          <Spaces />
          <Key />
          {read && <OpenRules />}
          <HandoverCard />
        </main>
        <div className={css.dock} data-power={power}>
          <Dock />
        </div>
        {(drill || coached) && (
          <div className={css.strip} data-power={power} data-drill={drill || undefined}>
            <div>{drill ? <LessonStrip /> : <CoachStrip />}</div>
          </div>
        )}
        <footer className={css.history} data-power={power}>
          <History />
        </footer>
        {Over && (
          <div className={css.over} data-power={power}>
            <Over />
          </div>
        )}
      </div>
    </>
  )
}
