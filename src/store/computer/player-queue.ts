/**
 * Where the computer thinks, for the seats and for hints alike: in one worker; where none can be had, or it falls over, on the page
 * itself. It is asked one question at a time, the newest first; of one asker only the newest is answered.
 */
import type { GameState, PowerId } from '../../engine/index.ts'
import { lazy } from '../../memoize.ts'
import type { PlayerOptions } from '../../players/index.ts'
import type { PlayerReply, PlayerRequest, PlayerTask } from '../../players/worker.ts'
import workerUrl from '../../players/worker.ts?worker&url'
import { startWorker } from '../workers.ts'
import type { Comparison, ComputerPlayer, Plan, PlannedAnswer } from './types.ts'

export type PlayerBackend = (question: PlayerRequest) => Promise<PlayerReply>

/** On the page. The code comes when it is needed. */
const runOnPage: PlayerBackend = async (question) => {
  const { answerRequest: replyTo } = await import('../../players/worker.ts')
  return replyTo(question)
}

/** A worker that has not sent its first message after so long (ms) never will. */
const START_LIMIT = 15_000

/** Throws where no worker can be started. */
function startWorkerBackend(): PlayerBackend {
  const worker = startWorker(workerUrl)
  const open = new Map<number, { question: PlayerRequest; reply: (reply: PlayerReply | Promise<PlayerReply>) => void }>()
  let fallen = false
  worker.onmessage = ({ data }: MessageEvent<PlayerReply>) => {
    clearTimeout(silence)
    open.get(data.id)?.reply(data)
    open.delete(data.id)
  }
  const fall = () => {
    clearTimeout(silence)
    fallen = true
    worker.terminate()
    for (const { question, reply } of open.values()) reply(runOnPage(question))
    open.clear()
  }
  const silence = setTimeout(fall, START_LIMIT)
  worker.onerror = fall
  worker.onmessageerror = fall
  return (question) => {
    if (fallen) return runOnPage(question)
    return new Promise((reply) => {
      open.set(question.id, { question, reply })
      try {
        worker.postMessage(question)
      } catch {
        fall()
      }
    })
  }
}

/** The worker's, or the page's where no worker can be had or it does not start. */
export function startBackend(): PlayerBackend {
  try {
    return startWorkerBackend()
  } catch {
    return runOnPage
  }
}

/** Who asks: the seats that are the computer's, or a person who wants advice. */
export type Requester = 'seats' | 'advice'
type QueuedRequest = {
  by: Requester
  question: PlayerRequest
  resolve: (reply: PlayerReply) => void
  reject: (up: Error) => void
}

/** What is asked for is asked no more: its asker wants to know something else by now. */
export class SupersededError extends Error {}

/** One thinker for whoever asks. */
export function createPlayerQueue(start: () => PlayerBackend = startBackend): (by: Requester) => ComputerPlayer {
  const think = lazy(start)
  const waiting: QueuedRequest[] = []
  let busy = false
  let count = 0
  const next = async () => {
    const asked = busy ? undefined : waiting.pop()
    if (!asked) return
    busy = true
    await think()(asked.question).then(asked.resolve, asked.reject)
    busy = false
    void next()
  }
  const ask = async <T>(by: Requester, what: Omit<PlayerRequest, 'id'>): Promise<T> => {
    for (const { reject } of waiting.filter((older) => older.by === by)) reject(new SupersededError())
    waiting.splice(0, waiting.length, ...waiting.filter((older) => older.by !== by))
    const reply = await new Promise<PlayerReply>((told, given) => {
      waiting.push({ by, question: { ...what, id: ++count }, resolve: told, reject: given })
      void next()
    })
    if ('error' in reply) throw new Error(reply.error)
    return reply.result as T
  }
  const about = (what: PlayerTask, state: GameState, power: PowerId, opts: PlayerOptions) => ({
    task: what,
    state,
    seat: [power],
    opts,
  })
  return (by) => ({
    plan: (state, power, opts) => ask<Plan>(by, about('plan', state, power, opts)),
    answer: (state, power, opts) => ask<PlannedAnswer>(by, about('answer', state, power, opts)),
    compare: (state, power, opts, begun) => ask<Comparison>(by, { ...about('compare', state, power, opts), begun }),
  })
}

/** The one of the page. */
export const computerPlayerFor = createPlayerQueue()
