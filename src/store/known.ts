/** Rungs of the ladder of which somebody says that they are known: kept on this device and nowhere else. */
import { create } from 'zustand'

const KEY = 'contested-1914:known'

/** What is kept may be anybody's: only names are read of it. */
function read(): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return new Set(Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [])
  } catch {
    return new Set()
  }
}

export const useKnown = create<{ rungs: ReadonlySet<string> }>(() => ({ rungs: read() }))

/** Says of a rung that it is known, or no more. Forbidden storage: it holds until the page is closed. */
export function setKnown(rung: string, known: boolean): void {
  // Another tab may have noted more since.
  const rungs = new Set([...useKnown.getState().rungs, ...read()])
  if (known) rungs.add(rung)
  else rungs.delete(rung)
  useKnown.setState({ rungs })
  try {
    localStorage.setItem(KEY, JSON.stringify([...rungs]))
  } catch {
    return
  }
}
