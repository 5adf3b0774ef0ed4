/** The timeline as SVG paths, in pixels. */
import type { PowerId } from '../../engine/index.ts'
import type { GameTimeline } from '../../history/index.ts'

type Place = (at: number) => number

/** Vertical range of the turn blocks. */
const [TOP, FOOT] = [17, 30]
/** Gap between blocks that are wide enough. */
const GAP = 1

const rounded = (value: number): number => Math.round(value * 10) / 10

/** All turns of a power as one path. */
export function turnBlocks({ turns }: GameTimeline, x: Place): { readonly power: PowerId; readonly d: string }[] {
  const paths = new Map<PowerId, string>()
  for (const { power, from, to } of turns) {
    const [left, right] = [x(from), x(to)]
    const end = right - left > 3 * GAP ? right - GAP : right
    paths.set(power, `${paths.get(power) ?? ''}M${rounded(left)} ${TOP}H${rounded(end)}V${FOOT}H${rounded(left)}Z`)
  }
  return [...paths].map(([power, d]) => ({ power, d }))
}

/** Width of a number. */
const NUMBER = 16

/** The start of each round, with a number where there is room. */
export function roundMarks({ turns }: GameTimeline, x: Place) {
  let free = Number.NEGATIVE_INFINITY
  const end = x(turns.at(-1)?.to ?? 0)
  const starts = turns.filter(({ round }, i) => turns[i - 1]?.round !== round)
  return starts.map(({ round, from }) => {
    const left = rounded(x(from))
    const named = left >= free && left + NUMBER <= end
    if (named) free = left + NUMBER
    return { round, x: left, named }
  })
}

/** Marks closer than this merge. */
const APART = 6
const ARM = 1.8
const HEIGHT = 13.2

/** A cross for each battle, above its turn. */
export function battleMarks({ battles }: GameTimeline, x: Place): string {
  let free = Number.NEGATIVE_INFINITY
  let d = ''
  for (const at of battles) {
    const middle = rounded(x(at))
    if (middle < free) continue
    free = middle + APART
    const [l, r] = [rounded(middle - ARM), rounded(middle + ARM)]
    d += `M${l} ${HEIGHT - ARM}L${r} ${HEIGHT + ARM}M${r} ${HEIGHT - ARM}L${l} ${HEIGHT + ARM}`
  }
  return d
}
