/** Rings the spaces of a hovered or focused line. The camera does not move. */
import type { SpaceId } from '../engine/index.ts'
import { useUi } from '../store/ui.ts'

export function pointing(spaces: readonly SpaceId[]) {
  const on = () => useUi.getState().setPoint([...spaces])
  const off = () => useUi.getState().setPoint([])
  return { onMouseEnter: on, onMouseLeave: off, onFocus: on, onBlur: off }
}
