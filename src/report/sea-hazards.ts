/** Dice thrown at ships by mines, told zone by zone. */
import type { EventOf, PowerId, SpaceId } from '../engine/index.ts'
import type { EventEntry } from './types.ts'

export type MineRoll = EventOf<'mine-rolled'>
export type MineField = {
  id: string
  zone: SpaceId
  by: PowerId
  owner: PowerId
  rolls: MineRoll[]
  sunk: number
  damaged: number
}

/** Rolls of one zone and moment together. Entered dice come one by one, so what follows without anything between belongs together. */
export function mineReports(entries: readonly EventEntry[]): MineField[] {
  const fields: MineField[] = []
  let run = 0
  entries.forEach((entry, at) => {
    const rolls = entry.events.filter((event): event is MineRoll => event.type === 'mine-rolled')
    if (rolls.length === 0) run = at + 1
    for (const roll of rolls) {
      const id = `${run}.${roll.zone}`
      let field = fields.find((known) => known.id === id)
      if (!field) {
        field = { id, zone: roll.zone, by: roll.by, owner: roll.owner, rolls: [], sunk: 0, damaged: 0 }
        fields.push(field)
      }
      field.rolls.push(roll)
      if (roll.result === 'sunk') field.sunk++
      if (roll.result === 'damaged') field.damaged++
    }
  })
  return fields
}
