/** The ground is drawn by a thread of its own, so that the page goes on meanwhile: parts of it are asked for, and come as pictures. */
import type { Theme } from '../../content/palette.ts'
import type { SpaceId } from '../../engine/types/ids.ts'
import type { SheetDate } from '../../store/board-view.ts'
import { startWorker } from '../../store/workers.ts'
import { currentBoard } from '../geography/current-board.ts'
import type { Box, PlayedBoard } from '../geography/shapes.ts'
import { currentTheme } from '../glyphs/colours.ts'
import type { Camera } from '../types.ts'
import type { Ground, Grounds } from './ground.ts'
import { currentSheetDate } from './sheet-ornaments.ts'

/** A part of what a camera sees (px, on whole device pixels), at so many device pixels to one. */
export type GroundPart = { readonly camera: Camera; readonly ratio: number; readonly box: Box }
/** All that its picture follows from; board and grounds only where they are others than before. */
export type GroundRequest = GroundPart & {
  readonly id: number
  readonly grounds?: readonly (readonly [SpaceId, Ground])[]
  readonly theme: Theme
  readonly date: SheetDate | null
  readonly board?: PlayedBoard
}
/** A face of letters, and where it lies. */
export type FontSource = { readonly family: string; readonly style: string; readonly weight: string; readonly url: string }
export type WorkerMessage = { readonly faces: readonly FontSource[] } | GroundRequest
/** Without a picture: whether it can draw from now on. */
export type WorkerReply = { readonly id: number; readonly picture: ImageBitmap } | { readonly ready: boolean }

export class GroundPainter {
  /** It has its letters and has failed at nothing; else whoever wants a part draws it. */
  isReady = false
  private readonly worker: Worker
  private readonly pending = new Map<number, (picture: ImageBitmap | null) => void>()
  /** As it was told last. */
  private sentBoard: PlayedBoard | null = null
  private sentGrounds: Grounds | null = null
  private lastId = 0

  /** Throws where there is no such thread to be had. */
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

  /** Told with the picture, or with null when it can draw no more. */
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
