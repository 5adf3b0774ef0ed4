/** Pictures that are looked at from one place: two maps beside each other, of two moments. */

import { clickPointOf } from '../../board/geography/geometry.ts'
import { drawMarkedLand, drawNumbers } from '../../board/overlay/contrast.ts'
import type { LayerName } from '../../board/overlay/depends.ts'
import { Scene } from '../../board/scene.ts'
import type { Canvas2D, Marked, Size } from '../../board/types.ts'
import { type Rig, rigUp } from '../../board/viewport/camera.ts'
import type { SpaceId } from '../../engine/types/ids.ts'

/** A picture with what differs from the other marked on it. */
export class TwinScene extends Scene {
  private marked: readonly Marked[] = []

  mark(marked: readonly Marked[]): void {
    this.marked = marked
    this.redraw('marks', 'effects')
  }

  /** What differs stands on layers on which the moment itself may have nothing. */
  protected override isBare(name: LayerName): boolean {
    const marks = name === 'marks' || name === 'effects'
    return super.isBare(name) && !(marks && this.marked.length > 0)
  }

  override letter(): void {
    super.letter()
    this.redraw('marks')
  }

  override draw(name: LayerName, ctx: Canvas2D): void {
    super.draw(name, ctx)
    if (this.size.width === 0) return
    if (name === 'marks') drawMarkedLand(ctx, this.camera, this.ratio, this.marked)
    if (name === 'effects' && this.lettered) drawNumbers(ctx, this.camera, this.ratio, this.laidOut(), this.marked)
  }
}

/** A map on which armies can be told is at least of this scale. */
const TOLD = 0.62

/** Of some spaces those that can be seen together, armies and all, on a map of this size: as many as possible. */
export function densest(spaces: readonly SpaceId[], { width, height }: Size): readonly SpaceId[] {
  const [across, down] = [width / TOLD / 2, height / TOLD / 2]
  const near = (middle: SpaceId) => {
    const [x, y] = clickPointOf(middle)
    return spaces.filter((space) => {
      const [sx, sy] = clickPointOf(space)
      return Math.abs(sx - x) < across * 0.8 && Math.abs(sy - y) < down * 0.8
    })
  }
  return spaces.map(near).reduce((best, group) => (group.length > best.length ? group : best), [])
}

/** Gives each picture its hand on the camera; whichever is moved takes the others along. */
export function rigTogether(scenes: readonly Scene[], grounds: readonly HTMLElement[], held: (by: boolean) => void): Rig[] {
  let leading = false
  const rigs: Rig[] = []
  /** The others do what the hand did here, and tell nobody. */
  const together = (doing: () => void) => {
    if (leading) return
    leading = true
    doing()
    leading = false
  }
  for (const [at, ground] of grounds.entries()) {
    const rig = rigUp(ground, {
      move: (camera) => {
        scenes[at]!.look(camera)
        together(() => {
          for (const other of rigs) if (other !== rig) other.go(camera, 'once')
        })
      },
      settle: () => {
        if (!leading) for (const scene of scenes) scene.settle()
      },
      grab: held,
      taken: () => undefined,
      moved: () => undefined,
    })
    rigs.push(rig)
  }
  return rigs
}
