/** Where a drill plays: its position on a small map, cut out around all that is named in it. */
import '../../content/words/learn.ts'
import { useMemo } from 'react'
import type { Lesson } from '../../content/lessons.ts'
import { anchorsOf } from '../../content/map.ts'
import { boardOf, type SpaceId } from '../../engine/index.ts'
import { spacesOfLesson } from '../../learn/places.ts'
import { firstAttempt } from '../../learn/run.ts'
import { type Cut, MiniMap } from '../start/MiniMap.tsx'
import { t } from '../text.ts'

const LEAST = 600
/** Width to height, as its frame on the page (LearnPage.module.css). */
const SHAPE = 412 / 190
/** Room for discs and names, whose size is that of the frame: beside them, above and below, as parts of its width. */
const [BESIDE, ABOVE, BELOW] = [0.13, 0.05, 0.12]

/** Wide enough for all of these places. */
function around(places: readonly SpaceId[], anchors: ReturnType<typeof anchorsOf>): Cut {
  const at = places.flatMap((id) => (anchors[id] ? [anchors[id].label] : []))
  const [xs, ys] = [at.map(([x]) => x), at.map(([, y]) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const width = Math.max(LEAST, (right - left) / (1 - 2 * BESIDE), (bottom - top) / (1 / SHAPE - ABOVE - BELOW))
  const height = width / SHAPE
  return { x: (left + right - width) / 2, y: (top + bottom - height + (BELOW - ABOVE) * width) / 2, width, height }
}

export function DrillMap({ lesson }: { lesson: Lesson }) {
  const { state, part } = useMemo(() => {
    const { state } = firstAttempt(lesson)
    const named = spacesOfLesson(lesson)
    return { state, part: { frame: around(named, anchorsOf(boardOf(state))), named, label: t('learn.map') } }
  }, [lesson])
  return <MiniMap state={state} part={part} />
}
