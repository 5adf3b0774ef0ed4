/** Battles told from their events, so that a game that is opened in the middle of one shows the same board. */
import type { Counts, EventOf, EventType, FireStep, GameEvent, Owner } from '../engine/index.ts'
import { changed, damaged, dived, linesOf, removed, repaired, surfaced } from './standing.ts'
import type { BattleReport, BattleSide, Exchange, Landed, Line, Loss, Told, Volley } from './types.ts'
import { expectedOf, submerges } from './value.ts'

const EXCHANGE: Record<FireStep, Exchange['step']> = {
  strike: 'strike',
  air: 'air',
  strafe: 'strafe',
  'first-shot': 'first-shot',
  attack: 'fire',
  defence: 'fire',
  'sea-first-attack': 'first-shot',
  'sea-first-defence': 'first-shot',
  escort: 'fire',
  'sea-attack': 'fire',
  'sea-defence': 'fire',
}

const AFTERMATH: ReadonlySet<EventType> = new Set([
  'control-changed',
  'treasury-captured',
  'orders-undone',
  'units-landed',
  'landing-stayed-aboard',
  'minor-mobilized',
  'war-won',
])

/** Ends what can still be said to follow from a battle. */
const ENDS: ReadonlySet<EventType> = new Set(['phase-opened', 'turn-opened'])

function open(event: EventOf<'battle-opened'>, id: string, landed: Landed[]): BattleReport {
  const standing = { attacker: linesOf(event.attackers), defender: linesOf(event.defenders) }
  return {
    id,
    space: event.space,
    kind: event.kind,
    attacker: event.attacker,
    assault: event.assault,
    bombarding: event.bombarding,
    landed,
    opening: standing,
    standing,
    exchanges: [],
    supremacy: undefined,
    skipped: [],
    outcome: null,
    aftermath: [],
  }
}

function exchangeOf(report: BattleReport, step: Exchange['step'], round: number): Exchange {
  const last = report.exchanges.at(-1)
  if (last?.step === step && last.round === round) return last
  const fresh: Exchange = {
    step,
    round,
    before: report.standing,
    attacker: null,
    defender: null,
    dived: [],
    losses: [],
    pressed: null,
  }
  report.exchanges.push(fresh)
  return fresh
}

const lastOf = (report: BattleReport, step: Exchange['step']): Exchange =>
  report.exchanges.findLast((exchange) => exchange.step === step) ?? exchangeOf(report, step, 1)

const sideOfPower = (report: BattleReport, power: Owner): BattleSide => (power === report.attacker ? 'attacker' : 'defender')

function lossOf(exchange: Exchange, side: BattleSide, power: Owner): Loss {
  const known = exchange.losses.find((loss) => loss.side === side && loss.power === power)
  if (known) return known
  const loss: Loss = { side, power, units: {}, damaged: {}, cargo: [], submerged: 0, chosenBy: null }
  exchange.losses.push(loss)
  return loss
}

/** A ship that was damaged and sunk by the same dice is told as sunk. */
function stillAfloat(damaged: Counts, lines: readonly Line[], power: Owner): Counts {
  const left: Counts = {}
  for (const [type, count] of Object.entries(damaged) as [keyof Counts, number][]) {
    const hurt = lines.reduce((sum, line) => sum + (line.power === power && line.type === type ? line.damaged : 0), 0)
    if (hurt > 0) left[type] = Math.min(count, hurt)
  }
  return left
}

const tell: { [T in EventType]?: (report: BattleReport, event: EventOf<T>) => void } = {
  'step-skipped': (report, { step, rule }) => {
    report.skipped.push({ step, rule })
  },
  fired: (report, event) => {
    const step = EXCHANGE[event.step]
    // On land there is one fire, whatever went before it in the air.
    const exchange = exchangeOf(report, step, step === 'fire' && report.kind === 'land' ? 1 : event.round)
    const { side, groups, hits, absorbed } = event
    const dice = groups.reduce((sum, group) => sum + group.dice.length, 0)
    const volley: Volley = { side, step: event.step, groups, dice, hits, absorbed, expected: expectedOf(groups) }
    exchange[side] = volley
  },
  'air-supremacy': (report, { side }) => {
    report.supremacy = side
  },
  'fighters-damaged': (report, { side, power, count }) => {
    const loss = lossOf(lastOf(report, 'air'), side, power)
    loss.damaged = { ...loss.damaged, fighter: (loss.damaged.fighter ?? 0) + count }
    report.standing = damaged(report.standing, side, power, 'fighter', count)
  },
  // An attack that machine guns have stopped: another unit becomes infantry.
  'unit-exchanged': (report, { power, given, received }) => {
    const side = sideOfPower(report, power)
    const left = removed(report.standing, side, { power, units: { [given]: 1 }, submerged: 0, seaborneOnly: false })
    const fresh: Line = { power, type: received, count: 1, damaged: 0, submerged: 0 }
    report.standing = { ...left, [side]: [fresh, ...left[side]] }
  },
  'submarines-submerged': (report, { power, count, round }) => {
    const side = sideOfPower(report, power)
    exchangeOf(report, 'fire', round).dived.push({ side, power, count })
    for (const { type } of report.standing[side].filter((line) => line.power === power && submerges(line.type)))
      report.standing = dived(report.standing, side, power, type, count)
  },
  'ships-damaged': (report, { side, power, ship, count }) => {
    const shots = report.exchanges.findLast((exchange) => exchange.step === 'fire' || exchange.step === 'first-shot')
    const loss = lossOf(shots ?? lastOf(report, 'fire'), side, power)
    loss.damaged = { ...loss.damaged, [ship]: (loss.damaged[ship] ?? 0) + count }
    report.standing = damaged(report.standing, side, power, ship, count)
  },
  'units-lost': (report, { side, power, step, units, cargo, submerged, chosenBy }) => {
    const loss = lossOf(lastOf(report, EXCHANGE[step]), side, power)
    // Raiders sunk by escorts of a convoy come to what the same round at sea has cost.
    for (const [type, n] of Object.entries(units) as [keyof Counts, number][])
      loss.units = { ...loss.units, [type]: (loss.units[type] ?? 0) + n }
    loss.cargo = [...loss.cargo, ...cargo]
    loss.submerged += submerged
    loss.chosenBy = chosenBy ?? loss.chosenBy
    const removal = { power, units, submerged, seaborneOnly: step === 'strike', freshOnly: step === 'air' }
    report.standing = removed(report.standing, side, removal)
    loss.damaged = stillAfloat(loss.damaged, report.standing[side], power)
  },
  'sea-round-ended': (report, { round, pressed }) => {
    exchangeOf(report, 'fire', round).pressed = pressed
  },
  'battle-ended': (report, { outcome }) => {
    report.outcome = outcome
    report.standing = changed(repaired(surfaced(report.standing)), 'attacker', (line) => line)
  },
}

function add<T extends EventType>(report: BattleReport, event: EventOf<T>): void {
  const teller = tell[event.type as T] as ((report: BattleReport, event: EventOf<T>) => void) | undefined
  teller?.(report, event)
}

const aboutSpace = (event: GameEvent): string | null => ('space' in event && event.space !== undefined ? event.space : null)

/** Every battle in these entries, the first of them first. */
export function battleReports(entries: readonly Told[]): BattleReport[] {
  const reports: BattleReport[] = []
  let landed: (Landed & { to: string })[] = []
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
        reports.push(open(event, `${at}.${index}`, here))
        closed = false
        return
      }
      const report = reports.at(-1)
      if (!report || closed) return
      if (ENDS.has(event.type)) closed = true
      else if (report.outcome === null) {
        if (aboutSpace(event) === report.space) add(report, event)
      } else if (AFTERMATH.has(event.type)) report.aftermath.push(event)
    })
  })
  return reports
}

/** The battle that is being fought, if one is. */
export function battleUnderWay(reports: readonly BattleReport[]): BattleReport | null {
  const last = reports.at(-1)
  return last && last.outcome === null ? last : null
}

/** The dice that fell last, or are about to: the fire once it has begun, the coastal guns or the air before it. */
export const latest = (report: BattleReport): Exchange | null => report.exchanges.at(-1) ?? null
export const fireOf = (report: BattleReport): Exchange | null =>
  report.exchanges.findLast((exchange) => exchange.step === 'fire') ?? null

/** Hits that a side has to take from an exchange, those that tanks took up left out. */
export function owedBy(exchange: Exchange, side: BattleSide): number {
  const volley = exchange[side === 'attacker' ? 'defender' : 'attacker']
  return volley ? volley.hits - volley.absorbed : 0
}

/** Everything a side has lost in the whole battle. */
export function lossesOf(report: BattleReport, side: BattleSide): Loss[] {
  return report.exchanges.flatMap((exchange) => exchange.losses.filter((loss) => loss.side === side))
}
