// What the computer would do in a person's place, and what the person's own orders fall short of: asked again after whatever is done.
import { afterEach, describe, expect, it } from 'vitest'
import type { Comparison } from '../../../src/players/index.ts'
import { askForHint, closeHint, useHint } from '../../../src/store/computer/hint.ts'
import { END, play, store, TO_SERBIA } from '../playing.ts'

const COMPARED: Comparison = { faults: [], gain: 0, elsewhere: 0 }
/** Notes what it is asked about; the compared orders begin at `begun`. */
function listening() {
  const asked: string[] = []
  const begun: unknown[] = []
  const mind = {
    plan: async () => {
      asked.push('plan')
      return { actions: [END], why: [{ kind: 'ends', ipc: 0 } as const] }
    },
    answer: async () => {
      asked.push('answer')
      return { action: END, why: { kind: 'ends', ipc: 0 } as const }
    },
    compare: async (_state: unknown, _power: unknown, _opts: unknown, from: unknown) => {
      asked.push('compare')
      begun.push(from)
      return COMPARED
    },
  }
  return { mind, asked, begun }
}
const said = () => new Promise((resolve) => setTimeout(resolve))

afterEach(() => {
  closeHint()
  useHint.setState(useHint.getInitialState())
})

describe('a hint', () => {
  it('is asked again after each act, until it is closed', async () => {
    const { mind, asked } = listening()
    store().newGame({ ruleset: 'standard', seed: 'hint' })
    askForHint(mind)
    await said()
    expect(useHint.getState().hint).toMatchObject({ action: END, plan: [END] })
    play(END)
    await said()
    closeHint()
    play(TO_SERBIA)
    await said()
    expect(asked).toEqual(['plan', 'plan'])
    expect(useHint.getState()).toMatchObject({ open: false, hint: null })
  })

  it('of what is wrong with one’s own compares all orders of the phase, and in another phase tells the next order', async () => {
    const { mind, asked, begun } = listening()
    store().newGame({ ruleset: 'standard', seed: 'hint' })
    play(END)
    const phase = store().game
    play(TO_SERBIA)
    askForHint(mind, 'faults')
    await said()
    expect(begun[0]).toBe(phase)
    expect(useHint.getState().compared).toBe(COMPARED)
    play(END)
    await said()
    expect(asked).toEqual(['compare', 'plan'])
    expect(useHint.getState()).toMatchObject({ mode: 'order', compared: null })
  })

  it('is not thought of while the computer plays', async () => {
    const { mind, asked } = listening()
    store().newGame({ ruleset: 'standard', seed: 'hint' }, { seed: 'own', seats: { 'austria-hungary': { level: 'easy' } } })
    askForHint(mind)
    await said()
    expect(asked).toEqual([])
  })
})
