/** Lessons the player marked as known. */
import { create } from 'zustand'
import { persisted } from '../persistence/persisted.ts'

const storage = persisted('contested-1914:known', (stored): readonly string[] =>
  Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [],
)

export const useSkippedLessons = create<{ rungs: ReadonlySet<string> }>(() => ({ rungs: new Set(storage.read()) }))

/** Marks a lesson as known or unknown. */
export function setSkipped(rung: string, known: boolean): void {
  // Another tab may have stored more in the meantime.
  const rungs = new Set([...useSkippedLessons.getState().rungs, ...storage.read()])
  if (known) rungs.add(rung)
  else rungs.delete(rung)
  useSkippedLessons.setState({ rungs })
  storage.write([...rungs])
}
