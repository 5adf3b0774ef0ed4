import type { Picking } from '../../store/ui.ts'
import { awaitPresses } from '../press.ts'
import { usePicking } from '../usePicking.ts'

/** Stands for a panel whose code is on its way: what is pressed on the map meanwhile waits for it, and is not taken for a question about the space. */
export function Awaited({ picking }: { picking: Picking }) {
  usePicking(picking, awaitPresses)
  return null
}
