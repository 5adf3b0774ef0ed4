/** Queue for the odds worker: one request at a time; new requests of a client replace its old ones. */
import type { Forecast } from '../../odds/index.ts'
import type { OddsMessage, OddsReply } from './worker.ts'

export type Thread = { readonly post: (question: OddsMessage) => void; readonly end: () => void }
/** Starts a worker thread, or returns null. `lost`: it failed or could not be loaded. */
export type StartThread = (heard: (reply: OddsReply) => void, lost: () => void) => Thread | null

/** A request; `key` is unique. `preload`: not needed yet. */
export type OddsRequest = Omit<OddsMessage, 'id'> & { readonly key: string; readonly preload?: true }

/** Time (ms) an abandoned request may continue before the next one is sent. */
export const ABANDON_MS = 100
/** Time (ms) without any message after which a second thread takes over; the first keeps its walk cache. */
export const SILENCE_MS = 2000

export class OddsWorkerQueue {
  private thread: Thread | null | undefined
  /** A silent thread that a second one replaces. */
  private silenced: { readonly thread: Thread; spoke: boolean } | null = null
  private wanted: readonly OddsRequest[] = []
  private current: { readonly id: number; readonly entry: OddsRequest } | null = null
  private lastId = 0
  /** Loading the thread has no time limit. */
  private isThreadReady = false
  private abandonTimer: ReturnType<typeof setTimeout> | undefined
  private silenceTimer: ReturnType<typeof setTimeout> | undefined

  private readonly start: StartThread
  private readonly onAnswer: (entry: OddsRequest, forecast: Forecast | null) => void

  constructor(start: StartThread, onAnswer: (entry: OddsRequest, forecast: Forecast | null) => void) {
    this.start = start
    this.onAnswer = onAnswer
  }

  /** Replaces all requests, most important first; preloads go last. */
  request(wishes: readonly OddsRequest[]): void {
    this.wanted = [...wishes.filter(({ preload }) => !preload), ...wishes.filter(({ preload }) => preload)]
    const { current: now } = this
    const [first] = this.wanted
    clearTimeout(this.abandonTimer)
    if (!now) return this.next()
    const stillWanted = wishes.find(({ key, state }) => key === now.entry.key && state === now.entry.state)
    if (first && (!stillWanted || (stillWanted.preload && !first.preload)))
      this.abandonTimer = setTimeout(() => this.abandonCurrent(), ABANDON_MS)
  }

  private abandonCurrent(): void {
    this.current = null
    this.next()
  }

  /** Starts a second thread. If both are silent the first is kept: it has walked more. */
  private startSecondThread(): void {
    const { thread } = this
    if (this.silenced) thread?.end()
    else if (thread) this.silenced = { thread, spoke: false }
    this.thread = undefined
    this.isThreadReady = false
    this.abandonCurrent()
  }

  /** Returns to the first thread once it responds. */
  private returnToSilenced(): void {
    this.thread?.end()
    this.thread = this.silenced?.thread
    this.silenced = null
    this.isThreadReady = true
  }

  private next(): void {
    const [entry] = this.wanted
    if (!entry) return
    // Without a thread there are no answers.
    if (this.thread === undefined) this.thread = this.openThread()
    if (!this.thread) return
    this.current = { id: ++this.lastId, entry }
    clearTimeout(this.silenceTimer)
    if (this.isThreadReady) this.silenceTimer = setTimeout(() => this.startSecondThread(), SILENCE_MS)
    this.thread.post({ id: this.lastId, state: entry.state, ask: entry.ask })
  }

  private openThread(): Thread | null {
    const thread: Thread | null = this.start(
      (reply) => this.onReply(reply, thread),
      () => this.onThreadLost(thread),
    )
    return thread
  }

  private onReply({ id, forecast }: OddsReply, from: Thread | null): void {
    const { current: now } = this
    if (this.silenced && from === this.silenced.thread) {
      this.silenced.spoke = true
      // Keep a request that the second thread is about to answer.
      if (!now || !this.isThreadReady) this.returnToSilenced()
      if (!this.current || this.thread !== from) return
      return this.next()
    }
    this.isThreadReady = true
    // The answer belongs to an abandoned request.
    if (now?.id !== id) return
    clearTimeout(this.silenceTimer)
    if (forecast === undefined) return
    clearTimeout(this.abandonTimer)
    this.current = null
    this.wanted = this.wanted.filter((entry) => entry.key !== now.entry.key || entry.state !== now.entry.state)
    if (this.silenced?.spoke) this.returnToSilenced()
    this.onAnswer(now.entry, forecast)
    // The callback may have sent a new request.
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
