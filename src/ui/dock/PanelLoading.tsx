import type { Picking } from '../../store/ui.ts'
import { queuePress } from '../press.ts'
import { usePicking } from '../usePicking.ts'

/** Takes the place of a panel while it loads: the last click on the map is kept for the panel. */
export function PanelLoading({ picking }: { picking: Picking }) {
  usePicking(picking, queuePress)
  return null
}
