import type { FireGroup, GameEvent, Owner } from '../../engine/index.ts'

export type StepThrow = { readonly power: Owner; readonly dice: readonly number[]; readonly needs: number }

const ofGroups = (groups: readonly FireGroup[]): StepThrow[] => groups.map(({ power, dice, needs }) => ({ power, dice, needs }))

function thrownIn(event: GameEvent): StepThrow[] {
  switch (event.type) {
    case 'fired':
    case 'submarines-pursued':
    case 'convoy-escorted':
      return ofGroups(event.groups)
    case 'mine-rolled':
      return [{ power: event.owner, dice: [event.die.value], needs: event.die.needs }]
    case 'merchantmen-sunk':
      return event.dice.map(({ value, needs }) => ({ power: event.by, dice: [value], needs }))
    default:
      return []
  }
}

/** The dice of a step, grouped by power and needed number. */
export function throwsIn(events: readonly GameEvent[]): StepThrow[] {
  const thrown: StepThrow[] = []
  for (const one of events.flatMap(thrownIn)) {
    const at = thrown.findIndex(({ power, needs }) => power === one.power && needs === one.needs)
    if (at < 0) thrown.push(one)
    else thrown[at] = { ...one, dice: [...thrown[at]!.dice, ...one.dice] }
  }
  return thrown.filter(({ dice }) => dice.length > 0)
}
