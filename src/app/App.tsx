import { useEffect } from 'react'
import { useDesk } from '../store/desk.ts'
import { useLearn } from '../store/learning.ts'
import { useGame } from '../store/table.ts'
import { fetched, later, shown, useArrived } from '../ui/later.tsx'
import { drills } from '../ui/learn/piece.ts'
import { AskCut } from '../ui/start/AskCut.tsx'
import { AskFirst } from '../ui/start/AskFirst.tsx'
import { StartPage } from '../ui/start/index.ts'
import { Live } from '../ui/widgets/Live.tsx'
import { useAddress } from './address.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { Laying } from './Laying.tsx'

const behind = fetched(() => import('./behind.ts'))
// While the names are typed in on the start page, the table comes; not before somebody is there to type them.
const table = fetched(() => import('./TablePage.tsx').then((module) => module.TablePage))
const TablePage = shown(table, { meanwhile: <Laying /> })

const OddsDesk = later(() => import('../ui/odds/desk/OddsDesk.tsx').then((module) => module.OddsDesk))
const LearnPage = later(() => drills.load().then((module) => module.LearnPage))

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
  const there = useArrived(behind)
  // biome-ignore lint/correctness/useExhaustiveDependencies: who begins a game asks again for what could not be fetched before
  useEffect(() => void behind.load().catch(() => undefined), [playing])
  useEffect(() => {
    if (playing || !there) return undefined
    return there.atFirstUse(() => void table.load().catch(() => undefined))
  }, [playing, there])
  if (opening && !playing) return null
  return (
    <>
      {there && <there.Hotkeys />}
      {playing ? <TablePage key={sitting} /> : learning ? <LearnPage /> : <StartPage />}
    </>
  )
}
