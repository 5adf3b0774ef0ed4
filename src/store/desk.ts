/** Whether the odds desk lies over the page. It has an address, and closing it leads back to where one was. */
import { create } from 'zustand'

export const ODDS_LINK = '#odds='

/** Does the address ask for the desk? */
export const isOddsLink = (): boolean => globalThis.location?.hash.startsWith(ODDS_LINK) ?? false

/** `back`: the address before it was opened; null: it was opened by a link. */
export const useDesk = create<{ open: boolean; back: string | null }>(() => ({ open: isOddsLink(), back: null }))

export function openDesk(): void {
  if (useDesk.getState().open) return
  const back = location.href
  history.pushState(null, '', ODDS_LINK)
  useDesk.setState({ open: true, back })
}

/** `home`: the address of what lies below, where the desk was opened by a link. */
export function closeDesk(home: string): void {
  history.replaceState(null, '', useDesk.getState().back ?? home)
  useDesk.setState({ open: false, back: null })
}

/** The way back and forward through addresses opens and closes it too. */
export const followDesk = (): void => {
  if (isOddsLink() !== useDesk.getState().open) useDesk.setState({ open: isOddsLink(), back: null })
}
