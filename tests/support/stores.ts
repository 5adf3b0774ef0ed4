// Replaces zustand in tests that share modules: resets every store to its initial state.
import { vi } from 'vitest'
import { create as make } from 'zustand/react'
import type { StateCreator, StoreApi } from 'zustand/vanilla'

export * from 'zustand/react'
export * from 'zustand/vanilla'

/** Every store with the code that created it; spies are not stores. */
const made = new Map<StoreApi<object>, Record<string, unknown>>()

function noted(initializer: StateCreator<object>): StoreApi<object> {
  const store = make(initializer)
  const code: Record<string, unknown> = {}
  const note = (state: object) => {
    for (const [name, value] of Object.entries(state))
      if (typeof value === 'function' && !vi.isMockFunction(value)) code[name] = value
  }
  note(store.getState())
  store.subscribe(note)
  made.set(store, code)
  return store
}
export const create = ((initializer?: StateCreator<object>) => (initializer ? noted(initializer) : noted)) as typeof make

export function storesAsMade(): void {
  for (const [store, code] of made) store.setState({ ...store.getInitialState(), ...code }, true)
}
