/** The stars of every lesson, the most that were ever reached: kept on this device and nowhere else. */
import { create } from 'zustand'
import type { Stars } from '../learn/grade.ts'

const KEY = 'contested-1914:stars'
const STARS: readonly unknown[] = [1, 2, 3] satisfies Stars[]
type Learned = Readonly<Record<string, Stars>>

/** What is kept may be anybody's: only stars are read of it. */
function read(): Learned {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return Object.fromEntries(Object.entries(kept ?? {}).filter(([, stars]) => STARS.includes(stars)))
  } catch {
    return {}
  }
}

export const useLearned = create<{ stars: Learned }>(() => ({ stars: read() }))

/** Notes down what a try came to, where it is more than before. Forbidden storage: it holds until the page is closed. */
export function noteStars(lesson: string, stars: Stars): void {
  const before = useLearned.getState().stars
  if (stars <= (before[lesson] ?? 0)) return
  // Another tab may have noted more since.
  const kept = { ...before, ...read(), [lesson]: stars }
  useLearned.setState({ stars: kept })
  try {
    localStorage.setItem(KEY, JSON.stringify(kept))
  } catch {
    return
  }
}
