/** While a line is under the mouse or has the keyboard, what it speaks of is ringed on the map, which stays where it is. */
import type { SpaceId } from '../engine/index.ts'
import { useUi } from '../store/ui.ts'

export function pointing(spaces: readonly SpaceId[]) {
  const on = () => useUi.getState().setPoint([...spaces])
  const off = () => useUi.getState().setPoint([])
  return { onMouseEnter: on, onMouseLeave: off, onFocus: on, onBlur: off }
}
