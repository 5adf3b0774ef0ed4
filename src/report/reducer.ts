/** How each event changes the report of its battle. */
import type { Counts, EventOf, EventType, FireStep, Owner, UnitType } from '../engine/index.ts'
import {
  addLines,
  damageUnits,
  expectedOf,
  mapLines,
  removeUnits,
  repairFighters,
  submerges,
  submergeUnits,
  surfaceAll,
  typeWith,
} from './forces.ts'
import type { BattleReport, BattleSide, Busy, Effect, Exchange, Loss, Step, UnitLine, Volley } from './types.ts'

const EXCHANGE: Record<FireStep, Step> = {
  coastal: 'coastal',
  strike: 'strike',
  air: 'air',
  strafe: 'strafe',
  'first-shot': 'first-shot',
  attack: 'fire',
  defence: 'fire',
  'sea-first-attack': 'first-shot',
  'sea-first-defence': 'first-shot',
  escort: 'convoy',
  'sea-attack': 'fire',
  'sea-defence': 'fire',
}

function addExchange(report: BattleReport, step: Step, round: number): Exchange {
  const exchange: Exchange = {
    step,
    round,
    before: report.standing,
    attacker: null,
    defender: null,
    dived: [],
    losses: [],
    effects: [],
    pressed: null,
  }
  report.exchanges.push(exchange)
  return exchange
}

function exchangeOf(report: BattleReport, step: Step, round: number): Exchange {
  const last = report.exchanges.at(-1)
  if (last?.round !== round) return addExchange(report, step, round)
  if (last.step === step) return last
  // Submarines submerge before the first shots.
  if (step === 'first-shot' && last.step === 'fire' && !last.attacker && !last.defender) {
    last.step = step
    return last
  }
  return addExchange(report, step, round)
}

const lastExchange = (report: BattleReport, step: Step): Exchange =>
  report.exchanges.findLast((exchange) => exchange.step === step) ?? addExchange(report, step, currentRound(report))

/** A convoy is raided once a round. */
const convoyExchange = (report: BattleReport): Exchange => lastExchange(report, 'convoy')

/** `sea-round-ended` closes a round. */
const currentRound = (report: BattleReport): number => {
  const last = report.exchanges.at(-1)
  return last ? last.round + (last.pressed ? 1 : 0) : 1
}

const sideOfPower = (report: BattleReport, power: Owner): BattleSide =>
  report.attacker === power || report.with.some((ally) => ally === power) ? 'attacker' : 'defender'

function lossOf(exchange: Exchange, side: BattleSide, power: Owner): Loss {
  const known = exchange.losses.find((loss) => loss.side === side && loss.power === power)
  if (known) return known
  const loss: Loss = { side, power, units: {}, damaged: {}, cargo: [], submerged: 0, chosenBy: null }
  exchange.losses.push(loss)
  return loss
}

function addCounts(counts: Counts, more: Counts): Counts {
  const sum = { ...counts }
  for (const [type, n] of Object.entries(more) as [UnitType, number][]) sum[type] = (sum[type] ?? 0) + n
  return sum
}

/** A ship damaged and sunk by the same dice counts as sunk. */
function withoutSunk(damaged: Counts, lines: readonly UnitLine[], power: Owner): Counts {
  const left: Counts = {}
  for (const [type, count] of Object.entries(damaged) as [keyof Counts, number][]) {
    const hurt = lines.reduce((sum, line) => sum + (line.power === power && line.type === type ? line.damaged : 0), 0)
    if (hurt > 0) left[type] = Math.min(count, hurt)
  }
  return left
}

const addEffect =
  <T extends Effect['type']>(step: Step) =>
  (report: BattleReport, event: EventOf<T>): void => {
    lastExchange(report, step).effects.push(event as Effect)
  }

function markBusy(report: BattleReport, { type, ...busy }: Omit<Busy, 'side' | 'type'> & { type: UnitType | null }): void {
  if (type !== null && busy.count > 0) report.busy.push({ ...busy, type, side: sideOfPower(report, busy.power) })
}

export const reducers: { [T in EventType]?: (report: BattleReport, event: EventOf<T>) => void } = {
  'decision-asked': (report, { topic }) => {
    if (!report.asked.includes(topic)) report.asked.push(topic)
  },
  'step-skipped': (report, { step, rule }) => {
    report.skipped.push({ step, rule })
  },
  fired: (report, event) => {
    const step = EXCHANGE[event.step]
    // On land there is one round of fire.
    const once = report.kind === 'land' && step !== 'air' && step !== 'strike' && step !== 'strafe'
    const exchange = exchangeOf(report, step, once ? 1 : event.round)
    const { side, groups, hits, absorbed, damaging = 0 } = event
    const dice = groups.reduce((sum, group) => sum + group.dice.length, 0)
    const volley: Volley = { side, step: event.step, groups, dice, hits, absorbed, damaging, expected: expectedOf(groups) }
    exchange[side] = volley
  },
  'air-supremacy': (report, { side }) => {
    report.supremacy = side
  },
  'fighters-damaged': (report, event) => {
    const { side, power, count } = event
    const exchange = lastExchange(report, 'air')
    const loss = lossOf(exchange, side, power)
    loss.damaged = addCounts(loss.damaged, { fighter: count })
    exchange.effects.push(event)
    report.standing = damageUnits(report.standing, side, power, 'fighter', count)
  },
  'tanks-tipped': addEffect('first-shot'),
  // An attack stopped by machine guns: a unit becomes infantry.
  'unit-exchanged': (report, event) => {
    const { power, given, received } = event
    const side = sideOfPower(report, power)
    const left = removeUnits(report.standing, side, { power, units: { [given]: 1 }, submerged: 0, seaborneOnly: false })
    const infantry: UnitLine = { power, type: received, count: 1, damaged: 0, submerged: 0 }
    report.standing = { ...left, [side]: [infantry, ...left[side]] }
    lastExchange(report, 'first-shot').effects.push(event)
  },
  'gas-announced': (report, { power, guns }) =>
    markBusy(report, { power, type: typeWith('supports'), count: guns, why: 'gas', round: null }),
  'gas-released': (report, event) => {
    // Guns lost in the air strike fire no gas.
    report.busy = report.busy.map((busy) => (busy.why === 'gas' ? { ...busy, count: event.guns } : busy))
    addExchange(report, 'gas', 1).effects.push(event)
  },
  'gas-spread': addEffect('gas'),
  'infantry-gassed': addEffect('gas'),
  'coastal-guns-named': (report, { power, guns }) =>
    markBusy(report, { power, type: typeWith('strikes-landing'), count: guns, why: 'coastal', round: null }),
  'coastal-fired': (report, event) => {
    addExchange(report, 'coastal', 1).effects.push(event)
  },
  'fleet-hit': (report, event) => {
    const exchange = lastExchange(report, 'coastal')
    const loss = lossOf(exchange, 'attacker', event.power)
    loss.units = addCounts(loss.units, event.units)
    loss.damaged = addCounts(loss.damaged, event.damaged)
    loss.cargo = [...loss.cargo, ...event.cargo]
    exchange.effects.push(event)
  },
  'cargo-hit': (report, event) => {
    const exchange = lastExchange(report, 'coastal')
    const loss = lossOf(exchange, 'attacker', event.power)
    loss.units = addCounts(loss.units, { [event.unit]: 1 })
    exchange.effects.push(event)
  },
  'ship-driven-off': addEffect('coastal'),
  'bombardment-matched': (report, event) => {
    report.bombarding = event.bombarding
    report.exchanges.findLast((exchange) => exchange.step === 'coastal')?.effects.push(event)
  },
  // After coastal guns have fired at an assault.
  'units-landed': (report, { power, zone, units, assault }) => {
    const lines: UnitLine[] = (Object.entries(units) as [UnitType, number][]).map(([type, count]) => ({
      power,
      type,
      count,
      damaged: 0,
      submerged: 0,
      seaborne: true,
    }))
    report.landed.push({ zone, count: lines.reduce((sum, line) => sum + line.count, 0), assault })
    report.opening = addLines(report.opening, 'attacker', lines)
    report.standing = addLines(report.standing, 'attacker', lines)
  },
  'submarines-submerged': (report, { power, count, round }) => {
    const side = sideOfPower(report, power)
    const last = report.exchanges.at(-1)
    const exchange = last?.step === 'first-shot' && last.round === round ? last : exchangeOf(report, 'fire', round)
    exchange.dived.push({ side, power, count })
    for (const { type } of report.standing[side].filter((line) => line.power === power && submerges(line.type)))
      report.standing = submergeUnits(report.standing, side, power, type, count)
  },
  'raiders-named': (report, event) => {
    markBusy(report, { power: event.power, type: typeWith('raider'), count: event.submarines, why: 'raids', round: 1 })
    addExchange(report, 'convoy', 1).effects.push(event)
  },
  'escorts-named': (report, event) => {
    markBusy(report, { power: event.power, type: typeWith('patrols'), count: event.destroyers, why: 'escorts', round: 1 })
    convoyExchange(report).effects.push(event)
  },
  'convoy-raided': addEffect('convoy'),
  'convoy-escorted': addEffect('convoy'),
  'convoy-loss-paid': addEffect('convoy'),
  'engagement-rolled': (report, event) => {
    exchangeOf(report, 'engagement', event.round).effects.push(event)
  },
  'ships-damaged': (report, { side, power, ship, count }) => {
    const shots = report.exchanges.findLast((exchange) => exchange.step === 'fire' || exchange.step === 'first-shot')
    const loss = lossOf(shots ?? lastExchange(report, 'fire'), side, power)
    loss.damaged = addCounts(loss.damaged, { [ship]: count })
    report.standing = damageUnits(report.standing, side, power, ship, count)
  },
  'units-lost': (report, { side, power, step, units, cargo, submerged, chosenBy }) => {
    const loss = lossOf(lastExchange(report, EXCHANGE[step]), side, power)
    loss.units = addCounts(loss.units, units)
    loss.cargo = [...loss.cargo, ...cargo]
    loss.submerged += submerged
    loss.chosenBy = chosenBy ?? loss.chosenBy
    const removal = { power, units, submerged, seaborneOnly: step === 'strike', freshOnly: step === 'air' }
    report.standing = removeUnits(report.standing, side, removal)
    loss.damaged = withoutSunk(loss.damaged, report.standing[side], power)
  },
  'sea-round-ended': (report, { round, pressed }) => {
    const ended = report.exchanges.filter((exchange) => exchange.round === round)
    for (const exchange of ended.length > 0 ? ended : [addExchange(report, 'fire', round)]) exchange.pressed = pressed
  },
  'battle-ended': (report, { outcome }) => {
    report.outcome = outcome
    report.standing = mapLines(repairFighters(surfaceAll(report.standing)), 'attacker', (line) => line)
  },
}

/** The current round, or the last one. */
export const roundOf = (report: BattleReport): number =>
  report.outcome === null ? currentRound(report) : (report.exchanges.at(-1)?.round ?? 1)
