/** Whether the odds desk lies over the page. It has an address, and closing it leads back to where one was. */
import { create } from 'zustand'

export const ODDS_LINK = '#odds='

/** Does the address ask for the desk? */
export const isOddsLink = (): boolean => globalThis.location?.hash.startsWith(ODDS_LINK) ?? false

export const useDesk = create<{ open: boolean }>(() => ({ open: isOddsLink() }))

export function openDesk(): void {
  if (!isOddsLink()) history.pushState(null, '', ODDS_LINK)
  useDesk.setState({ open: true })
}

/** `home`: the address of what lies below. */
export function closeDesk(home: string): void {
  history.replaceState(null, '', home)
  useDesk.setState({ open: false })
}

/** The way back and forward through addresses opens and closes it too. */
export const followDesk = (): void => {
  if (isOddsLink() !== useDesk.getState().open) useDesk.setState({ open: isOddsLink() })
}
