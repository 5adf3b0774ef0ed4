import { useCallback, useSyncExternalStore } from 'react'
import { useSettings } from '../../store/settings.ts'

/** A window at least this wide, as the sheets of the page ask for it: in a measure that grows with the text. */
function useRoom(rem: number, and = ''): boolean {
  const size = useSettings((settings) => settings.textSize)
  const query = `(min-width: ${(rem * size) / 14}em)${and}`
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

/** Room for a third column: 1720 px at the usual size of the text. */
export const useWide = (): boolean => useRoom(107.5)

/** Room for the key beside the map that it explains: 960 px, and the dock not below. */
export const useBeside = (): boolean => useRoom(60, ' and (orientation: landscape)')
