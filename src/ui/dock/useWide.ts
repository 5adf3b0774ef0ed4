import { useCallback, useSyncExternalStore } from 'react'
import { type TextSize, useSettings } from '../../store/settings.ts'

/** As the sheet of the page asks for it: 1720 px at the usual size of the text. */
const wide = (size: TextSize) => `(min-width: ${(107.5 * size) / 14}em)`

/** Room for a third column. */
export function useWide(): boolean {
  const query = wide(useSettings((settings) => settings.textSize))
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches)
}
