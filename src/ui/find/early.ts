/** What was typed into the finder before its search had come, whether Enter followed, and where the keyboard was before that. */
type Early = { readonly query: string; readonly before: Element | null; readonly entered: boolean }
let kept: Early | null = null

export const early = {
  keep(what: Early): void {
    kept = what
  },
  /** Reading changes nothing: what is drawn may be drawn twice. */
  read: (): Early => kept ?? { query: '', before: document.activeElement, entered: false },
  forget(): void {
    kept = null
  },
}
