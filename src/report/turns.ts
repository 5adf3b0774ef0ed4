/** The log by turns and phases. */
import type { GameEvent, Phase, PowerId } from '../engine/index.ts'
import type { EventEntry } from './types.ts'

export type PhasePart = { id: string; phase: Phase; events: GameEvent[] }
export type TurnPart = {
  id: string
  round: number
  power: PowerId
  phases: PhasePart[] /** Index of the entry it began in. */
  from: number
}
type Where = { round: number; power: PowerId; phase: Phase }

/**
 * Groups events by turn and phase. `start`: the date of the opening position. Events after the end of a phase still belong to
 * it.
 */
export function turnsOf(entries: readonly EventEntry[], start: Where): TurnPart[] {
  const turns: TurnPart[] = []
  let turn: TurnPart = { id: 't0', round: start.round, power: start.power, phases: [], from: 0 }
  let part: PhasePart = { id: 't0.0', phase: start.phase, events: [] }
  turn.phases.push(part)
  turns.push(turn)
  const openPhase = (phase: Phase) => {
    part = { id: `${turn.id}.${turn.phases.length}`, phase, events: [] }
    turn.phases.push(part)
  }
  entries.forEach((entry, from) => {
    for (const event of entry.events) {
      if (event.type === 'turn-opened') {
        turn = { id: `t${turns.length}`, round: event.round, power: event.power, phases: [], from: from + 1 }
        turns.push(turn)
        openPhase('purchase')
        continue
      }
      const begins = event.type === 'phase-opened' || event.type === 'phase-skipped'
      if (begins && event.phase !== part.phase) openPhase(event.phase)
      if (event.type !== 'phase-opened') part.events.push(event)
    }
  })
  return turns
}
