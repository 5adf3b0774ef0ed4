/**
 * Which of the three looks the table has: the one chosen, or the one the system asks for. index.html says it before the first
 * paint.
 */
import { useSyncExternalStore } from 'react'
import type { Theme } from '../../content/palette.ts'
import { type Settings, useSettings } from './settings.ts'

/** Colours forced by the system are a wish for contrast too: what is drawn on canvas follows no such order by itself. */
const CONTRAST = '(prefers-contrast: more), (forced-colors: active)'
const DARK = '(prefers-color-scheme: dark)'

const asks = (query: string) => globalThis.matchMedia?.(query).matches ?? false

export function themeOf(chosen: Settings['theme']): Theme {
  if (chosen !== 'auto') return chosen
  return asks(CONTRAST) ? 'contrast' : asks(DARK) ? 'dark' : 'light'
}

export const themeNow = (): Theme => themeOf(useSettings.getState().theme)

function subscribe(changed: () => void): () => void {
  const queries = [CONTRAST, DARK].map((query) => globalThis.matchMedia?.(query))
  for (const query of queries) query?.addEventListener('change', changed)
  const stop = useSettings.subscribe(changed)
  return () => {
    for (const query of queries) query?.removeEventListener('change', changed)
    stop()
  }
}

export const useTheme = (): Theme => useSyncExternalStore(subscribe, themeNow)

/** From here on the page wears the theme of the moment, and says to its sheets how large the letters are and how much moves. */
export function applyTheme(): () => void {
  const wear = () => {
    const { textSize, motion, speed } = useSettings.getState()
    Object.assign(document.documentElement.dataset, { theme: themeNow(), text: String(textSize), motion, speed })
  }
  wear()
  return subscribe(wear)
}
