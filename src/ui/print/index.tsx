import { useEffect, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { needPast } from '../../store/past.ts'
import { withShapes } from '../../store/shapes.ts'
import { later } from '../later.tsx'

const PrintPage = later(() => withShapes(() => import('./PrintPage.tsx')).then((module) => module.PrintPage), { silent: true })

/** Looked at as it would be printed: the medium of the page says so. */
const paper = () => globalThis.matchMedia?.('print')
const isPaper = () => paper()?.matches ?? false
function subscribe(changed: () => void): () => void {
  const media = paper()
  media?.addEventListener('change', changed)
  return () => media?.removeEventListener('change', changed)
}

/** On paper the table gives way to a page that can be read there. */
export function Print() {
  const looked = useSyncExternalStore(subscribe, isPaper)
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    // What is not drawn when this has run is not on the paper.
    const begin = () => {
      needPast()
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
