/** What stays aboard when a transport lands: a transport may land one unit and keep the other. */
import type { Counts } from '../../../engine/index.ts'
import { type Selection, useUi } from '../../../store/ui.ts'
import { minus } from '../shared/counts.ts'

let kept: Readonly<Record<number, Counts>> = {}

export const keptBy = (transport: number): Counts => kept[transport] ?? {}
export const landsFrom = (transport: number, ours: Counts): Counts => minus(ours, keptBy(transport))

export function keepNothing(): void {
  kept = {}
}

/** Changes what stays aboard; the same units are then a new selection, so that everything asks again where they may go. */
export function keep(selection: Selection, transport: number, units: Counts): void {
  kept = { ...kept, [transport]: units }
  useUi.getState().select({ ...selection })
}
