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
/** And a thread that does not even begin with a question for so long is given up. */
export const STUBBORN = 2000

export class NewestFirst {
  private thread: Thread | null | undefined
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

  private giveUp(): void {
    this.thread?.end()
    this.thread = undefined
    this.awake = false
    this.putAside()
  }

  private next(): void {
    const [wish] = this.wanted
    if (!wish) return
    // Where there is no thread nothing is said.
    if (this.thread === undefined) this.thread = this.begin(this.heard, this.lost)
    if (!this.thread) return
    this.now = { id: ++this.asked, wish }
    clearTimeout(this.silent)
    if (this.awake) this.silent = setTimeout(() => this.giveUp(), STUBBORN)
    this.thread.post({ id: this.asked, state: wish.state, ask: wish.ask })
  }

  private readonly heard = ({ id, forecast }: OddsReply): void => {
    const { now } = this
    this.awake = true
    // An answer to what was put aside.
    if (now?.id !== id) return
    clearTimeout(this.silent)
    if (forecast === undefined) return
    clearTimeout(this.aside)
    this.now = null
    this.wanted = this.wanted.filter((wish) => wish.key !== now.wish.key || wish.state !== now.wish.state)
    this.told(now.wish, forecast)
    // Whoever was told may have asked for more.
    if (!this.now) this.next()
  }

  private readonly lost = (): void => {
    clearTimeout(this.aside)
    clearTimeout(this.silent)
    this.thread?.end()
    this.thread = null
    this.now = null
  }
}
