/** Pictures that are looked at from one place: two maps beside each other, of two moments. */

import { clickPointOf } from '../../board/geography/geometry.ts'
import type { LayerName } from '../../board/overlay/dirty-layers.ts'
import { drawMarkedLand, drawMarkedNumbers } from '../../board/overlay/marked-spaces.ts'
import { Scene } from '../../board/scene.ts'
import type { Canvas2D, Marked, Size } from '../../board/types.ts'
import { type CameraRig, createCameraRig } from '../../board/viewport/camera-rig.ts'
import type { SpaceId } from '../../engine/types/ids.ts'

/** A picture with what differs from the other marked on it. */
export class TwinScene extends Scene {
  private marked: readonly Marked[] = []

  mark(marked: readonly Marked[]): void {
    this.marked = marked
    this.redraw('marks', 'effects')
  }

  /** What differs stands on layers on which the moment itself may have nothing. */
  protected override isLayerEmpty(name: LayerName): boolean {
    const marks = name === 'marks' || name === 'effects'
    return super.isLayerEmpty(name) && !(marks && this.marked.length > 0)
  }

  override onFontsLoaded(): void {
    super.onFontsLoaded()
    this.redraw('marks')
  }

  override draw(name: LayerName, ctx: Canvas2D): void {
    super.draw(name, ctx)
    if (this.size.width === 0) return
    if (name === 'marks') drawMarkedLand(ctx, this.camera, this.ratio, this.marked)
    if (name === 'effects' && this.fontsReady) drawMarkedNumbers(ctx, this.camera, this.ratio, this.layout(), this.marked)
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
export function rigTogether(scenes: readonly Scene[], grounds: readonly HTMLElement[], held: (by: boolean) => void): CameraRig[] {
  let leading = false
  const rigs: CameraRig[] = []
  /** The others do what the hand did here, and tell nobody. */
  const together = (doing: () => void) => {
    if (leading) return
    leading = true
    doing()
    leading = false
  }
  for (const [at, ground] of grounds.entries()) {
    const rig = createCameraRig(ground, {
      onMove: (camera) => {
        scenes[at]!.moveCamera(camera)
        together(() => {
          for (const other of rigs) if (other !== rig) other.moveTo(camera, 'jump')
        })
      },
      onSettle: () => {
        if (!leading) for (const scene of scenes) scene.settle()
      },
      onDrag: held,
      onStart: () => undefined,
      onUserMove: () => undefined,
    })
    rigs.push(rig)
  }
  return rigs
}
