/** Asks the worker, one question at a time; whoever asks again has no use for what he asked before. */
import type { Forecast } from '../../odds/index.ts'
import type { OddsPost, OddsReply } from './worker.ts'

export type Thread = { readonly post: (question: OddsPost) => void; readonly end: () => void }
/** Begins a thread; null where none can be had. `lost`: it is gone, or could not be fetched. */
export type Begin = (heard: (reply: OddsReply) => void, lost: () => void) => Thread | null

/** One thing to find out: `key` names it among all questions. `ahead`: nobody waits for it yet. */
export type OddsWish = Omit<OddsPost, 'id'> & { readonly key: string; readonly ahead?: true }

/** A question nobody waits for any more may still take so long (ms) before the next is asked, for which the thread puts it aside. */
export const PATIENCE = 100
/** And where a thread does not even begin with a question for so long, another answers in its place until it speaks again: it knows what it has walked. */
export const STUBBORN = 2000

export class NewestFirst {
  private thread: Thread | null | undefined
  /** A thread that has fallen silent, while another does its work. */
  private silenced: { readonly thread: Thread; spoke: boolean } | null = null
  private wanted: readonly OddsWish[] = []
  private now: { readonly id: number; readonly wish: OddsWish } | null = null
  private asked = 0
  /** The thread has come: to fetch it may take as long as it likes. */
  private awake = false
  private aside: ReturnType<typeof setTimeout> | undefined
  private silent: ReturnType<typeof setTimeout> | undefined

  private readonly begin: Begin
  private readonly told: (wish: OddsWish, forecast: Forecast | null) => void

  constructor(begin: Begin, told: (wish: OddsWish, forecast: Forecast | null) => void) {
    this.begin = begin
    this.told = told
  }

  /** All that is wanted from now on, the most wanted first; what nobody waits for yet after all that somebody waits for. */
  want(wishes: readonly OddsWish[]): void {
    this.wanted = [...wishes.filter(({ ahead }) => !ahead), ...wishes.filter(({ ahead }) => ahead)]
    const { now } = this
    const [first] = this.wanted
    clearTimeout(this.aside)
    if (!now) return this.next()
    const still = wishes.find(({ key, state }) => key === now.wish.key && state === now.wish.state)
    if (first && (!still || (still.ahead && !first.ahead))) this.aside = setTimeout(() => this.putAside(), PATIENCE)
  }

  private putAside(): void {
    this.now = null
    this.next()
  }

  /** Another thread goes on. Of two that are silent the first one has walked more. */
  private goRound(): void {
    const { thread } = this
    if (this.silenced) thread?.end()
    else if (thread) this.silenced = { thread, spoke: false }
    this.thread = undefined
    this.awake = false
    this.putAside()
  }

  /** The thread that had fallen silent goes on itself. */
  private comeBack(): void {
    this.thread?.end()
    this.thread = this.silenced?.thread
    this.silenced = null
    this.awake = true
  }

  private next(): void {
    const [wish] = this.wanted
    if (!wish) return
    // Where there is no thread nothing is said.
    if (this.thread === undefined) this.thread = this.begun()
    if (!this.thread) return
    this.now = { id: ++this.asked, wish }
    clearTimeout(this.silent)
    if (this.awake) this.silent = setTimeout(() => this.goRound(), STUBBORN)
    this.thread.post({ id: this.asked, state: wish.state, ask: wish.ask })
  }

  private begun(): Thread | null {
    const thread: Thread | null = this.begin(
      (reply) => this.heard(reply, thread),
      () => this.lost(thread),
    )
    return thread
  }

  private heard({ id, forecast }: OddsReply, from: Thread | null): void {
    const { now } = this
    if (this.silenced && from === this.silenced.thread) {
      this.silenced.spoke = true
      // What the other one is about to answer it may answer.
      if (!now || !this.awake) this.comeBack()
      if (!this.now || this.thread !== from) return
      return this.next()
    }
    this.awake = true
    // An answer to what was put aside.
    if (now?.id !== id) return
    clearTimeout(this.silent)
    if (forecast === undefined) return
    clearTimeout(this.aside)
    this.now = null
    this.wanted = this.wanted.filter((wish) => wish.key !== now.wish.key || wish.state !== now.wish.state)
    if (this.silenced?.spoke) this.comeBack()
    this.told(now.wish, forecast)
    // Whoever was told may have asked for more.
    if (!this.now) this.next()
  }

  private lost(thread: Thread | null): void {
    if (this.silenced && thread === this.silenced.thread) {
      this.silenced = null
      return
    }
    clearTimeout(this.aside)
    clearTimeout(this.silent)
    this.thread?.end()
    this.silenced?.thread.end()
    this.thread = this.silenced = null
    this.now = null
  }
}
