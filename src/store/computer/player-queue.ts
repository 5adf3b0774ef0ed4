/**
 * Queue of computer player requests in one worker, or on the page if no worker starts. Newest first; each requester has
 * at most one pending request.
 */
import type { GameState, PowerId } from '../../engine/index.ts'
import { lazy } from '../../memoize.ts'
import type { PlayerOptions } from '../../players/index.ts'
import type { PlayerReply, PlayerRequest, PlayerTask } from '../../players/worker.ts'
import workerUrl from '../../players/worker.ts?worker&url'
import { startWorker } from '../workers.ts'
import type { Comparison, ComputerPlayer, Plan, PlannedAnswer } from './types.ts'

export type PlayerBackend = (question: PlayerRequest) => Promise<PlayerReply>

/** Runs on the page; the code is loaded on demand. */
const runOnPage: PlayerBackend = async (question) => {
  const { answerRequest } = await import('../../players/worker.ts')
  return answerRequest(question)
}

/** Time (ms) after which a silent worker counts as failed. */
const START_LIMIT = 15_000

/** Throws if no worker can be started. */
function startWorkerBackend(): PlayerBackend {
  const worker = startWorker(workerUrl)
  const open = new Map<number, { question: PlayerRequest; reply: (reply: PlayerReply | Promise<PlayerReply>) => void }>()
  let hasFailed = false
  worker.onmessage = ({ data }: MessageEvent<PlayerReply>) => {
    clearTimeout(startTimer)
    open.get(data.id)?.reply(data)
    open.delete(data.id)
  }
  const fail = () => {
    clearTimeout(startTimer)
    hasFailed = true
    worker.terminate()
    for (const { question, reply } of open.values()) reply(runOnPage(question))
    open.clear()
  }
  const startTimer = setTimeout(fail, START_LIMIT)
  worker.onerror = fail
  worker.onmessageerror = fail
  return (question) => {
    if (hasFailed) return runOnPage(question)
    return new Promise((reply) => {
      open.set(question.id, { question, reply })
      try {
        worker.postMessage(question)
      } catch {
        fail()
      }
    })
  }
}

/** The worker, or the page if the worker fails. */
export function startBackend(): PlayerBackend {
  try {
    return startWorkerBackend()
  } catch {
    return runOnPage
  }
}

/** Requester: the computer's seats, or the player's hint. */
export type Requester = 'seats' | 'advice'
type QueuedRequest = {
  by: Requester
  question: PlayerRequest
  resolve: (reply: PlayerReply) => void
  reject: (up: Error) => void
}

/** A newer request of the same requester replaced this one. */
export class SupersededError extends Error {}

/** One queue for all requesters. */
export function createPlayerQueue(start: () => PlayerBackend = startBackend): (by: Requester) => ComputerPlayer {
  const getBackend = lazy(start)
  const queue: QueuedRequest[] = []
  let busy = false
  let count = 0
  const next = async () => {
    const request = busy ? undefined : queue.pop()
    if (!request) return
    busy = true
    await getBackend()(request.question).then(request.resolve, request.reject)
    busy = false
    void next()
  }
  const enqueue = async <T>(by: Requester, task: Omit<PlayerRequest, 'id'>): Promise<T> => {
    for (const { reject } of queue.filter((older) => older.by === by)) reject(new SupersededError())
    queue.splice(0, queue.length, ...queue.filter((older) => older.by !== by))
    const reply = await new Promise<PlayerReply>((resolve, reject) => {
      queue.push({ by, question: { ...task, id: ++count }, resolve, reject })
      void next()
    })
    if ('error' in reply) throw new Error(reply.error)
    return reply.result as T
  }
  const requestFor = (task: PlayerTask, state: GameState, power: PowerId, opts: PlayerOptions) => ({
    task,
    state,
    seat: [power],
    opts,
  })
  return (by) => ({
    plan: (state, power, opts) => enqueue<Plan>(by, requestFor('plan', state, power, opts)),
    answer: (state, power, opts) => enqueue<PlannedAnswer>(by, requestFor('answer', state, power, opts)),
    compare: (state, power, opts, begun) => enqueue<Comparison>(by, { ...requestFor('compare', state, power, opts), begun }),
  })
}

/** The queue of the page. */
export const computerPlayerFor = createPlayerQueue()
