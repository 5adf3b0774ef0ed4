import { useEffect } from 'react'
import { useGame } from '../store/game.ts'
import { startKeeping } from '../store/keeping.ts'
import { StartPage } from '../ui/start/index.ts'
import { Live } from '../ui/widgets/index.ts'
import { useAddress } from './address.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { Hotkeys } from './Hotkeys.tsx'
import { Table } from './Table.tsx'

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
  useEffect(startKeeping, [])
  if (opening && !playing) return null
  return (
    <>
      <Hotkeys />
      {playing ? <Table key={sitting} /> : <StartPage />}
    </>
  )
}
