/** Page side of the ground worker: requests parts of the ground and receives bitmaps. */
import type { Theme } from '../../content/palette.ts'
import type { SpaceId } from '../../engine/types/ids.ts'
import type { SheetDate } from '../../store/view/board-view.ts'
import { startWorker } from '../../store/workers.ts'
import { currentBoard } from '../geography/current-board.ts'
import type { Box, PlayedBoard } from '../geography/shapes.ts'
import { currentTheme } from '../glyphs/colours.ts'
import type { Camera } from '../types.ts'
import type { Ground, Grounds } from './ground.ts'
import { currentSheetDate } from './sheet-ornaments.ts'

/** A part of the camera's view: CSS pixels on whole device pixels. */
export type GroundPart = { readonly camera: Camera; readonly ratio: number; readonly box: Box }
/** Board and grounds are sent only when they changed. */
export type GroundRequest = GroundPart & {
  readonly id: number
  readonly grounds?: readonly (readonly [SpaceId, Ground])[]
  readonly theme: Theme
  readonly date: SheetDate | null
  readonly board?: PlayedBoard
}
export type FontSource = { readonly family: string; readonly style: string; readonly weight: string; readonly url: string }
export type WorkerMessage = { readonly faces: readonly FontSource[] } | GroundRequest
/** `ready`: whether the worker can draw. */
export type WorkerReply = { readonly id: number; readonly picture: ImageBitmap } | { readonly ready: boolean }

export class GroundPainter {
  /** False until the fonts are loaded, and after an error. */
  isReady = false
  private readonly worker: Worker
  private readonly pending = new Map<number, (picture: ImageBitmap | null) => void>()
  private sentBoard: PlayedBoard | null = null
  private sentGrounds: Grounds | null = null
  private lastId = 0

  /** Throws if the browser has no OffscreenCanvas. */
  constructor(url: string, faces: readonly FontSource[]) {
    if (typeof OffscreenCanvas === 'undefined') throw new Error('Here only the page draws on canvases.')
    this.worker = startWorker(url)
    this.worker.onmessage = ({ data }: MessageEvent<WorkerReply>) => this.handleReply(data)
    this.worker.onerror = () => this.handleReply({ ready: false })
    this.worker.postMessage({ faces } satisfies WorkerMessage)
  }

  private handleReply(reply: WorkerReply): void {
    if ('picture' in reply) {
      const done = this.pending.get(reply.id)
      this.pending.delete(reply.id)
      return done?.(reply.picture)
    }
    this.isReady = reply.ready
    if (reply.ready) return
    this.worker.terminate()
    for (const done of this.pending.values()) done(null)
    this.pending.clear()
  }

  /** Calls back with the bitmap, or with null if the worker failed. */
  request(part: GroundPart, grounds: Grounds, done: (picture: ImageBitmap | null) => void): void {
    const board = currentBoard()
    const id = ++this.lastId
    this.pending.set(id, done)
    this.worker.postMessage({
      ...part,
      id,
      theme: currentTheme(),
      date: currentSheetDate(),
      ...(board && board !== this.sentBoard ? { board } : {}),
      ...(grounds === this.sentGrounds ? {} : { grounds: [...grounds] }),
    } satisfies GroundRequest)
    this.sentBoard = board
    this.sentGrounds = grounds
  }
}
