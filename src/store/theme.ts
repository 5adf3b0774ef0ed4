/** Which of the three looks the table has: the one chosen, or the one the system asks for. index.html says it before the first paint. */
import { useSyncExternalStore } from 'react'
import type { Theme } from '../content/palette.ts'
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

/** From here on the page wears the theme of the moment, and its letters have their size. */
export function wearTheme(): () => void {
  const wear = () => {
    document.documentElement.dataset.theme = themeNow()
    document.documentElement.dataset.text = String(useSettings.getState().textSize)
  }
  wear()
  return subscribe(wear)
}
