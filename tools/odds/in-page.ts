// Plays battles at the table of the page it is put into, through the door that the page keeps open.
import type { Case } from './cases.ts'
import { type Simulated, simulate } from './simulate.ts'

declare global {
  var simulated: (battle: Case, runs: number, seed: string) => Simulated
}

globalThis.simulated = (battle, runs, seed) =>
  simulate(battle, runs, seed, {
    open: (spec) => {
      contested.open(spec)
      const state = contested.state()
      if (!state) throw new Error('nothing was opened')
      return state
    },
    dispatch: contested.dispatch,
  })
