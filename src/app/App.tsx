import { useEffect } from 'react'
import { useDesk } from '../store/desk.ts'
import { useGame } from '../store/game/table.ts'
import { useLearn } from '../store/modes/learn-page.ts'
import { lessonsModule } from '../ui/chunks/lessons.ts'
import { exportOf, lazyPanel, onFirstUse, useLoaded } from '../ui/lazy.tsx'
import { AskCut } from '../ui/start/AskCut.tsx'
import { AskFirst } from '../ui/start/AskFirst.tsx'
import { StartPage } from '../ui/start/index.ts'
import { Live } from '../ui/widgets/Live.tsx'
import { useAddress } from './address.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { preloadTable, startGame, tablePage } from './page-code.ts'
import { TableLoading } from './TableLoading.tsx'

const TablePage = lazyPanel(tablePage, { fallback: <TableLoading /> })
const OddsDesk = lazyPanel(() => import('../ui/odds/desk/OddsDesk.tsx').then((module) => module.OddsDesk))
const LearnPage = lazyPanel(exportOf(lessonsModule, 'LearnPage'))

export function App() {
  const desk = useDesk((store) => store.open)
  return (
    <>
      <ErrorBoundary>
        <Page />
      </ErrorBoundary>
      {desk && <OddsDesk />}
      <AskFirst />
      <AskCut />
      <Live />
    </>
  )
}

function Page() {
  const playing = useGame((store) => store.start !== null)
  const learning = useLearn((store) => store.open)
  const sitting = useGame((store) => store.sitting)
  const opening = useAddress()
  const loaded = useLoaded(startGame)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a failed load is tried again with the next game
  useEffect(() => void startGame.load().catch(() => undefined), [playing])
  useEffect(() => (playing || !loaded ? undefined : onFirstUse(() => void preloadTable())), [playing, loaded])
  if (opening && !playing) return null
  return (
    <>
      {loaded && <loaded.Hotkeys />}
      {playing ? <TablePage key={sitting} /> : learning ? <LearnPage /> : <StartPage />}
    </>
  )
}
