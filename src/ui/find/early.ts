/** What was typed into the finder before its search had come, and where the keyboard was before that. */
type Early = { readonly query: string; readonly before: Element | null }
let kept: Early | null = null

export const early = {
  keep(what: Early): void {
    kept = what
  },
  /** Reading changes nothing: what is drawn may be drawn twice. */
  read: (): Early => kept ?? { query: '', before: document.activeElement },
  forget(): void {
    kept = null
  },
}
