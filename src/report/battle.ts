/** Battle reports from events, so that a game opened in mid-battle shows the same report. */
import type { EventOf, EventType, GameEvent } from '../engine/index.ts'
import { unitLinesOf } from './forces.ts'
import { reducers } from './reducer.ts'
import type { BattleReport, BattleSide, EventEntry, Exchange, LandedForce, Loss } from './types.ts'

export { roundOf } from './reducer.ts'

const AFTERMATH: ReadonlySet<EventType> = new Set([
  'control-changed',
  'treasury-captured',
  'orders-undone',
  'units-landed',
  'landing-stayed-aboard',
  'minor-mobilized',
  'landings-decided',
  'ships-retreated',
  'war-won',
])

/** After these events nothing belongs to the battle any more. */
const BATTLE_ENDS: ReadonlySet<EventType> = new Set(['phase-opened', 'turn-opened'])

function openReport(event: EventOf<'battle-opened'>, id: string, landed: LandedForce[]): BattleReport {
  const standing = { attacker: unitLinesOf(event.attackers), defender: unitLinesOf(event.defenders) }
  return {
    id,
    space: event.space,
    kind: event.kind,
    attacker: event.attacker,
    with: event.with ?? [],
    assault: event.assault,
    bombarding: event.bombarding,
    landed,
    opening: standing,
    standing,
    exchanges: [],
    supremacy: undefined,
    skipped: [],
    asked: [],
    busy: [],
    outcome: null,
    aftermath: [],
  }
}

function applyEvent<T extends EventType>(report: BattleReport, event: EventOf<T>): void {
  const reducer = reducers[event.type as T] as ((report: BattleReport, event: EventOf<T>) => void) | undefined
  reducer?.(report, event)
}

/** Does the event belong to the battle in this space? Landings also name a zone; retreats name their start. */
function isAbout(event: GameEvent, space: string): boolean {
  if (event.type === 'units-landed') return event.to === space
  if (event.type === 'landing-stayed-aboard') return event.to === space || event.zone === space
  if (event.type === 'ships-retreated') return event.from === space
  return 'space' in event && event.space === space
}

/** Every battle of these entries, in order. */
export function battleReports(entries: readonly EventEntry[]): BattleReport[] {
  const reports: BattleReport[] = []
  let landed: (LandedForce & { to: string })[] = []
  let closed = true
  entries.forEach((entry, at) => {
    entry.events.forEach((event, index) => {
      if (event.type === 'turn-opened') landed = []
      if (event.type === 'units-landed') {
        const count = Object.values(event.units).reduce((sum, n) => sum + (n ?? 0), 0)
        landed.push({ to: event.to, zone: event.zone, count, assault: event.assault })
      }
      if (event.type === 'battle-opened') {
        const here = landed
          .filter((landing) => landing.to === event.space)
          .map(({ zone, count, assault }) => ({ zone, count, assault }))
        reports.push(openReport(event, `${at}.${index}`, here))
        closed = false
        return
      }
      const report = reports.at(-1)
      if (!report || closed) return
      if (BATTLE_ENDS.has(event.type)) closed = true
      else if (event.type === 'units-landed' && event.to !== report.space) report.aftermath.push(event)
      else if (report.outcome === null && !isAbout(event, report.space)) return
      else if (report.outcome === null && reducers[event.type]) applyEvent(report, event)
      else if (AFTERMATH.has(event.type)) report.aftermath.push(event)
    })
  })
  return reports
}

/** The current battle, or null. */
export function battleUnderWay(reports: readonly BattleReport[]): BattleReport | null {
  const last = reports.at(-1)
  return last && last.outcome === null ? last : null
}

/** The latest dice of a battle. */
export const latestExchange = (report: BattleReport): Exchange | null => report.exchanges.at(-1) ?? null
export const fireOf = (report: BattleReport): Exchange | null =>
  report.exchanges.findLast((exchange) => exchange.step === 'fire') ?? null

/** Hits that a side must take, without absorbed hits and hits that only damage a fighter. */
export function hitsToTake(exchange: Exchange, side: BattleSide): number {
  const volley = exchange[side === 'attacker' ? 'defender' : 'attacker']
  return volley ? volley.hits - volley.absorbed - volley.damaging : 0
}

/** All losses of a side in the battle. */
export function lossesOfSide(report: BattleReport, side: BattleSide): Loss[] {
  return report.exchanges.flatMap((exchange) => exchange.losses.filter((loss) => loss.side === side))
}
