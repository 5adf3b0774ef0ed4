/** The most stars reached in each lesson. */
import { create } from 'zustand'
import type { Stars } from '../../learn/grade.ts'
import { persisted } from '../persistence/persisted.ts'

const STARS: readonly unknown[] = [1, 2, 3] satisfies Stars[]
type Learned = Readonly<Record<string, Stars>>

const storage = persisted(
  'contested-1914:stars',
  (stored): Learned => Object.fromEntries(Object.entries(stored ?? {}).filter(([, stars]) => STARS.includes(stars))),
)

export const useLessonStars = create<{ stars: Learned }>(() => ({ stars: storage.read() }))

/** Stores the stars of a try if they are more than before. */
export function storeStars(lesson: string, stars: Stars): void {
  const before = useLessonStars.getState().stars
  if (stars <= (before[lesson] ?? 0)) return
  // Another tab may have stored more in the meantime.
  const all = { ...before, ...storage.read(), [lesson]: stars }
  useLessonStars.setState({ stars: all })
  storage.write(all)
}
