// Questions to the worker: one at a time, the newest first, and nothing is said where there is no worker.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { positionFrom } from '../../../src/engine'
import type { Forecast } from '../../../src/odds'
import type { OddsMessage, OddsReply } from '../../../src/store/odds/worker'
import { ABANDON_MS, type OddsRequest, OddsWorkerQueue, SILENCE_MS, type StartThread } from '../../../src/store/odds/worker-queue'

const state = positionFrom({ ruleset: 'standard', base: 'empty', seed: 'asking' })
const wish = (key: string): OddsRequest => ({ key, state, ask: { space: key } })
const answer = { exact: 'graph' } as Forecast

/** Threads that answer when they are told to. */
function threads() {
  const begun: { posts: OddsMessage[]; ended: boolean; hear: (reply: OddsReply) => void; lose: () => void }[] = []
  const begin: StartThread = (hear, lose) => {
    const thread = { posts: [] as OddsMessage[], ended: false, hear, lose }
    begun.push(thread)
    return {
      post: (post) => thread.posts.push(post),
      end: () => {
        thread.ended = true
      },
    }
  }
  const spaces = (n = 0) => begun[n]?.posts.map(({ ask }) => ask.space)
  const reply = (n = 0) => begun[n]!.hear({ id: begun[n]!.posts.at(-1)!.id, forecast: answer })
  return { begun, begin, spaces, reply }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('asking', () => {
  it('begins no thread before something is wanted', () => {
    const { begun, begin } = threads()
    const asking = new OddsWorkerQueue(begin, () => {})
    asking.request([])
    expect(begun).toHaveLength(0)
    asking.request([wish('paris')])
    expect(begun).toHaveLength(1)
  })

  it('asks one thing at a time, in the order in which they are wanted', () => {
    const { begin, spaces, reply } = threads()
    const told = vi.fn()
    const asking = new OddsWorkerQueue(begin, told)
    asking.request([wish('paris'), wish('rome')])
    expect(spaces()).toEqual(['paris'])
    reply()
    expect(told).toHaveBeenCalledWith(wish('paris'), answer)
    expect(spaces()).toEqual(['paris', 'rome'])
    reply()
    expect(spaces()).toEqual(['paris', 'rome'])
  })

  it('asks the newest next, and what nobody wants any more not at all', () => {
    const { begin, spaces, reply } = threads()
    const asking = new OddsWorkerQueue(begin, () => {})
    asking.request([wish('paris'), wish('rome')])
    asking.request([wish('berlin')])
    reply()
    expect(spaces()).toEqual(['paris', 'berlin'])
  })

  it('puts a long question aside for the newest in the same thread, and hears no answer of it any more', () => {
    const { begun, begin, spaces } = threads()
    const told = vi.fn()
    const asking = new OddsWorkerQueue(begin, told)
    asking.request([wish('paris')])
    asking.request([wish('rome')])
    vi.advanceTimersByTime(ABANDON_MS - 1)
    expect(spaces()).toEqual(['paris'])
    vi.advanceTimersByTime(1)
    expect(begun.map(({ ended }) => ended)).toEqual([false])
    expect(spaces()).toEqual(['paris', 'rome'])
    begun[0]!.hear({ id: 1, forecast: answer })
    expect(told).not.toHaveBeenCalled()
    begun[0]!.hear({ id: 2, forecast: answer })
    expect(told).toHaveBeenCalledExactlyOnceWith(wish('rome'), answer)
  })

  it('lets another thread answer where one does not even begin with a question, but not while it is still fetched', () => {
    const { begun, begin, spaces, reply } = threads()
    const told = vi.fn()
    const asking = new OddsWorkerQueue(begin, told)
    asking.request([wish('paris')])
    vi.advanceTimersByTime(SILENCE_MS * 3)
    expect(begun).toHaveLength(1)
    begun[0]!.hear({ id: 1 })
    expect(told).not.toHaveBeenCalled()
    vi.advanceTimersByTime(SILENCE_MS * 3)
    asking.request([wish('rome')])
    vi.advanceTimersByTime(ABANDON_MS + SILENCE_MS - 1)
    expect(begun.map(({ ended }) => ended)).toEqual([false])
    vi.advanceTimersByTime(1)
    expect(begun.map(({ ended }) => ended)).toEqual([false, false])
    expect(spaces(1)).toEqual(['rome'])
    reply(1)
    expect(told).toHaveBeenCalledExactlyOnceWith(wish('rome'), answer)
  })

  /** Rome is asked of a second thread, for the first has fallen silent over Paris. */
  const silenced = () => {
    const made = threads()
    const told = vi.fn()
    const asking = new OddsWorkerQueue(made.begin, told)
    asking.request([wish('paris')])
    made.begun[0]!.hear({ id: 1 })
    asking.request([wish('rome')])
    vi.advanceTimersByTime(ABANDON_MS + SILENCE_MS)
    return { ...made, asking, told }
  }

  it('goes back to the thread that was silent, with all it has walked, once the other has answered', () => {
    const { begun, asking, told, spaces, reply } = silenced()
    begun[1]!.hear({ id: 3 })
    begun[0]!.hear({ id: 2 })
    expect(begun.map(({ ended }) => ended)).toEqual([false, false])
    reply(1)
    expect(told).toHaveBeenCalledExactlyOnceWith(wish('rome'), answer)
    expect(begun.map(({ ended }) => ended)).toEqual([false, true])
    asking.request([wish('berlin')])
    expect(spaces(0)).toEqual(['paris', 'rome', 'berlin'])
    reply(0)
    expect(told).toHaveBeenLastCalledWith(wish('berlin'), answer)
    expect(begun).toHaveLength(2)
  })

  it('goes back at once where the other has not begun either', () => {
    const { begun, told, spaces, reply } = silenced()
    begun[0]!.hear({ id: 2 })
    expect(begun.map(({ ended }) => ended)).toEqual([false, true])
    expect(spaces(0)).toEqual(['paris', 'rome', 'rome'])
    reply(0)
    expect(told).toHaveBeenCalledExactlyOnceWith(wish('rome'), answer)
  })

  it('has no more than two threads, and keeps the first, which has walked more', () => {
    const { begun, asking, spaces } = silenced()
    begun[1]!.hear({ id: 3 })
    asking.request([wish('berlin')])
    vi.advanceTimersByTime(ABANDON_MS + SILENCE_MS)
    expect(begun.map(({ ended }) => ended)).toEqual([false, true, false])
    expect(spaces(2)).toEqual(['berlin'])
  })

  it('keeps a thread that has begun, however long it takes', () => {
    const { begun, begin, reply } = threads()
    const asking = new OddsWorkerQueue(begin, () => {})
    asking.request([wish('paris'), wish('rome')])
    reply()
    begun[0]!.hear({ id: 2 })
    vi.advanceTimersByTime(SILENCE_MS * 3)
    expect(begun).toHaveLength(1)
  })

  it('asks what nobody waits for yet last, and puts it aside for what somebody waits for', () => {
    const { begin, spaces, reply } = threads()
    const asking = new OddsWorkerQueue(begin, () => {})
    const later: OddsRequest = { ...wish('vienna'), preload: true }
    asking.request([later, wish('paris')])
    expect(spaces()).toEqual(['paris'])
    reply()
    expect(spaces()).toEqual(['paris', 'vienna'])
    asking.request([later])
    vi.advanceTimersByTime(ABANDON_MS)
    expect(spaces()).toEqual(['paris', 'vienna'])
    asking.request([wish('rome'), later])
    vi.advanceTimersByTime(ABANDON_MS)
    expect(spaces()).toEqual(['paris', 'vienna', 'rome'])
    reply()
    expect(spaces()).toEqual(['paris', 'vienna', 'rome', 'vienna'])
  })

  it('goes on with a question that is wanted again', () => {
    const { begun, begin } = threads()
    const asking = new OddsWorkerQueue(begin, () => {})
    asking.request([wish('paris')])
    asking.request([wish('rome')])
    asking.request([wish('rome'), wish('paris')])
    vi.advanceTimersByTime(ABANDON_MS)
    expect(begun).toHaveLength(1)
  })

  it('says nothing where no thread can be had, or where it is lost', () => {
    const told = vi.fn()
    const refused = vi.fn(() => null)
    const none = new OddsWorkerQueue(refused, told)
    none.request([wish('paris')])
    none.request([wish('rome')])
    expect(refused).toHaveBeenCalledTimes(1)
    const { begun, begin } = threads()
    const some = new OddsWorkerQueue(begin, told)
    some.request([wish('paris')])
    begun[0]!.lose()
    some.request([wish('rome')])
    expect(begun).toHaveLength(1)
    expect(told).not.toHaveBeenCalled()
  })
})
