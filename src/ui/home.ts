/** Where the focus is when nothing else has it: the panel of the dock that is open. */
const HOME = '[data-dock] [role="tabpanel"][data-state="active"]'

export const homeOfFocus = (): HTMLElement | null => document.querySelector<HTMLElement>(HOME)

/** Nothing that can be worked has the focus: what is new may take it. */
export function focusIsHome(): boolean {
  const active = document.activeElement
  return active === null || active === document.body || active.matches(HOME)
}
