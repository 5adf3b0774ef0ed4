/**
 * Simplification leaves needles: fjords, lagoons and spits whose two shores are a pixel or two apart, and which the pen that
 * draws the coast fills with black. Where a coast comes back so near to itself, the detour is left out.
 */
import { type Box, distance, isInBox, lengthOf, type Point, samePoint, snapPoint } from './geometry'

export type PinchLimits = {
  /** Two points of a coast nearer than this make a neck. */
  readonly neckPx: number
  /** Larger waters and lands behind a neck stay, by the length of their shore and by their area. */
  readonly maxDetourPx: number
  readonly maxAreaPx2: number
  /** Maximum share of a closed coast removed at once; otherwise small islands vanish. */
  readonly ringShare: number
}

/** The coast is looked at in steps of this length, so that a neck between a corner and a straight shore is seen. */
const stepPx = 3
/** A detour is worth cutting when it is this much longer than the way across. */
const isDetour = (along: number, across: number): boolean => along > 3.2 * across + 6
/** After a cut the coast is looked at again from this many steps back. */
const stepsBack = 12

type Step = { readonly at: Point; stays: boolean }

function inSteps(line: readonly Point[]): Step[] {
  const steps: Step[] = []
  for (let i = 1; i < line.length; i++) {
    const [from, to] = [line[i - 1]!, line[i]!]
    const parts = Math.max(1, Math.ceil(distance(from, to) / stepPx))
    for (let part = 0; part < parts; part++) {
      const share = part / parts
      steps.push({ at: [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share], stays: part === 0 })
    }
  }
  return [...steps, { at: line.at(-1)!, stays: true }]
}

export function cutPinches(coast: readonly Point[], limits: PinchLimits, protectedBoxes: readonly Box[] = []): Point[] {
  const isClosed = samePoint(coast[0]!, coast.at(-1)!)
  let total = lengthOf(coast)
  const steps = inSteps(coast)

  /** The first step after i at which a detour that began at i comes back to it. */
  const returnTo = (i: number): number | undefined => {
    const from = steps[i]!.at
    let [along, area] = [0, 0]
    for (let j = i + 1; j < steps.length; j++) {
      const [before, here] = [steps[j - 1]!.at, steps[j]!.at]
      along += distance(before, here)
      area += ((before[0] - from[0]) * (here[1] - from[1]) - (here[0] - from[0]) * (before[1] - from[1])) / 2
      if (along > limits.maxDetourPx || (isClosed && along > total * limits.ringShare)) return undefined
      const across = distance(from, here)
      if (across < limits.neckPx && isDetour(along, across) && Math.abs(area) < limits.maxAreaPx2)
        if (!protectedBoxes.some((box) => isInBox(box, here))) {
          total -= along - across
          return j
        }
    }
    return undefined
  }

  for (let i = 0; i < steps.length; i++) {
    const j = returnTo(i)
    if (j === undefined) continue
    steps[i]!.stays = true
    steps[j]!.stays = true
    steps.splice(i + 1, j - i - 1)
    i = Math.max(-1, i - stepsBack)
  }
  return steps.filter((step) => step.stays).map((step) => snapPoint(step.at))
}
