/** What a screen reader is told. The widget `Live` speaks it. */
import { create } from 'zustand'

type Announcements = { polite: string; assertive: string; count: number }

export const useAnnouncements = create<Announcements>()(() => ({ polite: '', assertive: '', count: 0 }))

export function announce(text: string, assertive = false): void {
  useAnnouncements.setState((state) => ({ ...state, [assertive ? 'assertive' : 'polite']: text, count: state.count + 1 }))
}

/** What was said belongs to what is over. */
export function silence(): void {
  useAnnouncements.setState({ polite: '', assertive: '' })
}
