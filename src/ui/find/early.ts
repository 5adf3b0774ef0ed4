import { createStore } from 'zustand/vanilla'

/** What was typed into the finder before its search had come, whether Enter followed, and where the keyboard was before that. */
type Early = { readonly query: string; readonly before: Element | null; readonly entered: boolean }
const kept = createStore<{ early: Early | null }>()(() => ({ early: null }))

export const early = {
  keep(what: Early): void {
    kept.setState({ early: what })
  },
  /** Reading changes nothing: what is drawn may be drawn twice. */
  read: (): Early => kept.getState().early ?? { query: '', before: document.activeElement, entered: false },
  forget(): void {
    kept.setState({ early: null })
  },
}
