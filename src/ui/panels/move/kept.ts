/** What stays aboard when a transport lands: a transport may land one unit and keep the other, its own or an ally's. */
import type { Counts, PowerId } from '../../../engine/index.ts'
import { type Selection, useUi } from '../../../store/ui.ts'
import { isEmpty, minus } from '../shared/counts.ts'
import type { Party, PickTransport } from './picks.ts'

let kept: Readonly<Record<number, Partial<Record<PowerId, Counts>>>> = {}

export const keptBy = (transport: number, owner: PowerId): Counts => kept[transport]?.[owner] ?? {}
/** By owner, without those of whom nothing lands. */
export const landsFrom = ({ id, parties }: Pick<PickTransport, 'id' | 'parties'>): Party[] =>
  parties.map(({ power, units }) => ({ power, units: minus(units, keptBy(id, power)) })).filter(({ units }) => !isEmpty(units))

export function keepNothing(): void {
  kept = {}
}

/** Changes what stays aboard; the same units are then a new selection, so that everything asks again where they may go. */
export function keep(selection: Selection, transport: number, owner: PowerId, units: Counts): void {
  kept = { ...kept, [transport]: { ...kept[transport], [owner]: units } }
  useUi.getState().select({ ...selection })
}
