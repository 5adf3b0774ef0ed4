/** Effects of a step besides hits, one line each, with its rule. */
import type { RuleId } from '../../engine/index.ts'
import type { BattleReport, BattleSide, Effect, Exchange } from '../../store/game/reports.ts'
import { countsText, listText, powerAdjective, powerAtStart, powerName, t, unitName } from '../text.ts'

export type EffectLine = { key: string; text: string; rule: RuleId }
/** Dice that are not hits: values up to `upTo` are filled. */
export type EffectDice = {
  key: string
  side: BattleSide
  dice: readonly number[]
  upTo: number
  says: 'gas' | 'spread' | 'coast' | 'raid' | 'wish'
}

const effectsOf = <T extends Effect['type']>(exchange: Exchange, type: T) =>
  exchange.effects.filter((effect): effect is Extract<Effect, { type: T }> => effect.type === type)
const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0)

/** The lowest die counts (ADV-03-08, ADV-03-09, ADV-03-10, ADV-03-11). */
const GAS_RULES: Readonly<Record<number, RuleId>> = { 1: 'ADV-03-08', 2: 'ADV-03-09', 3: 'ADV-03-09', 4: 'ADV-03-10' }

function gasLines(exchange: Exchange): EffectLine[] {
  const [released] = effectsOf(exchange, 'gas-released')
  if (!released) return []
  const { lowest } = released
  const rule = GAS_RULES[lowest] ?? 'ADV-03-11'
  const [spread] = effectsOf(exchange, 'gas-spread')
  const open = !spread && lowest in GAS_RULES
  const { attackers = 0, defenders = 0 } = spread ?? {}
  const text = t('battle.effect.gas', { lowest, state: open ? 'open' : 'settled', attackers, defenders })
  const owners = effectsOf(exchange, 'infantry-gassed')
  const several = (['attacker', 'defender'] as const).flatMap((side) => {
    const mine = owners.filter((each) => each.side === side)
    return mine.length > 1 ? mine : []
  })
  const shared = several.map(({ power, count }) => t('battle.effect.gassedOf', { power: powerName(power), count }))
  return [
    { key: 'gas', text, rule },
    ...(shared.length > 0
      ? [{ key: 'gassed', text: t('battle.effect.gassed', { shared: listText(shared) }), rule: 'ADV-03-14' }]
      : []),
  ]
}

function convoyLines(exchange: Exchange): EffectLine[] {
  const [raiders] = effectsOf(exchange, 'raiders-named')
  const escorts = sum(effectsOf(exchange, 'escorts-named').map((each) => each.destroyers))
  const [raid] = effectsOf(exchange, 'convoy-raided')
  const paid = effectsOf(exchange, 'convoy-loss-paid')
  const sunk = sum(effectsOf(exchange, 'convoy-escorted').map((each) => each.sunk))
  const lines: EffectLine[] = []
  if (raiders) {
    const text = t('battle.effect.raiders', { raiders: raiders.submarines, escorts, sunk })
    lines.push({ key: 'raiders', text, rule: escorts > 0 ? 'ADV-10-11' : 'ADV-10-06' })
  }
  if (raid && paid.length === 0)
    lines.push({
      key: 'damage',
      text: t('battle.effect.damage', { ipc: sum(raid.dice.map((die) => die.damage)) }),
      rule: 'ADV-10-13',
    })
  for (const { power, loss, saved, damage } of paid) {
    const text = t('battle.effect.paid', { power: powerAtStart(power), loss, saved, short: damage - saved - loss })
    lines.push({ key: `paid ${power}`, text, rule: saved > 0 ? 'ADV-10-15' : 'ADV-10-10' })
  }
  return lines
}

/** Only the last roll counts: ties not settled by cruisers are rolled again. */
function engagementLines(exchange: Exchange, { outcome }: BattleReport): EffectLine[] {
  const rolls = effectsOf(exchange, 'engagement-rolled')
  const attacker = rolls.findLast((roll) => roll.side === 'attacker')
  const defender = rolls.findLast((roll) => roll.side === 'defender')
  const lines = [attacker, defender].flatMap((roll) => {
    if (!roll) return []
    const { power, leaves, die, bonus, total } = roll
    const sign = bonus > 0 ? 'plus' : bonus < 0 ? 'minus' : 'none'
    const words = { power: powerAtStart(power), wish: leaves ? 'leave' : 'stay', die, sign, bonus: Math.abs(bonus), total }
    return [{ key: roll.side, text: t('battle.effect.wish', words), rule: 'ADV-09-04' }]
  })
  if (!attacker || !defender || (exchange.pressed === null && outcome === null)) return lines
  const away = attacker.leaves ? attacker : defender
  const text = exchange.pressed ? t('battle.effect.held') : t('battle.effect.away', { power: powerAtStart(away.power) })
  return [...lines, { key: 'settled', text, rule: exchange.pressed ? 'ADV-09-15' : 'ADV-09-14' }]
}

function coastalLines(exchange: Exchange): EffectLine[] {
  const lines = exchange.effects.flatMap((effect, at): EffectLine[] => {
    const key = `${effect.type} ${at}`
    switch (effect.type) {
      case 'fleet-hit': {
        const sunk = Object.keys(effect.units).length > 0
        const units = countsText(sunk ? effect.units : effect.damaged)
        const words = { units, what: sunk ? 'sunk' : 'damaged', cargo: effect.cargo.length }
        return [{ key, text: t('battle.effect.fleet', words), rule: 'ADV-12-09' }]
      }
      case 'cargo-hit':
        return [{ key, text: t('battle.effect.cargo', { unit: unitName(effect.unit) }), rule: 'ADV-12-10' }]
      case 'ship-driven-off':
        return [{ key, text: t('battle.effect.driven', { ship: unitName(effect.ship) }), rule: effect.rule }]
      case 'bombardment-matched': {
        const ships = sum(effect.bombarding.map((each) => each.count))
        return [{ key, text: t('battle.effect.matched', { ships, infantry: effect.infantry }), rule: 'ADV-12-02' }]
      }
      default:
        return []
    }
  })
  const [fired] = effectsOf(exchange, 'coastal-fired')
  const idle = fired && sum(Object.values(fired.toll)) === 0
  return idle ? [{ key: 'none', text: t('battle.effect.missed'), rule: 'ADV-12-13' }, ...lines] : lines
}

function otherLines(exchange: Exchange): EffectLine[] {
  return exchange.effects.flatMap((effect, at): EffectLine[] => {
    const key = `${effect.type} ${at}`
    switch (effect.type) {
      case 'tanks-tipped':
        return [{ key, text: t('battle.effect.tipped', { count: effect.count }), rule: 'ADV-02-08' }]
      case 'unit-exchanged': {
        const words = { unit: unitName(effect.given), gas: String(effect.gas ?? false) }
        return [{ key, text: t('battle.effect.stopped', words), rule: 'ADV-02-16' }]
      }
      case 'fighters-damaged': {
        const words = { adjective: powerAdjective(effect.power), count: effect.count }
        return [{ key, text: t('battle.effect.home', words), rule: 'ADV-04-03' }]
      }
      default:
        return []
    }
  })
}

export function effectLines(exchange: Exchange, report: BattleReport): EffectLine[] {
  switch (exchange.step) {
    case 'gas':
      return gasLines(exchange)
    case 'convoy':
      return convoyLines(exchange)
    case 'engagement':
      return engagementLines(exchange, report)
    case 'coastal':
      return coastalLines(exchange)
    default:
      return otherLines(exchange)
  }
}

/** Dice that are not fire: gas, fleets, convoys, disengagement. */
export function effectDice(exchange: Exchange): EffectDice[] {
  return exchange.effects.flatMap((effect, at): EffectDice[] => {
    const key = `${effect.type} ${at}`
    switch (effect.type) {
      case 'gas-released':
        return [{ key, side: 'attacker', dice: effect.dice, upTo: effect.lowest, says: 'gas' }]
      case 'gas-spread':
        return effect.dice.length > 0 ? [{ key, side: 'attacker', dice: effect.dice, upTo: 0, says: 'spread' }] : []
      case 'coastal-fired':
        return [{ key, side: 'defender', dice: effect.dice, upTo: 4, says: 'coast' }]
      case 'convoy-raided':
        return [{ key, side: 'attacker', dice: effect.dice.map((die) => die.value), upTo: 6, says: 'raid' }]
      case 'engagement-rolled':
        return [{ key, side: effect.side, dice: [effect.die], upTo: 0, says: 'wish' }]
      default:
        return []
    }
  })
}

/** Destroyers roll against raiders as usual. */
export const escortGroups = (exchange: Exchange) => effectsOf(exchange, 'convoy-escorted').flatMap((each) => each.groups)
