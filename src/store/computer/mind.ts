/** Where the computer thinks: in a worker; where none can be had, or it falls over, on the page itself. */
import type { GameState, PowerId } from '../../engine/index.ts'
import type { PlayerOptions } from '../../players/index.ts'
import type { Reply, Thought, Wonder } from '../../players/worker.ts'
import workerUrl from '../../players/worker.ts?worker&url'
import { startWorker } from '../workers.ts'
import type { Mind, Plan, Replied } from './types.ts'

type Thinker = (question: Wonder) => Promise<Reply>

/** On the page. The code comes when it is needed. */
const onPage: Thinker = async (question) => {
  const { replyTo } = await import('../../players/worker.ts')
  return replyTo(question)
}

/** Throws where no worker can be started. */
function inWorker(): Thinker {
  const worker = startWorker(workerUrl)
  const open = new Map<number, { question: Wonder; reply: (reply: Reply | Promise<Reply>) => void }>()
  let fallen = false
  worker.onmessage = ({ data }: MessageEvent<Reply>) => {
    open.get(data.id)?.reply(data)
    open.delete(data.id)
  }
  const fall = () => {
    fallen = true
    worker.terminate()
    for (const { question, reply } of open.values()) reply(onPage(question))
    open.clear()
  }
  worker.onerror = fall
  worker.onmessageerror = fall
  return (question) => {
    if (fallen) return onPage(question)
    return new Promise((reply) => {
      open.set(question.id, { question, reply })
      worker.postMessage(question)
    })
  }
}

function thinker(): Thinker {
  try {
    return inWorker()
  } catch {
    return onPage
  }
}

/** One thread for all seats: only one of them acts at a time. */
export function mindAtWork(start: () => Thinker = thinker): Mind {
  let think: Thinker | null = null
  let count = 0
  const ask = async <T>(what: Thought, state: GameState, power: PowerId, opts: PlayerOptions): Promise<T> => {
    think ??= start()
    const reply = await think({ id: ++count, ask: what, state, seat: [power], opts })
    if ('error' in reply) throw new Error(reply.error)
    return reply.result as T
  }
  return {
    plan: (state, power, opts) => ask<Plan>('plan', state, power, opts),
    answer: (state, power, opts) => ask<Replied>('answer', state, power, opts),
  }
}
