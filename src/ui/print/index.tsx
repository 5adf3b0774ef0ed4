import { useEffect, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { loadFullLog } from '../../store/game/full-log.ts'
import { lazyMapModule, lazyPanel } from '../lazy.tsx'

const PrintPage = lazyPanel(
  lazyMapModule(() => import('./PrintPage.tsx').then((module) => module.PrintPage)),
  { silent: true },
)

/** True while the page is rendered for print. */
const paper = () => globalThis.matchMedia?.('print')
const isPaper = () => paper()?.matches ?? false
function subscribe(changed: () => void): () => void {
  const media = paper()
  media?.addEventListener('change', changed)
  return () => media?.removeEventListener('change', changed)
}

/** Replaces the table with a readable page on paper. */
export function Print() {
  const looked = useSyncExternalStore(subscribe, isPaper)
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    // Only content rendered before `beforeprint` returns is printed.
    const begin = () => {
      loadFullLog()
      flushSync(() => setPrinting(true))
    }
    const end = () => setPrinting(false)
    addEventListener('beforeprint', begin)
    addEventListener('afterprint', end)
    return () => {
      removeEventListener('beforeprint', begin)
      removeEventListener('afterprint', end)
    }
  }, [])
  return looked || printing ? <PrintPage /> : null
}
