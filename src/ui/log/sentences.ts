/** Every event in words. The record names each type of event, so that a new one cannot be left without its words. */
import type { Counts, EventOf, EventType, UnitType } from '../../engine/index.ts'
import { totalOf } from '../../store/reports.ts'
import { countsText, powerInText, powerName, spaceName, t, unitName } from '../text.ts'
import type { Words } from './types.ts'

type Tell<T extends EventType> = (event: EventOf<T>) => Words | null

/** Told by the headings of the list, or by the lines around it. */
const silent = () => null

const ipc = (amount: number) => t('log.ipc', { amount })
const seaSteps = new Set(['sea-attack', 'sea-defence'])
const firstShots = new Set(['sea-first-attack', 'sea-first-defence'])

/** By which phases are closed to a collapsed economy; all others are closed while an enemy holds the capital. */
const COLLAPSED = 'TOU-COL-04'

/** All ships and all else: what is whole, what is damaged, transports. */
function allOf({ units, damaged, transports }: Pick<EventOf<'units-moved'>, 'units' | 'damaged' | 'transports'>): Counts {
  const all: Record<string, number> = { ...units }
  for (const [type, count] of Object.entries(damaged)) all[type] = (all[type] ?? 0) + (count ?? 0)
  if (transports.length > 0) all.transport = transports.length
  return all
}

function withCargo(event: EventOf<'units-lost'>): string {
  const units = countsText(event.units)
  if (event.cargo.length === 0) return units
  const cargo: Partial<Record<UnitType, number>> = {}
  for (const { type } of event.cargo) cargo[type] = (cargo[type] ?? 0) + 1
  return t('log.withCargo', { units, cargo: countsText(cargo) })
}

function control(event: EventOf<'control-changed'>): Words | null {
  const { space, to, cause } = event
  const spaces = [space]
  // The armistice itself is told.
  if (cause === 'armistice') return null
  if (cause === 'revolution' && event.by) {
    const words = { space: spaceName(space), to: to && to !== 'contested' ? powerInText(to) : 'none' }
    return { power: event.by, text: t('log.revolution-line', words), spaces, weight: 30 }
  }
  if (to === null || to === 'contested') {
    const text = t('log.control', { cause: to === null ? 'vacated' : 'contested', space: spaceName(space), to: '' })
    return { power: null, text, spaces, weight: 22 }
  }
  return {
    power: to,
    text: t('log.control-line', { cause, space: spaceName(space) }),
    spaces,
    weight: cause === 'held' ? 30 : 60,
  }
}

function fired(event: EventOf<'fired'>): Words {
  const { space, groups, hits, absorbed, round } = event
  const dice = groups.flatMap((group) => group.dice)
  const count = t('log.hits', { count: hits })
  const step = seaSteps.has(event.step) ? 'sea' : firstShots.has(event.step) ? 'sea-first' : event.step
  return {
    power: groups[0]?.power ?? null,
    text: t('log.fired', { dice: dice.length, space: spaceName(space), count: hits }),
    line: t('log.fired-line', { step, round, dice: dice.join(' ') }),
    aside: absorbed > 0 ? t('log.absorbed', { hits: count, absorbed }) : count,
    spaces: [space],
    weight: event.step === 'air' || event.step === 'strike' ? 24 : event.side === 'attacker' ? 29 : 28.5,
    detail: true,
  }
}

export const sentences: { readonly [T in EventType]: Tell<T> } = {
  'round-opened': ({ round }) => ({ power: null, text: t('log.round-opened', { round }), spaces: [], weight: 5 }),
  'turn-opened': silent,
  'phase-opened': silent,
  'phase-skipped': ({ power, phase, rule }) => {
    const why = rule === COLLAPSED ? 'economy' : 'capital'
    return { power, text: t('log.phase-skipped', { phase, why }), spaces: [], weight: 26 }
  },
  'turn-skipped': ({ power }) => ({ power, text: t('log.turn-skipped'), spaces: [], weight: 26 }),
  'war-entered': ({ power, cause }) => ({ power, text: t('log.war-entered', { cause }), spaces: [], weight: 85 }),
  'treasury-removed': ({ power, amount }) => ({
    power,
    text: t('log.treasury-removed'),
    aside: ipc(amount),
    spaces: [],
    weight: 70,
  }),
  'revolution-broke-out': ({ power }) => ({ power, text: t('log.revolution-broke-out'), spaces: [], weight: 90 }),
  'units-disbanded': ({ power, space, units }) => ({
    power,
    text: t('log.units-disbanded', { units: countsText(units), space: spaceName(space) }),
    spaces: [space],
    weight: 28,
  }),
  'fighters-retreated': ({ power, from, to, units }) => ({
    power,
    text: t('log.fighters-retreated', { units: countsText(units), from: spaceName(from), to: spaceName(to) }),
    spaces: [from, to],
    weight: 30,
  }),
  'fighters-overrun': ({ power, space, units }) => ({
    power: power === 'neutral' ? null : power,
    text: t('log.fighters-overrun', { units: countsText(units), space: spaceName(space) }),
    spaces: [space],
    weight: 40,
  }),
  'units-sent-home': ({ power, space, units }) => ({
    power,
    text: t('log.units-sent-home', { units: countsText(units), space: spaceName(space) }),
    spaces: [space],
    weight: 28,
  }),
  'units-came-home': ({ power, units }) => ({
    power,
    text: t('log.units-came-home', { units: countsText(units) }),
    spaces: [],
    weight: 28,
  }),
  'armistice-settled': ({ space, side }) => ({
    power: null,
    text: t('log.armistice-settled', { space: spaceName(space), side: side ?? 'none' }),
    spaces: [space],
    weight: 40,
  }),
  'minor-leaned': ({ minor, side, by }) => ({
    power: by,
    text: t('log.minor-leaned', { space: spaceName(minor), side }),
    spaces: [minor],
    weight: 60,
  }),
  'economy-collapsed': ({ power, lost }) => ({ power, text: t('log.economy-collapsed', { lost }), spaces: [], weight: 88 }),
  'economy-recovered': ({ power, lost }) => ({ power, text: t('log.economy-recovered', { lost }), spaces: [], weight: 60 }),
  'power-surrendered': ({ power, lost }) => ({ power, text: t('log.power-surrendered', { lost }), spaces: [], weight: 92 }),
  'time-called': () => ({ power: null, text: t('log.time-called'), spaces: [], weight: 80 }),
  resigned: ({ side }) => ({ power: null, text: t('log.resigned', { side }), spaces: [], weight: 95 }),
  'war-won': ({ side, capitals }) => ({ power: null, text: t('log.war-won', { side }), spaces: capitals, weight: 100 }),
  // What was asked shows in what was answered, and the answer in what it brought about.
  'decision-asked': silent,
  'decision-answered': silent,
  'units-ordered': ({ power, units, cost }) => ({
    power,
    text: t('log.units-ordered', { units: countsText(units) }),
    aside: ipc(cost),
    spaces: [],
    weight: 15,
  }),
  'influence-paid': ({ power, country, price }) => ({
    power,
    text: t('log.influence-paid', { space: spaceName(country) }),
    aside: ipc(price),
    spaces: [country],
    weight: 45,
  }),
  'revolt-paid': ({ power, territory, price }) => ({
    power,
    text: t('log.revolt-paid', { space: spaceName(territory) }),
    aside: ipc(price),
    spaces: [territory],
    weight: 42,
  }),
  'country-won': ({ power, country }) => ({
    power,
    text: t('log.country-won', { space: spaceName(country) }),
    spaces: [country],
    weight: 72,
  }),
  'revolt-broke-out': ({ power, territory, units }) => ({
    power,
    text: t('log.revolt-broke-out', { units: countsText(units), space: spaceName(territory) }),
    spaces: [territory],
    weight: 62,
  }),
  'ships-repaired': ({ power, space, count }) => ({
    power,
    text: t('log.ships-repaired', { count, space: spaceName(space) }),
    spaces: [space],
    weight: 14,
  }),
  'units-moved': (event) => {
    const { power, from, to } = event
    const units = allOf(event)
    const names = { from: spaceName(from), to: spaceName(to) }
    return {
      power,
      text: t('log.units-moved', { ...names, units: countsText(units) }),
      line: t('log.units-moved-line', names),
      aside: countsText(units),
      spaces: [from, to],
      weight: 18 + Math.min(6, totalOf(units) / 3),
    }
  },
  'units-loaded': ({ power, from, zone, units }) => {
    const names = { from: spaceName(from), zone: spaceName(zone) }
    return {
      power,
      text: t('log.units-loaded', { ...names, units: countsText(units) }),
      line: t('log.units-loaded-line', names),
      aside: countsText(units),
      spaces: [from, zone],
      weight: 16,
    }
  },
  'units-landed': ({ power, zone, to, units, assault }) => {
    const names = { zone: spaceName(zone), to: spaceName(to) }
    return {
      power,
      text: t('log.units-landed', { ...names, units: countsText(units) }),
      line: t('log.units-landed-line', { ...names, assault: String(assault) }),
      aside: countsText(units),
      spaces: [zone, to],
      weight: 36,
    }
  },
  'landing-declared': ({ power, zone, to, units, direct }) => {
    const names = { zone: spaceName(zone), to: spaceName(to) }
    return {
      power,
      text: t('log.landing-declared', { ...names, units: countsText(units), direct: String(direct ?? false) }),
      line: t('log.landing-declared-line', { ...names, direct: String(direct ?? false) }),
      aside: countsText(units),
      spaces: [zone, to],
      weight: 32,
    }
  },
  'landing-stayed-aboard': ({ power, zone, to }) => ({
    power,
    text: t('log.landing-stayed-aboard', { zone: spaceName(zone), to: spaceName(to) }),
    spaces: [zone, to],
    weight: 30,
  }),
  'submarines-pursued': ({ space, power, groups, lost }) => ({
    power,
    text: t('log.submarines-pursued', { lost, space: spaceName(space) }),
    aside: groups.flatMap((group) => group.dice).join(' '),
    spaces: [space],
    weight: lost > 0 ? 45 : 20,
  }),
  // One line for all the dice of a zone: see lines.ts.
  'mine-rolled': silent,
  'landing-called-off': ({ power, zone, to, off }) => ({
    power,
    text: t('log.landing-called-off', { off: String(off), to: spaceName(to) }),
    spaces: [zone, to],
    weight: 34,
  }),
  'minor-mobilized': ({ space, owner, units }) => ({
    power: owner,
    text: t('log.minor-mobilized', { units: countsText(units), space: spaceName(space) }),
    spaces: [space],
    weight: 50,
  }),
  'control-changed': control,
  'treasury-captured': ({ from, to, amount }) => ({
    power: to,
    text: t('log.treasury-captured', { from: powerInText(from) }),
    aside: ipc(amount),
    spaces: [],
    weight: 80,
  }),
  'orders-undone': ({ power, units, refund }) => ({
    power,
    text: t('log.orders-undone', { units: countsText(units) }),
    aside: ipc(refund),
    spaces: [],
    weight: 60,
  }),
  'battles-listed': silent,
  'battle-opened': ({ attacker, space, attackers, defenders }) => {
    const sum = (lines: readonly { type: UnitType; count: number }[]) => {
      const counts: Partial<Record<UnitType, number>> = {}
      for (const { type, count } of lines) counts[type] = (counts[type] ?? 0) + count
      return countsText(counts)
    }
    const own = sum(attackers)
    return {
      power: attacker,
      text: t('log.battle-opened', { space: spaceName(space), units: own }),
      line: t('log.battle-opened-line', { space: spaceName(space), own, theirs: sum(defenders) }),
      spaces: [space],
      weight: 23,
    }
  },
  'step-skipped': ({ step, rule, space }) => ({
    power: null,
    text: t('log.step-skipped', { step }),
    aside: rule,
    spaces: [space],
    weight: 1,
    detail: true,
  }),
  fired,
  'air-supremacy': ({ side, space }) => ({
    power: null,
    text: t('log.air-supremacy', { side: side ?? 'none', space: spaceName(space) }),
    spaces: [space],
    weight: 4,
    detail: true,
  }),
  'tanks-tipped': ({ power, count, space }) => ({
    power,
    text: t('log.tanks-tipped', { count, space: spaceName(space) }),
    spaces: [space],
    weight: 4,
    detail: true,
  }),
  'fighters-damaged': ({ power, count, space }) => ({
    power,
    text: t('log.fighters-damaged', { count, space: spaceName(space) }),
    spaces: [space],
    weight: 25,
    detail: true,
  }),
  'gas-announced': ({ power, guns, space }) => ({
    power,
    text: t('log.gas-announced', { count: guns, space: spaceName(space) }),
    spaces: [space],
    weight: 25,
    detail: true,
  }),
  'gas-released': ({ power, guns, space, dice }) => ({
    power,
    text: t('log.gas-released', { count: guns, space: spaceName(space) }),
    aside: dice.join(' '),
    spaces: [space],
    weight: 29,
    detail: true,
  }),
  // Whom it reached is told by the lines that follow.
  'gas-spread': silent,
  'infantry-gassed': ({ power, count, space }) => ({
    power,
    text: t('log.infantry-gassed', { count, space: spaceName(space) }),
    spaces: [space],
    weight: 26,
    detail: true,
  }),
  'submarines-submerged': ({ power, count, space }) => ({
    power,
    text: t('log.submarines-submerged', { count, space: spaceName(space) }),
    spaces: [space],
    weight: 25,
    detail: true,
  }),
  'units-lost': (event) => {
    const units = withCargo(event)
    return {
      power: event.power,
      text: t('log.units-lost', { units, space: spaceName(event.space) }),
      line: t('log.units-lost-line', { units }),
      spaces: [event.space],
      weight: 27,
      detail: true,
    }
  },
  'ships-damaged': ({ power, space, ship, count }) => ({
    power,
    text: t('log.ships-damaged', { count, ship: unitName(ship, count), space: spaceName(space) }),
    spaces: [space],
    weight: 26,
    detail: true,
  }),
  'ships-set-aside': ({ power, space, to, units, transports }) => ({
    power,
    text: t('log.ships-set-aside', {
      units: countsText(transports.length > 0 ? { ...units, transport: transports.length } : units),
      space: spaceName(space),
      to: spaceName(to),
    }),
    spaces: [space, to],
    weight: 26,
    detail: true,
  }),
  'landings-decided': ({ power, space, won }) => ({
    power,
    text: t('log.landings-decided', { won: String(won), space: spaceName(space) }),
    spaces: [space],
    weight: 31,
    detail: true,
  }),
  'coastal-guns-named': ({ power, guns, space }) => ({
    power,
    text: t('log.coastal-guns-named', { count: guns, space: spaceName(space) }),
    spaces: [space],
    weight: 25,
    detail: true,
  }),
  'coastal-fired': ({ power, guns, space, dice }) => ({
    power,
    text: t('log.coastal-fired', { count: guns, space: spaceName(space) }),
    aside: dice.join(' '),
    spaces: [space],
    weight: 29,
    detail: true,
  }),
  'fleet-hit': ({ power, space, zone, units, damaged }) => ({
    power,
    text: t('log.fleet-hit', {
      sunk: countsText(units),
      damaged: countsText(damaged),
      which: totalOf(units) === 0 ? 'damaged' : totalOf(damaged) === 0 ? 'sunk' : 'both',
      space: spaceName(space),
    }),
    spaces: [zone, space],
    weight: 27,
    detail: true,
  }),
  'cargo-hit': ({ power, space, zone, unit }) => ({
    power,
    text: t('log.cargo-hit', { unit: unitName(unit), space: spaceName(space) }),
    spaces: [zone, space],
    weight: 27,
    detail: true,
  }),
  'ship-driven-off': ({ power, space, zone, ship }) => ({
    power,
    text: t('log.ship-driven-off', { ship: unitName(ship), space: spaceName(space) }),
    spaces: [zone, space],
    weight: 27,
    detail: true,
  }),
  'bombardment-matched': silent,
  'raiders-named': ({ power, submarines, space }) => ({
    power,
    text: t('log.raiders-named', { count: submarines, space: spaceName(space) }),
    spaces: [space],
    weight: 30,
    detail: true,
  }),
  'escorts-named': ({ power, destroyers, space }) => ({
    power,
    text: t('log.escorts-named', { count: destroyers, space: spaceName(space) }),
    spaces: [space],
    weight: 30,
    detail: true,
  }),
  'convoy-raided': ({ power, space, dice }) => ({
    power,
    text: t('log.convoy-raided', { damage: dice.reduce((n, die) => n + die.damage, 0), space: spaceName(space) }),
    aside: dice.map((die) => die.value).join(' '),
    spaces: [space],
    weight: 45,
  }),
  'convoy-escorted': ({ space, groups, sunk }) => ({
    power: groups[0]?.power ?? null,
    text: t('log.convoy-escorted', { sunk, space: spaceName(space) }),
    aside: groups.flatMap((group) => group.dice).join(' '),
    spaces: [space],
    weight: 40,
    detail: true,
  }),
  'convoy-loss-paid': ({ power, space, loss, saved }) => ({
    power,
    text: t('log.convoy-loss-paid', { loss, space: spaceName(space) }),
    ...(saved > 0 ? { aside: t('log.convoy-saved', { saved }) } : {}),
    spaces: [space],
    weight: 44,
  }),
  'engagement-rolled': ({ power, space, leaves, die, bonus, total }) => ({
    power,
    text: t('log.engagement-rolled', { leaves: String(leaves), space: spaceName(space), total }),
    aside: bonus === 0 ? `${die}` : `${die} ${bonus > 0 ? '+' : '−'} ${Math.abs(bonus)}`,
    spaces: [space],
    weight: 26,
    detail: true,
  }),
  'sea-round-ended': ({ space, round, pressed }) =>
    pressed
      ? {
          power: null,
          text: t('log.sea-round-ended', { pressed: 'true', space: spaceName(space), round }),
          spaces: [space],
          weight: 3,
          detail: true,
        }
      : null,
  'ships-retreated': ({ power, from, to, units }) => ({
    power,
    text: t('log.ships-retreated', { from: spaceName(from), to: spaceName(to), units: countsText(units) }),
    spaces: [from, to],
    weight: 40,
  }),
  'battle-ended': ({ space, outcome, kind }) => ({
    power: null,
    text: t('log.battle-ended', { space: spaceName(space), outcome, kind }),
    spaces: [space],
    weight: 55,
  }),
  'units-mobilized': ({ power, to, units }) => ({
    power,
    text: t('log.units-mobilized', { units: countsText(units), to: spaceName(to) }),
    spaces: [to],
    weight: 12,
  }),
  'unit-exchanged': ({ power, space, given, received }) => ({
    power,
    text: t('log.unit-exchanged', { given: unitName(given), received: unitName(received), space: spaceName(space) }),
    spaces: [space],
    weight: 13,
  }),
  'units-refunded': ({ power, units, refund }) => ({
    power,
    text: t('log.units-refunded', { units: countsText(units) }),
    aside: ipc(refund),
    spaces: [],
    weight: 14,
  }),
  'submarine-warfare-declared': ({ power }) => ({
    power,
    text: t('log.submarine-warfare-declared'),
    spaces: [],
    weight: 70,
  }),
  'merchantmen-sunk': ({ victim, dice, loss }) => ({
    power: victim,
    text: loss > 0 ? t('log.merchantmen-sunk', { loss }) : t('log.merchantmen-none'),
    aside: dice.map((die) => die.value).join(' '),
    spaces: [],
    weight: 40,
  }),
  'supplies-came-in': ({ power, through, dice, amount }) => ({
    power,
    text: t('log.supplies-came-in', { amount, through: spaceName(through), dice: dice.length }),
    aside: ipc(amount),
    spaces: [through],
    weight: 11,
  }),
  'income-collected': ({ power, income, treasury }) => ({
    power,
    text: t('log.income-collected', { income }),
    line: t('log.income-line', { treasury }),
    aside: ipc(income),
    spaces: [],
    weight: 12,
  }),
}

/** "Germany ordered 6 infantry": who and what, as one sentence. */
export function sentenceOf({ power, text }: Words): string {
  const words = power === null ? text : `${power === 'neutral' ? powerName(power) : powerInText(power)} ${text}`
  return words.charAt(0).toUpperCase() + words.slice(1)
}
