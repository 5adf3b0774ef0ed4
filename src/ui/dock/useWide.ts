import { useCallback, useSyncExternalStore } from 'react'
import { useSettings } from '../../store/settings/settings.ts'

/** Media query for a minimum width that grows with the text size. */
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

/** Room for a third column: 1720 px at the default text size. */
export const useWide = (): boolean => useRoom(107.5)

/** Room for the map key beside the map: 960 px, with the dock at the side. */
export const useBeside = (): boolean => useRoom(60, ' and (orientation: landscape)')
