// The computer's seats are played by whoever thinks for it, through the same door as people's, and can be watched and stopped.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Action, decision, POWERS, type PowerId, turn } from '../../../src/engine/index.ts'
import { proposedAnswer } from '../../../src/planning/answers.ts'
import { answerRequest } from '../../../src/players/worker.ts'
import type { ComputerProfile } from '../../../src/save/computers.ts'
import { useControls } from '../../../src/store/computer/controls.ts'
import { startComputers } from '../../../src/store/computer/driver.ts'
import type { ComputerPlayer } from '../../../src/store/computer/types.ts'
import { computerToAct } from '../../../src/store/game/computers.ts'
import { useGame } from '../../../src/store/game/table.ts'
import { selectUndoState } from '../../../src/store/game/undo-state.ts'
import { useSettings } from '../../../src/store/settings/settings.ts'
import { BUY, END, play, store, TO_SERBIA } from '../playing.ts'

const EASY: ComputerProfile = { level: 'easy' }
const opts = { level: 'easy', seed: 'test' } as const

/** Thinks as the computer does, on this thread; `asked` counts plans. */
function thinking(over: Partial<ComputerPlayer> = {}): ComputerPlayer & { asked: number } {
  const mind = {
    asked: 0,
    async plan(state, power, how) {
      mind.asked++
      const reply = answerRequest({ id: 1, task: 'plan', state, seat: [power], opts: how })
      if ('error' in reply) throw new Error(reply.error)
      return reply.result as Awaited<ReturnType<ComputerPlayer['plan']>>
    },
    async answer(state, power, how) {
      const reply = answerRequest({ id: 1, task: 'answer', state, seat: [power], opts: how })
      if ('error' in reply) throw new Error(reply.error)
      return reply.result as Awaited<ReturnType<ComputerPlayer['answer']>>
    },
    compare: () => Promise.reject(new Error('nobody asks')),
    ...over,
  } as ComputerPlayer & { asked: number }
  return mind
}

const until = async (what: () => boolean, most = 20_000) => {
  const end = Date.now() + most
  while (!what()) {
    if (Date.now() > end) throw new Error('it never came')
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
}
const rest = () => until(() => !computerToAct(store().game!, store().computers) || useControls.getState().paused)
/** The computer plays on, and people answer what they are asked, until somebody's turn begins. */
const untilTurnOf = async (power: PowerId) => {
  for (;;) {
    await rest()
    const { game, dispatch } = store()
    if (turn(game!).power === power || useControls.getState().paused) return expect(turn(game!).power).toBe(power)
    expect(dispatch(proposedAnswer(game!)!).ok).toBe(true)
  }
}
const done = () => store().log.map(({ action }) => JSON.stringify(action))
const begin = (powers: readonly (typeof POWERS)[number][]) =>
  store().newGame(
    { ruleset: 'standard', seed: 'seats' },
    { seed: 'own', seats: Object.fromEntries(powers.map((p) => [p, EASY])) },
  )

let stop = () => {}
beforeEach(() => {
  useSettings.setState({ pace: 'instant', stopAfter: 'turn' })
  useControls.setState(useControls.getInitialState())
})
afterEach(() => stop())

describe('the computer at the table', () => {
  it('plays the turn of its power, by actions that are all accepted, and leaves the next one to its player', async () => {
    begin(['austria-hungary'])
    stop = startComputers(thinking())
    await untilTurnOf('russia')
    expect(turn(store().game!).phase).toBe('purchase')
    expect(store().log.length).toBeGreaterThan(5)
    expect(useControls.getState()).toMatchObject({ refused: 0, stuck: false, paused: false })
  })

  it('waits for people: for their turn, and for their answers in its own', async () => {
    begin(['russia'])
    stop = startComputers(thinking())
    expect(store().log).toHaveLength(0)
    store().handOver('austria-hungary', EASY)
    await rest()
    const asked = decision(store().game!)
    expect(asked ? asked.by : turn(store().game!).power).not.toBe('russia')
    expect(store().log.length).toBeGreaterThan(5)
  })

  it('waits for what led to a kept game: from that follows what it does next', async () => {
    begin([])
    useGame.setState({ pendingLog: { reason: '', finish: () => undefined, whenDone: () => undefined } })
    store().handOver('austria-hungary', EASY)
    stop = startComputers(thinking())
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(store().log).toHaveLength(0)
    useGame.setState({ pendingLog: null })
    await until(() => store().log.length > 0)
    expect(useControls.getState()).toMatchObject({ refused: 0, stuck: false })
  })

  it('is handed a power for one turn, after what its player has done, and gives it back', async () => {
    store().newGame({ ruleset: 'standard', seed: 'seats' })
    stop = startComputers(thinking())
    play(BUY)
    store().handOver('austria-hungary', EASY, 'turn')
    await untilTurnOf('russia')
    expect(done()[0]).toBe(JSON.stringify(BUY))
    expect(store().log.length).toBeGreaterThan(3)
    expect(computerToAct(store().game!, store().computers)).toBeNull()
  })

  it('gives it back in the middle of its turn', async () => {
    useSettings.setState({ stopAfter: 'order' })
    begin(['austria-hungary'])
    stop = startComputers(thinking())
    await until(() => useControls.getState().paused)
    expect(store().log).toHaveLength(1)
    store().handOver('austria-hungary', null)
    useControls.getState().resume()
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(store().log).toHaveLength(1)
    play(END)
  })
})

describe('its pace', () => {
  it('stops after each order, and at the end of a phase', async () => {
    useSettings.setState({ stopAfter: 'order' })
    begin(['austria-hungary'])
    stop = startComputers(thinking())
    await until(() => useControls.getState().paused)
    expect(store().log).toHaveLength(1)
    useSettings.setState({ stopAfter: 'phase' })
    useControls.getState().resume()
    await until(() => useControls.getState().paused)
    expect(turn(store().game!)).toMatchObject({ power: 'austria-hungary', phase: 'move' })
  })

  it('step by step does as many orders as were asked for', async () => {
    useSettings.setState({ pace: 'step' })
    begin(['austria-hungary'])
    stop = startComputers(thinking())
    await new Promise((resolve) => setTimeout(resolve, 30))
    expect(store().log).toHaveLength(0)
    useControls.getState().step()
    await until(() => store().log.length === 1)
    useControls.getState().step()
    useControls.getState().step()
    await until(() => store().log.length === 3)
    await new Promise((resolve) => setTimeout(resolve, 30))
    expect(store().log).toHaveLength(3)
  })

  it('stands still when it is told to, and goes on', async () => {
    useControls.getState().pause()
    begin(['austria-hungary'])
    stop = startComputers(thinking())
    await new Promise((resolve) => setTimeout(resolve, 30))
    expect(store().log).toHaveLength(0)
    useControls.getState().resume()
    await untilTurnOf('russia')
  })
})

describe('a page that was closed in the middle', () => {
  it('goes on from the same choice: the war is the same as if it had never been closed', async () => {
    begin([...POWERS])
    useSettings.setState({ stopAfter: 'power' })
    stop = startComputers(thinking())
    await until(() => useControls.getState().paused)
    const whole = done()
    stop()

    useControls.setState(useControls.getInitialState())
    useSettings.setState({ pace: 'step' })
    begin([...POWERS])
    stop = startComputers(thinking())
    for (let n = 1; n <= whole.length; n++) {
      useControls.getState().step()
      await until(() => store().log.length === n)
      if (n % 3 !== 0) continue
      // Closed and opened from what was kept.
      stop()
      const kept = JSON.stringify(store().exportSave())
      store().leave()
      expect(await store().importSave(kept)).toEqual({ ok: true })
      expect(store().computers).toMatchObject({ seed: 'own', seats: { germany: EASY } })
      stop = startComputers(thinking())
    }
    expect(done()).toEqual(whole)
  })

  it('still says why: the reasons are kept with the acts', async () => {
    begin(['austria-hungary'])
    stop = startComputers(thinking())
    await untilTurnOf('russia')
    const reasons = store().log.map(({ why }) => why)
    expect(reasons[0]).toMatchObject({ kind: expect.any(String), ipc: expect.any(Number) })
    const kept = JSON.stringify(store().exportSave())
    stop()
    expect(await store().importSave(kept)).toEqual({ ok: true })
    expect(store().log.map(({ why }) => why)).toEqual(reasons)
  })
})

describe('what goes wrong', () => {
  // It is said where somebody looks for it.
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
  afterEach(() => void vi.restoreAllMocks())
  const nonsense: Action = { type: 'move', from: 'paris', path: ['berlin'], units: { infantry: 99 } }

  it('a refused action is counted and something legal is done: nobody waits', async () => {
    begin(['austria-hungary'])
    stop = startComputers(thinking({ plan: async () => ({ actions: [nonsense], why: [] }) }))
    await untilTurnOf('russia')
    expect(useControls.getState().refused).toBeGreaterThan(3)
    expect(useControls.getState().stuck).toBe(false)
  })

  it('so it is where nothing can be thought of', async () => {
    begin(['austria-hungary'])
    stop = startComputers(thinking({ plan: () => Promise.reject(new Error('no thought')) }))
    await untilTurnOf('russia')
  })

  it('what people do while it thinks counts, and its answer to what was before does not', async () => {
    let come = () => {}
    const slow = thinking()
    const plan = slow.plan
    slow.plan = async (...asked) => {
      await new Promise<void>((resolve) => {
        come = resolve
      })
      return plan(...asked)
    }
    begin(['austria-hungary'])
    stop = startComputers(slow)
    store().handOver('austria-hungary', null)
    play(BUY, END, TO_SERBIA)
    come()
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(done()).toEqual([BUY, END, TO_SERBIA].map((action) => JSON.stringify(action)))
  })
})

describe('undo', () => {
  it('takes back the last act of a person with what the computer did upon it, where no dice have fallen', async () => {
    store().newGame({ ruleset: 'standard', seed: 'seats' })
    play(BUY, END)
    expect(selectUndoState(store()).can).toBe(true)
    useSettings.setState({ stopAfter: 'order' })
    stop = startComputers(thinking())
    store().handOver('austria-hungary', EASY)
    await until(() => useControls.getState().paused)
    expect(store().log).toHaveLength(3)
    expect(selectUndoState(store()).can).toBe(true)
    store().undo()
    expect(done()).toEqual([JSON.stringify(BUY)])
    expect(selectUndoState(store()).canRedo).toBe(true)
  })

  it('has nothing to take back where people have done nothing', async () => {
    begin(['austria-hungary'])
    useSettings.setState({ stopAfter: 'order' })
    stop = startComputers(thinking())
    await until(() => useControls.getState().paused)
    expect(selectUndoState(store())).toMatchObject({ can: false, reason: 'There is nothing to undo yet.' })
  })
})

it('the worker answers what cannot be asked with a sentence, and does not fall over', () => {
  store().newGame({ ruleset: 'standard', seed: 'seats' })
  const reply = answerRequest({ id: 7, task: 'answer', state: store().game!, seat: ['austria-hungary'], opts })
  expect(reply).toMatchObject({ id: 7, error: expect.stringContaining('question') })
})
