/** Asks the worker, one question at a time; whoever asks again has no use for what he asked before. */
import type { Forecast } from '../../odds/index.ts'
import type { OddsMessage, OddsReply } from './worker.ts'

export type Thread = { readonly post: (question: OddsMessage) => void; readonly end: () => void }
/** Begins a thread; null where none can be had. `lost`: it is gone, or could not be fetched. */
export type StartThread = (heard: (reply: OddsReply) => void, lost: () => void) => Thread | null

/** One thing to find out: `key` names it among all questions. `ahead`: nobody waits for it yet. */
export type OddsRequest = Omit<OddsMessage, 'id'> & { readonly key: string; readonly preload?: true }

/** A question nobody waits for any more may still take so long (ms) before the next is asked, for which the thread puts it aside. */
export const ABANDON_MS = 100
/** And where a thread does not even begin with a question for so long, another answers in its place until it speaks again: it knows what it has walked. */
export const SILENCE_MS = 2000

export class OddsWorkerQueue {
  private thread: Thread | null | undefined
  /** A thread that has fallen silent, while another does its work. */
  private silenced: { readonly thread: Thread; spoke: boolean } | null = null
  private wanted: readonly OddsRequest[] = []
  private current: { readonly id: number; readonly wish: OddsRequest } | null = null
  private lastId = 0
  /** The thread has come: to fetch it may take as long as it likes. */
  private isThreadReady = false
  private abandonTimer: ReturnType<typeof setTimeout> | undefined
  private silenceTimer: ReturnType<typeof setTimeout> | undefined

  private readonly begin: StartThread
  private readonly onAnswer: (wish: OddsRequest, forecast: Forecast | null) => void

  constructor(begin: StartThread, told: (wish: OddsRequest, forecast: Forecast | null) => void) {
    this.begin = begin
    this.onAnswer = told
  }

  /** All that is wanted from now on, the most wanted first; what nobody waits for yet after all that somebody waits for. */
  request(wishes: readonly OddsRequest[]): void {
    this.wanted = [...wishes.filter(({ preload }) => !preload), ...wishes.filter(({ preload }) => preload)]
    const { current: now } = this
    const [first] = this.wanted
    clearTimeout(this.abandonTimer)
    if (!now) return this.next()
    const still = wishes.find(({ key, state }) => key === now.wish.key && state === now.wish.state)
    if (first && (!still || (still.preload && !first.preload)))
      this.abandonTimer = setTimeout(() => this.abandonCurrent(), ABANDON_MS)
  }

  private abandonCurrent(): void {
    this.current = null
    this.next()
  }

  /** Another thread goes on. Of two that are silent the first one has walked more. */
  private startSecondThread(): void {
    const { thread } = this
    if (this.silenced) thread?.end()
    else if (thread) this.silenced = { thread, spoke: false }
    this.thread = undefined
    this.isThreadReady = false
    this.abandonCurrent()
  }

  /** The thread that had fallen silent goes on itself. */
  private returnToSilenced(): void {
    this.thread?.end()
    this.thread = this.silenced?.thread
    this.silenced = null
    this.isThreadReady = true
  }

  private next(): void {
    const [wish] = this.wanted
    if (!wish) return
    // Where there is no thread nothing is said.
    if (this.thread === undefined) this.thread = this.openThread()
    if (!this.thread) return
    this.current = { id: ++this.lastId, wish }
    clearTimeout(this.silenceTimer)
    if (this.isThreadReady) this.silenceTimer = setTimeout(() => this.startSecondThread(), SILENCE_MS)
    this.thread.post({ id: this.lastId, state: wish.state, ask: wish.ask })
  }

  private openThread(): Thread | null {
    const thread: Thread | null = this.begin(
      (reply) => this.onReply(reply, thread),
      () => this.onThreadLost(thread),
    )
    return thread
  }

  private onReply({ id, forecast }: OddsReply, from: Thread | null): void {
    const { current: now } = this
    if (this.silenced && from === this.silenced.thread) {
      this.silenced.spoke = true
      // What the other one is about to answer it may answer.
      if (!now || !this.isThreadReady) this.returnToSilenced()
      if (!this.current || this.thread !== from) return
      return this.next()
    }
    this.isThreadReady = true
    // An answer to what was put aside.
    if (now?.id !== id) return
    clearTimeout(this.silenceTimer)
    if (forecast === undefined) return
    clearTimeout(this.abandonTimer)
    this.current = null
    this.wanted = this.wanted.filter((wish) => wish.key !== now.wish.key || wish.state !== now.wish.state)
    if (this.silenced?.spoke) this.returnToSilenced()
    this.onAnswer(now.wish, forecast)
    // Whoever was told may have asked for more.
    if (!this.current) this.next()
  }

  private onThreadLost(thread: Thread | null): void {
    if (this.silenced && thread === this.silenced.thread) {
      this.silenced = null
      return
    }
    clearTimeout(this.abandonTimer)
    clearTimeout(this.silenceTimer)
    this.thread?.end()
    this.silenced?.thread.end()
    this.thread = this.silenced = null
    this.current = null
  }
}
