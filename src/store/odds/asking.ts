/** Asks the worker, one question at a time; whoever asks again has no use for what he asked before. */
import type { Forecast } from '../../odds/index.ts'
import type { OddsPost, OddsReply } from './worker.ts'

export type Thread = { readonly post: (question: OddsPost) => void; readonly end: () => void }
/** Begins a thread; null where none can be had. `lost`: it is gone, or could not be fetched. */
export type Begin = (heard: (reply: OddsReply) => void, lost: () => void) => Thread | null

/** One thing to find out: `key` names it among all questions. */
export type OddsWish = Omit<OddsPost, 'id'> & { readonly key: string }

/** A question nobody waits for any more may still take so long (ms) before its thread is given up for the next. */
export const PATIENCE = 250

export class NewestFirst {
  private thread: Thread | null | undefined
  private wanted: readonly OddsWish[] = []
  private now: { readonly id: number; readonly wish: OddsWish } | null = null
  private asked = 0
  private timer: ReturnType<typeof setTimeout> | undefined

  private readonly begin: Begin
  private readonly told: (wish: OddsWish, forecast: Forecast | null) => void

  constructor(begin: Begin, told: (wish: OddsWish, forecast: Forecast | null) => void) {
    this.begin = begin
    this.told = told
  }

  /** All that is wanted from now on, the most wanted first. */
  want(wishes: readonly OddsWish[]): void {
    this.wanted = wishes
    const { now } = this
    clearTimeout(this.timer)
    if (!now) return this.next()
    if (!wishes.some(({ key, state }) => key === now.wish.key && state === now.wish.state) && wishes.length > 0)
      this.timer = setTimeout(() => this.giveUp(), PATIENCE)
  }

  private giveUp(): void {
    this.thread?.end()
    this.thread = undefined
    this.now = null
    this.next()
  }

  private next(): void {
    const [wish] = this.wanted
    if (!wish) return
    // Where there is no thread nothing is said.
    if (this.thread === undefined) this.thread = this.begin(this.heard, this.lost)
    if (!this.thread) return
    this.now = { id: ++this.asked, wish }
    this.thread.post({ id: this.asked, state: wish.state, ask: wish.ask })
  }

  private readonly heard = ({ id, forecast }: OddsReply): void => {
    const { now } = this
    // An answer of a thread that was given up.
    if (now?.id !== id) return
    clearTimeout(this.timer)
    this.now = null
    this.wanted = this.wanted.filter((wish) => wish.key !== now.wish.key || wish.state !== now.wish.state)
    this.told(now.wish, forecast)
    // Whoever was told may have asked for more.
    if (!this.now) this.next()
  }

  private readonly lost = (): void => {
    clearTimeout(this.timer)
    this.thread?.end()
    this.thread = null
    this.now = null
  }
}
