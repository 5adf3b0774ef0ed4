/** The ground is drawn by a thread of its own, so that the page goes on meanwhile: parts of it are asked for, and come as pictures. */
import type { Theme } from '../../content/palette.ts'
import type { SpaceId } from '../../engine/types/ids.ts'
import type { SheetDate } from '../../store/board-view.ts'
import { startWorker } from '../../store/workers.ts'
import type { Box, PlayedBoard } from '../geography/shapes.ts'
import { boardLaid } from '../geography/table.ts'
import { themeDrawn } from '../glyphs/colours.ts'
import type { Camera } from '../types.ts'
import { dateShown } from './cartouche.ts'
import type { Ground, Grounds } from './ground.ts'

/** A part of what a camera sees (px, on whole device pixels), at so many device pixels to one. */
export type GroundPart = { readonly camera: Camera; readonly ratio: number; readonly box: Box }
/** All that its picture follows from; board and grounds only where they are others than before. */
export type GroundWanted = GroundPart & {
  readonly id: number
  readonly grounds?: readonly (readonly [SpaceId, Ground])[]
  readonly theme: Theme
  readonly date: SheetDate | null
  readonly board?: PlayedBoard
}
/** A face of letters, and where it lies. */
export type Face = { readonly family: string; readonly style: string; readonly weight: string; readonly url: string }
export type GroundQuestion = { readonly faces: readonly Face[] } | GroundWanted
/** Without a picture: whether it can draw from now on. */
export type GroundReply = { readonly id: number; readonly picture: ImageBitmap } | { readonly able: boolean }

export class Painter {
  /** It has its letters and has failed at nothing; else whoever wants a part draws it. */
  able = false
  private readonly worker: Worker
  private readonly asked = new Map<number, (picture: ImageBitmap | null) => void>()
  /** As it was told last. */
  private board: PlayedBoard | null = null
  private grounds: Grounds | null = null
  private last = 0

  /** Throws where there is no such thread to be had. */
  constructor(url: string, faces: readonly Face[]) {
    if (typeof OffscreenCanvas === 'undefined') throw new Error('Here only the page draws on canvases.')
    this.worker = startWorker(url)
    this.worker.onmessage = ({ data }: MessageEvent<GroundReply>) => this.hear(data)
    this.worker.onerror = () => this.hear({ able: false })
    this.worker.postMessage({ faces } satisfies GroundQuestion)
  }

  private hear(reply: GroundReply): void {
    if ('picture' in reply) {
      const done = this.asked.get(reply.id)
      this.asked.delete(reply.id)
      return done?.(reply.picture)
    }
    this.able = reply.able
    if (reply.able) return
    this.worker.terminate()
    for (const done of this.asked.values()) done(null)
    this.asked.clear()
  }

  /** Told with the picture, or with null when it can draw no more. */
  ask(part: GroundPart, grounds: Grounds, done: (picture: ImageBitmap | null) => void): void {
    const board = boardLaid()
    const id = ++this.last
    this.asked.set(id, done)
    this.worker.postMessage({
      ...part,
      id,
      theme: themeDrawn(),
      date: dateShown(),
      ...(board && board !== this.board ? { board } : {}),
      ...(grounds === this.grounds ? {} : { grounds: [...grounds] }),
    } satisfies GroundWanted)
    this.board = board
    this.grounds = grounds
  }
}
