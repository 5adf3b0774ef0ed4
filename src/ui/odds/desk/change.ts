/** Edits of the question. */
import { POWERS, type PowerId, positionFrom, type RulesetId, sideOf, type UnitType, unitTypesOf } from '../../../engine/index.ts'
import { memoizeLast } from '../../../memoize.ts'
import type { DeskForce, DeskKind, DeskPosition, DeskQuestion } from '../../../odds/desk.ts'
import { specialsAsked } from '../../../odds/index.ts'
import { type Prices, pricesOf } from '../../../odds/tally.ts'
import type { PolicyPlace } from '../policy-text.ts'
import type { SideId } from '../spreads.ts'

export type DeskUnit = ReturnType<typeof unitTypesOf>[number]

/** A ruleset outside a game, with its units. */
const bareBoard = memoizeLast((ruleset: RulesetId) => positionFrom({ ruleset, base: 'empty' }))
export const deskUnits = memoizeLast((ruleset: RulesetId): readonly DeskUnit[] => unitTypesOf(bareBoard(ruleset)))
/** Unit costs in a ruleset. */
export const deskPrices = memoizeLast((ruleset: RulesetId): Prices => pricesOf(bareBoard(ruleset)))

/** The place and its rules. An incomplete question uses the rules that hold anywhere. */
export function deskPlace({ ruleset, kind, space }: DeskQuestion, posed: DeskPosition | null): PolicyPlace {
  const place = { at: kind === 'sea' ? 'sea' : 'land', landing: kind === 'landing' } as const
  const [state, where] = posed?.ok ? [posed.state, posed.ask.space] : [bareBoard(ruleset), space ?? '']
  return { ...place, specials: specialsAsked(state, { space: where, ...place }) }
}

/** Rows of a side: ships at sea, other units on land, both for a landing. */
export const rowsOfKind = (ruleset: RulesetId, kind: DeskKind, at: 'sea' | 'land'): DeskUnit[] =>
  kind === (at === 'sea' ? 'land' : 'sea') ? [] : deskUnits(ruleset).filter((unit) => (unit.kind === 'sea') === (at === 'sea'))

const withForce = (
  question: DeskQuestion,
  side: SideId,
  index: number,
  change: (force: DeskForce) => DeskForce,
): DeskQuestion => ({
  ...question,
  [side]: question[side].map((force, i) => (i === index ? change(force) : force)),
})

/** Sets the number of a unit. */
export const withUnits = (
  question: DeskQuestion,
  at: { side: SideId; index: number; type: UnitType; damaged?: boolean },
  count: number,
): DeskQuestion =>
  withForce(question, at.side, at.index, (force) => {
    const field = at.damaged ? 'damaged' : 'units'
    return { ...force, [field]: { ...force[field], [at.type]: count } }
  })

const other: Readonly<Record<SideId, SideId>> = { attacker: 'defender', defender: 'attacker' }
const friendsOf = (power: PowerId): PowerId[] => POWERS.filter((each) => sideOf(each) === sideOf(power))
const foesOf = (power: PowerId): PowerId[] => POWERS.filter((each) => sideOf(each) !== sideOf(power))

/** Replaces the leading power of a side. Friends on the other side change sides. */
export function withPower(question: DeskQuestion, side: SideId, index: number, power: PowerId): DeskQuestion {
  const before = question[side][index]?.power
  if (before !== undefined && sideOf(before) === sideOf(power))
    return withForce(question, side, index, (force) => ({ ...force, power }))
  const moved = (forces: readonly DeskForce[], to: readonly PowerId[], first?: PowerId): DeskForce[] => {
    const names = first === undefined ? to : [first, ...to.filter((each) => each !== first)]
    return forces.slice(0, names.length).map((force, i) => ({ ...force, power: names[i] ?? force.power }))
  }
  return {
    ...question,
    [side]: moved(question[side], friendsOf(power), power),
    [other[side]]: moved(question[other[side]], foesOf(power)),
  }
}

/** Powers that could join this side. */
export const alliesLeft = (question: DeskQuestion, side: SideId): PowerId[] => {
  const lead = question[side][0]?.power ?? foesOf(question[other[side]][0]?.power ?? POWERS[0])[0]
  return lead === undefined ? [] : friendsOf(lead).filter((each) => !question[side].some(({ power }) => power === each))
}

/** Adds a power. */
export const withAlly = (question: DeskQuestion, side: SideId, power: PowerId): DeskQuestion => ({
  ...question,
  [side]: [...question[side], { power, units: {} }],
})

/** Removes a power. */
export const withoutAlly = (question: DeskQuestion, side: SideId, index: number): DeskQuestion => ({
  ...question,
  [side]: question[side].filter((_, i) => i !== index),
})

/** Drops units that the ruleset or the kind of battle does not have. */
function fitting(question: DeskQuestion): DeskQuestion {
  const { ruleset, kind } = question
  const known = new Set<string>([...rowsOfKind(ruleset, kind, 'sea'), ...rowsOfKind(ruleset, kind, 'land')].map(({ id }) => id))
  const kept = (counts: DeskForce['units'] = {}) => Object.fromEntries(Object.entries(counts).filter(([type]) => known.has(type)))
  const trimmed = (forces: readonly DeskForce[]) =>
    forces.map((force) => ({ ...force, units: kept(force.units), damaged: kept(force.damaged) }))
  const { space: _, ...rest } = question
  return {
    ...rest,
    attacker: trimmed(question.attacker),
    defender: trimmed(question.defender),
    mined: question.mined && kind !== 'land',
  }
}

/** Changes the place. */
export const withKind = (question: DeskQuestion, kind: DeskKind): DeskQuestion =>
  fitting({ ...question, kind, attacker: kind === 'land' ? question.attacker : question.attacker.slice(0, 1) })
/** Changes the ruleset. */
export const withRuleset = (question: DeskQuestion, ruleset: RulesetId): DeskQuestion => fitting({ ...question, ruleset })
/** No particular space. */
export const anywhere = ({ space: _, ...question }: DeskQuestion): DeskQuestion => question
