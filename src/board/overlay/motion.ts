/**
 * Animations: chips along arrows, hits, losses, countries that change sides. They add no information and are skipped with
 * reduced motion.
 */
import type { Counts, SpaceId } from '../../engine/types/ids.ts'
import { flightTime } from '../../store/settings/motion.ts'
import type { Layout, PlacedBlock } from '../placement/layout.ts'
import type { Arrow, BoardView } from '../types.ts'
import type { PlannedArrow } from './arrow-routing.ts'

export const MOTION_MS = 200

export type MotionPart =
  | { readonly kind: 'glide'; readonly arrow: Arrow; readonly units: Counts; readonly back: PlannedArrow | null }
  | { readonly kind: 'hit'; readonly space: SpaceId }
  | { readonly kind: 'turn'; readonly space: SpaceId }
  | { readonly kind: 'fade'; readonly block: PlacedBlock; readonly army: number }

export type Clock = {
  now(): number
  frame(step: () => void): number
  cancel(frame: number): void
  reduced(): boolean
}

const browser: Clock = {
  now: () => performance.now(),
  frame: (step) => requestAnimationFrame(step),
  cancel: (frame) => cancelAnimationFrame(frame),
  reduced: () => flightTime() === 0,
}

export class Motion {
  parts: readonly MotionPart[] = []
  private startedAt = 0
  private frame: number | null = null

  private readonly redraw: () => void
  private readonly clock: Clock

  constructor(redraw: () => void, clock: Clock = browser) {
    this.redraw = redraw
    this.clock = clock
  }

  /** Replaces running animations. */
  start(parts: readonly MotionPart[]): void {
    const moving = this.parts.length > 0
    this.stop()
    if (moving) this.redraw()
    if (parts.length === 0 || this.clock.reduced()) return
    this.parts = parts
    this.startedAt = this.clock.now()
    this.frame = this.clock.frame(this.step)
  }

  get running(): boolean {
    return this.parts.length > 0
  }

  /** From 0 to 1. */
  progress(): number {
    return Math.min(1, Math.max(0, (this.clock.now() - this.startedAt) / MOTION_MS))
  }

  stop(): void {
    if (this.frame !== null) this.clock.cancel(this.frame)
    this.frame = null
    this.parts = []
  }

  private readonly step = () => {
    if (this.progress() < 1) this.frame = this.clock.frame(this.step)
    else this.stop()
    this.redraw()
  }
}

/** More new orders than this are a jump in time, without animation. */
const MAX_GLIDES = 4

const keyOf = ({ kind, from, via, to }: Arrow) => `${kind} ${from} ${via?.join() ?? ''} ${to}`
const executedArrows = (arrows: readonly Arrow[]) =>
  new Map(arrows.flatMap((arrow) => (arrow.planned || arrow.faint ? [] : [[keyOf(arrow), arrow] as const])))

function unitsNotIn(more: Counts, less: Counts): Counts {
  const found: Counts = {}
  for (const [type, count] of Object.entries(more) as [keyof Counts, number][]) {
    const rest = count - (less[type] ?? 0)
    if (rest > 0) found[type] = rest
  }
  return found
}

const hasUnits = (units: Counts) => Object.keys(units).length > 0

function glides(before: BoardView, after: BoardView, planned: readonly PlannedArrow[]): MotionPart[] {
  if (before.arrows === after.arrows) return []
  const [old, now] = [executedArrows(before.arrows), executedArrows(after.arrows)]
  const parts: MotionPart[] = []
  for (const [key, arrow] of now) {
    const units = unitsNotIn(arrow.units, old.get(key)?.units ?? {})
    if (hasUnits(units)) parts.push({ kind: 'glide', arrow, units, back: null })
  }
  for (const [key, arrow] of old) {
    const units = unitsNotIn(arrow.units, now.get(key)?.units ?? {})
    const back = planned.find((each) => each.arrow === arrow)
    if (hasUnits(units) && back) parts.push({ kind: 'glide', arrow, units, back })
  }
  return parts.length <= MAX_GLIDES ? parts : []
}

const strength = (view: BoardView, space: SpaceId, power: string): number =>
  (view.spaces[space]?.stacks ?? []).reduce((sum, stack) => (stack.power === power ? sum + stack.count : sum), 0)

function fades(before: BoardView, after: BoardView, layout: Layout | null): MotionPart[] {
  return before.battles.flatMap(({ space }): MotionPart[] => {
    const block = layout?.bySpace.get(space)
    if (block?.form !== 'strips' || before.spaces[space] === after.spaces[space]) return []
    return block.armies.flatMap(({ strips }, army): MotionPart[] => {
      const power = strips[0]?.power
      return power && strength(after, space, power) < strength(before, space, power) ? [{ kind: 'fade', block, army }] : []
    })
  })
}

/** Animations between two views; `layout` and `planned` belong to the earlier one. */
export function motionBetween(
  before: BoardView,
  after: BoardView,
  layout: Layout | null,
  planned: readonly PlannedArrow[],
): readonly MotionPart[] {
  if (!after.stage) return []
  const [was, is] = [before.struck, after.struck]
  const fresh = was && is && is.at > was.at ? is : null
  const turns = (fresh?.turned ?? []).map((space): MotionPart => ({ kind: 'turn', space }))
  if (before.stage !== after.stage) return turns
  const parts = [...glides(before, after, planned), ...turns]
  if (!fresh) return parts
  const hits = Object.keys(fresh.hits).map((space): MotionPart => ({ kind: 'hit', space }))
  return [...parts, ...hits, ...fades(before, after, layout)]
}
