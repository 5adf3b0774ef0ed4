// One thread thinks for the seats and for hints: one question at a time, the newest first, of one asker only the newest.
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { PlayerReply, PlayerRequest } from '../../../src/players/worker.ts'
import { createPlayerQueue, SupersededError, startBackend } from '../../../src/store/computer/player-queue.ts'
import { store } from '../playing.ts'

const OPTS = { level: 'easy', seed: 'mind' } as const

/** A thinker that answers when it is told to, and notes in which order it was asked. */
function slow() {
  const asked: { question: PlayerRequest; reply: (reply: PlayerReply) => void }[] = []
  const think = (question: PlayerRequest) => new Promise<PlayerReply>((reply) => void asked.push({ question, reply }))
  const seats = () => asked.map(({ question }) => question.seat[0])
  const answer = async (result: unknown) => {
    const { question, reply } = asked.at(-1)!
    reply({ id: question.id, result })
    await new Promise((resolve) => setTimeout(resolve))
  }
  let started = 0
  const start = () => {
    started++
    return think
  }
  return { start, seats, answer, started: () => started }
}
const game = () => {
  store().newGame({ ruleset: 'standard', seed: 'mind' })
  return store().game!
}

describe('one mind', () => {
  it('thinks for both, one question at a time, the newest first', async () => {
    const { start, seats, answer, started } = slow()
    const mind = createPlayerQueue(start)
    const state = game()
    const first = mind('seats').plan(state, 'germany', OPTS)
    const second = mind('seats').plan(state, 'russia', OPTS)
    const third = mind('advice').plan(state, 'france', OPTS)
    expect(seats()).toEqual(['germany'])
    await answer('one')
    expect(seats()).toEqual(['germany', 'france'])
    await answer('three')
    await answer('two')
    expect(await Promise.all([first, second, third])).toEqual(['one', 'two', 'three'])
    expect(started()).toBe(1)
  })

  it('a question that waits is dropped for a newer one of the same asker', async () => {
    const { start, seats, answer } = slow()
    const mind = createPlayerQueue(start)
    const state = game()
    const running = mind('seats').plan(state, 'germany', OPTS)
    const old = mind('advice').plan(state, 'france', OPTS)
    const dropped = expect(old).rejects.toBeInstanceOf(SupersededError)
    const newer = mind('advice').plan(state, 'italy', OPTS)
    await dropped
    await answer('one')
    await answer('two')
    expect(await Promise.all([running, newer])).toEqual(['one', 'two'])
    expect(seats()).toEqual(['germany', 'italy'])
  })

  it('what it cannot answer is an error of the asker, and the next question is asked', async () => {
    let count = 0
    const think = (question: PlayerRequest): Promise<PlayerReply> =>
      Promise.resolve(++count === 1 ? { id: question.id, error: 'nobody knows' } : { id: question.id, result: 'known' })
    const mind = createPlayerQueue(() => think)('seats')
    await expect(mind.plan(game(), 'germany', OPTS)).rejects.toThrow('nobody knows')
    expect(await mind.plan(game(), 'germany', OPTS)).toBe('known')
  })
})

describe('without a worker that works, the page answers', () => {
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
  class Silent {
    onerror: (() => void) | undefined
    postMessage() {}
    terminate() {}
  }
  const failing = class extends Silent {
    constructor() {
      super()
      setTimeout(() => this.onerror?.())
    }
  }
  const forbidden = class extends Silent {
    constructor() {
      super()
      throw new DOMException('denied', 'SecurityError')
    }
  }
  const deaf = class extends Silent {
    override postMessage() {
      throw new DOMException('denied', 'DataCloneError')
    }
  }
  it.each([
    ['missing', undefined],
    ['null', null],
    ['forbidden', forbidden],
    ['failing', failing],
    ['deaf', deaf],
    ['silent', Silent],
  ])('%s', async (_, Worker) => {
    vi.useFakeTimers()
    vi.stubGlobal('Worker', Worker)
    const question = { id: 7, ask: 'plan', seat: ['germany'], opts: OPTS } as unknown as PlayerRequest
    const reply = startBackend()(question)
    await vi.advanceTimersByTimeAsync(16_000)
    // Of a question without a position the page can say only that it is none.
    expect(await reply).toMatchObject({ id: 7, error: expect.any(String) })
  })
})
