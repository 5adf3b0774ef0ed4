import { createStore } from 'zustand/vanilla'

/** Text typed before the search was loaded, whether Enter followed, and the previous focus. */
type Early = { readonly query: string; readonly before: Element | null; readonly entered: boolean }
const kept = createStore<{ early: Early | null }>()(() => ({ early: null }))

export const early = {
  keep(what: Early): void {
    kept.setState({ early: what })
  },
  /** Reading has no side effect, because React may render twice. */
  read: (): Early => kept.getState().early ?? { query: '', before: document.activeElement, entered: false },
  forget(): void {
    kept.setState({ early: null })
  },
}
