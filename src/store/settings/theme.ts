/** The theme: chosen, or by system preference. index.html sets it before the first paint. */
import { useSyncExternalStore } from 'react'
import type { Theme } from '../../content/palette.ts'
import { type Settings, useSettings } from './settings.ts'

/** Forced colours count as high contrast, because a canvas ignores them. */
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

/** Keeps theme, font size and motion as attributes of the document. Returns a stop function. */
export function applyTheme(): () => void {
  const wear = () => {
    const { textSize, motion, speed } = useSettings.getState()
    Object.assign(document.documentElement.dataset, { theme: themeNow(), text: String(textSize), motion, speed })
  }
  wear()
  return subscribe(wear)
}
