/** Dice rolled at ships by mines (by zone), and by destroyers at submarines that enter their zone (ADV-06-20). */
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

/** Mine rolls grouped by zone and moment. Typed-in dice arrive one by one, so consecutive entries belong together. */
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

export type Pursuit = EventOf<'submarines-pursued'>

export const pursuitReports = (entries: readonly EventEntry[]): Pursuit[] =>
  entries.flatMap((entry) => entry.events.filter((event): event is Pursuit => event.type === 'submarines-pursued'))
