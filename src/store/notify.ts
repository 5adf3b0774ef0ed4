/**
 * The one way to tell people something: texts on the screen, and texts for screen readers, which the component `Live` renders.
 */
import { create } from 'zustand'
import { useUi } from './ui.ts'

type Announcements = { polite: string; assertive: string; count: number }

export const useAnnouncements = create<Announcements>()(() => ({ polite: '', assertive: '', count: 0 }))

/**
 * `hint`: beside undo and redo, for a moment; `notice`: a problem, until it is closed, on the start page at the file button for
 * `file-notice`; `news`: the same for something that went well. `polite` and `assertive`: spoken by a screen reader.
 */
type Channel = 'hint' | 'notice' | 'file-notice' | 'news' | 'polite' | 'assertive'

const CHANNELS: Readonly<Record<Channel, (text: string) => void>> = {
  hint: (text) => useUi.getState().setHint(text),
  notice: (text) => useUi.getState().setNotice(text),
  'file-notice': (text) => useUi.getState().setNotice(text, 'file'),
  news: (text) => useUi.getState().setNews(text),
  polite: (polite) => useAnnouncements.setState(({ count }) => ({ polite, count: count + 1 })),
  assertive: (assertive) => useAnnouncements.setState(({ count }) => ({ assertive, count: count + 1 })),
}

export function notify(text: string, ...channels: Channel[]): void {
  for (const channel of channels) CHANNELS[channel](text)
}

/** Removes the announcements of a phase or game that has ended. */
export function clearAnnouncements(): void {
  useAnnouncements.setState({ polite: '', assertive: '' })
}
