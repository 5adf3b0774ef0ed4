/** A small map of a drill's position, cropped to the named spaces. */
import '../../content/words/learn.ts'
import { useMemo } from 'react'
import type { Lesson } from '../../content/lessons.ts'
import { anchorsOf } from '../../content/map.ts'
import { boardOf, type GameState, type SpaceId } from '../../engine/index.ts'
import { spacesOfLesson } from '../../learn/places.ts'
import { firstAttempt } from '../../learn/run.ts'
import { type Cut, type MapPart, MiniMap, PART } from '../start/MiniMap.tsx'
import { t } from '../text.ts'
import { Armies, extentOf } from './Armies.tsx'

const LEAST = 600
/** Aspect ratio of the frame in LearnPage.module.css. */
const SHAPE = 412 / 190
/** Margins for marks and names, as shares of the width: sides, top, bottom. */
const [BESIDE, ABOVE, BELOW] = [0.13, 0.05, 0.12]

/** The smallest frame that contains these places. */
function around(places: readonly SpaceId[], anchors: ReturnType<typeof anchorsOf>): Cut {
  const at = places.flatMap((id) => (anchors[id] ? [anchors[id].label] : []))
  const [xs, ys] = [at.map(([x]) => x), at.map(([, y]) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const width = Math.max(LEAST, (right - left) / (1 - 2 * BESIDE), (bottom - top) / (1 / SHAPE - ABOVE - BELOW))
  const height = width / SHAPE
  return { x: (left + right - width) / 2, y: (top + bottom - height + (BELOW - ABOVE) * width) / 2, width, height }
}

/** Scales to try until armies do not overlap; otherwise marks show only the numbers. */
const SCALES = [1, 0.85]
/** Size of a name. */
const NAME = 36

function armiesIn(
  state: GameState,
  { x, y, width, height }: Cut,
  named: readonly SpaceId[],
  anchors: ReturnType<typeof anchorsOf>,
): MapPart['armies'] {
  const boxes = Object.entries(anchors).flatMap(([space, { label: at }]) => {
    const inside = at[0] > x && at[0] < x + width && at[1] > y && at[1] < y + height
    const extent = inside ? extentOf(state, space) : null
    if (!extent) return []
    const below = named.includes(space) ? NAME : 0
    return [{ at: [at[0], at[1] + (below * width) / PART / 2] as const, extent: { ...extent, height: extent.height + below } }]
  })
  const fits = (scale: number): boolean => {
    const by = (scale * width) / PART
    return boxes.every((one, i) =>
      boxes
        .slice(i + 1)
        .every(
          (other) =>
            Math.abs(one.at[0] - other.at[0]) > (by * (one.extent.width + other.extent.width)) / 2 ||
            Math.abs(one.at[1] - other.at[1]) > (by * (one.extent.height + other.extent.height)) / 2,
        ),
    )
  }
  const scale = SCALES.find(fits)
  if (scale === undefined) return null
  return (now, space) => (
    <g transform={`scale(${scale})`}>
      <Armies state={now} space={space} />
    </g>
  )
}

export function DrillMap({ lesson }: { lesson: Lesson }) {
  const { state, part } = useMemo(() => {
    const { state } = firstAttempt(lesson)
    const named = spacesOfLesson(lesson)
    const anchors = anchorsOf(boardOf(state))
    const frame = around(named, anchors)
    return { state, part: { frame, named, label: t('learn.map'), armies: armiesIn(state, frame, named, anchors) } }
  }, [lesson])
  return <MiniMap state={state} part={part} />
}
