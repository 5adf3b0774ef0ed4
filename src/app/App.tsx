import { lazy, Suspense, useEffect } from 'react'
import { startAutosave } from '../store/autosave.ts'
import { useGame } from '../store/game.ts'
import { startTakingLosses } from '../store/losses-taken.ts'
import { t } from '../store/text.ts'
import { StartPage } from '../ui/start/index.ts'
import { Live } from '../ui/widgets/index.ts'
import { useAddress } from './address.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { Hotkeys } from './Hotkeys.tsx'
import { speakOfPhases } from './spoken.ts'

// While the names are typed in on the start page, the table comes.
const fetchTablePage = () => import('./TablePage.tsx')
const TablePage = lazy(() => fetchTablePage().then((module) => ({ default: module.TablePage })))

export function App() {
  return (
    <>
      <ErrorBoundary>
        <Page />
      </ErrorBoundary>
      <Live />
    </>
  )
}

function Page() {
  const playing = useGame((store) => store.start !== null)
  const sitting = useGame((store) => store.sitting)
  const opening = useAddress()
  useEffect(startAutosave, [])
  useEffect(startTakingLosses, [])
  useEffect(speakOfPhases, [])
  useEffect(() => {
    if (playing) return undefined
    const timer = setTimeout(() => void fetchTablePage().catch(() => undefined), 200)
    return () => clearTimeout(timer)
  }, [playing])
  if (opening && !playing) return null
  return (
    <>
      <Hotkeys />
      {playing ? (
        <Suspense fallback={<Laying />}>
          <TablePage key={sitting} />
        </Suspense>
      ) : (
        <StartPage />
      )}
    </>
  )
}

function Laying() {
  return (
    <p className="sr-only" role="status">
      {t('app.laying')}
    </p>
  )
}
