import { useEffect } from 'react'
import { startAutosave } from '../store/autosave.ts'
import { useGame } from '../store/game.ts'
import { startTakingLosses } from '../store/losses-taken.ts'
import { startAsking } from '../store/risk.ts'
import { startAskingForRoom } from '../store/room.ts'
import { t } from '../store/text.ts'
import { fetched, shown } from '../ui/later.tsx'
import { AskFirst } from '../ui/start/AskFirst.tsx'
import { StartPage } from '../ui/start/index.ts'
import { Live } from '../ui/widgets/index.ts'
import { useAddress } from './address.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { Hotkeys } from './Hotkeys.tsx'
import { speakOfPhases } from './spoken.ts'

// While the names are typed in on the start page, the table comes.
const table = fetched(() => import('./TablePage.tsx').then((module) => module.TablePage))
const TablePage = shown(table, { meanwhile: <Laying /> })

export function App() {
  return (
    <>
      <ErrorBoundary>
        <Page />
      </ErrorBoundary>
      <AskFirst />
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
  useEffect(startAskingForRoom, [])
  useEffect(startAsking, [])
  useEffect(speakOfPhases, [])
  useEffect(() => {
    if (playing) return undefined
    const timer = setTimeout(() => void table.load().catch(() => undefined), 200)
    return () => clearTimeout(timer)
  }, [playing])
  if (opening && !playing) return null
  return (
    <>
      <Hotkeys />
      {playing ? <TablePage key={sitting} /> : <StartPage />}
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
