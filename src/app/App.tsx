import { lazy, Suspense, useEffect } from 'react'
import { startAutosave } from '../store/autosave.ts'
import { useGame } from '../store/game.ts'
import { t } from '../store/text.ts'
import { StartPage } from '../ui/start/index.ts'
import { Live } from '../ui/widgets/index.ts'
import { useAddress } from './address.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { Hotkeys } from './Hotkeys.tsx'

// While the names are typed in on the start page, the table comes.
const fetchTable = () => import('./Table.tsx')
const Table = lazy(() => fetchTable().then((module) => ({ default: module.Table })))

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
  useEffect(() => {
    if (playing) return undefined
    const timer = setTimeout(() => void fetchTable().catch(() => undefined), 200)
    return () => clearTimeout(timer)
  }, [playing])
  if (opening && !playing) return null
  return (
    <>
      <Hotkeys />
      {playing ? (
        <Suspense fallback={<Laying />}>
          <Table key={sitting} />
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
