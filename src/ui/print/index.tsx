import { useSyncExternalStore } from 'react'
import { later } from '../later.tsx'

const PrintPage = later(() => import('./PrintPage.tsx').then((module) => module.PrintPage))

/** The page is being printed, or looked at as it would be: the browser says so by its medium, and before it prints. */
let before = false
function subscribe(changed: () => void): () => void {
  const media = globalThis.matchMedia?.('print')
  const begin = () => {
    before = true
    changed()
  }
  const end = () => {
    before = false
    changed()
  }
  media?.addEventListener('change', changed)
  addEventListener('beforeprint', begin)
  addEventListener('afterprint', end)
  return () => {
    media?.removeEventListener('change', changed)
    removeEventListener('beforeprint', begin)
    removeEventListener('afterprint', end)
  }
}
const printing = () => before || (globalThis.matchMedia?.('print').matches ?? false)

/** On paper the table gives way to a page that can be read there. */
export function Print() {
  return useSyncExternalStore(subscribe, printing) ? <PrintPage /> : null
}
