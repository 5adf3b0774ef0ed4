import { become, type Ctx, emit, pop } from '../../../flow/context.ts'
import type { LandStep } from '../../../rulesets/rules.ts'
import type { LandBattle } from '../../../types/task.ts'
import { settle } from '../../politics/control.ts'
import { countType, ownersOf } from '../forces.ts'
import { takeLosses } from '../losses/take.ts'
import { landAssault } from './ashore.ts'
import { attackBatteries, defenceBatteries, fighterBatteries } from './batteries.ts'
import { seaborneIn, striking } from './begin.ts'
import { askForGuns, fireAtFleet, loseInfantry, loseShips, withoutCoastal } from './coastal.ts'
import { driveOff, landElsewhere } from './driven-off.ts'
import { fireFirst, loseToFirstShot, stopAttack } from './first-shot.ts'
import { announceGas, gasInfantry, releaseGas, spreadGas } from './gas.ts'
import { absorbing, attackers, current, defenders, go, next, volley } from './volley.ts'

/** The steps of a land battle by name; which run, and in what order, is the ruleset's list. */
export const landSteps: Record<LandStep, (ctx: Ctx, battle: LandBattle) => void> = {
  // ADV-12-06, ADV-12-07, ADV-12-08, ADV-12-09, ADV-12-10, ADV-12-11, ADV-12-12, ADV-12-13, ADV-12-14, ADV-12-15, ADV-12-16,
  // ADV-12-17, ADV-12-18: the guns on the coast and the fleet, then the landing.
  coastal: askForGuns,
  'coastal-fire': fireAtFleet,
  'coastal-losses': loseShips,
  'coastal-infantry': loseInfantry,
  'driven-off': driveOff,
  'driven-ashore': landElsewhere,
  ashore: landAssault,
  // STD-ASL-01, STD-ASL-02, STD-ASL-03, STD-ASL-04, STD-ASL-05, STD-ASL-06, STD-ASL-07: before the battle each defending gun
  // fires at those coming ashore.
  strike: (ctx, battle) => {
    const guns = striking(ctx, battle)
    if (!battle.assault || guns.length === 0 || seaborneIn(ctx, battle.space, battle.attacker).length === 0) {
      if (battle.assault) emit(ctx, { type: 'step-skipped', space: battle.space, step: 'strike', rule: 'STD-ASL-02' })
      return next(ctx)
    }
    const batteries = ownersOf(ctx, guns).flatMap((power) =>
      ctx.rules.types.map((type) => ({
        power,
        type,
        count: countType(
          guns.filter((s) => s.power === power),
          type,
        ),
        needs: ctx.rules.units[type].strike ?? 0,
      })),
    )
    const fired = withoutCoastal(ctx, battle, batteries).filter((b) => b.count > 0)
    if (fired.length === 0) return next(ctx)
    if (volley(ctx, battle, { side: 'defender', step: 'strike', topic: 'strike-dice', rule: 'STD-ASL-02', batteries: fired }))
      next(ctx)
  },
  'strike-losses': (ctx, battle) => {
    if (!takeLosses(ctx, battle, 'strike')) return
    // STD-ASL-12: nobody left to fight.
    if (attackers(ctx, battle).length === 0) go(ctx, 'conclude')
    else next(ctx)
  },
  // STD-LND-07, ADV-04-05: fighters first, both sides at once, until one side has none; a side alone, or left alone, has the air
  // (ADV-04-11), two sides with nobody up have not (ADV-04-10).
  'air-attack': (ctx, battle) => {
    const own = fighterBatteries(ctx, attackers(ctx, battle), 'airBattle')
    const theirs = fighterBatteries(ctx, defenders(ctx, battle), 'airBattle')
    if (own.length > 0 && theirs.length > 0) {
      const shot = { side: 'attacker', step: 'air', topic: 'air-dice', rule: 'STD-LND-07', batteries: own } as const
      if (volley(ctx, battle, shot)) next(ctx)
      return
    }
    const side = own.length > 0 ? 'attacker' : theirs.length > 0 ? 'defender' : null // STD-LND-08
    if (side !== null || battle.airRound > 0) emit(ctx, { type: 'air-supremacy', space: battle.space, side })
    else emit(ctx, { type: 'step-skipped', space: battle.space, step: 'air', rule: 'STD-LND-07' })
    const { land } = ctx.rules.steps
    become(ctx, { ...current(ctx), step: Math.max(land.indexOf('air-losses'), land.indexOf('air-damage')) + 1 })
  },
  'air-defence': (ctx, battle) => {
    const batteries = fighterBatteries(ctx, defenders(ctx, battle), 'airBattle')
    if (volley(ctx, battle, { side: 'defender', step: 'air', topic: 'air-dice', rule: 'STD-LND-07', batteries })) next(ctx)
  },
  // STD-LND-13: gone at once, before anybody fires on the ground.
  'air-losses': (ctx, battle) => {
    if (!takeLosses(ctx, battle, 'air')) return
    if (ctx.rules.steps.land.includes('air-damage')) next(ctx)
    else nextAirRound(ctx)
  },
  // ADV-04-04: after the aces have removed theirs (ADV-04-02); ADV-04-09: on until one side at most has fighters in the air.
  'air-damage': (ctx, battle) => {
    if (takeLosses(ctx, battle, 'air-damage')) nextAirRound(ctx)
  },
  'gas-announcement': announceGas,
  gas: releaseGas,
  'gas-spread': spreadGas,
  gassed: gasInfantry,
  'first-shot': fireFirst,
  'first-shot-losses': loseToFirstShot,
  stopped: stopAttack,
  // WIK-04: the side with air supremacy strafes before anybody else fires.
  'strafe-attack': (ctx, battle) => {
    const batteries = battle.supremacy === 'attacker' ? fighterBatteries(ctx, attackers(ctx, battle), 'attack') : []
    if (batteries.length === 0) return next(ctx)
    if (volley(ctx, battle, { side: 'attacker', step: 'strafe', topic: 'strafe-dice', rule: 'WIK-04', batteries })) next(ctx)
  },
  'strafe-defence': (ctx, battle) => {
    const batteries = battle.supremacy === 'defender' ? fighterBatteries(ctx, defenders(ctx, battle), 'defence') : []
    if (batteries.length === 0) return next(ctx)
    const shot = { side: 'defender', step: 'strafe', topic: 'strafe-dice', rule: 'WIK-04', batteries } as const
    if (volley(ctx, battle, shot, absorbing(ctx, battle))) next(ctx)
  },
  'strafe-losses': (ctx, battle) => {
    if (!takeLosses(ctx, battle, 'strafe')) return
    if (attackers(ctx, battle).length === 0 || defenders(ctx, battle).length === 0) go(ctx, 'conclude')
    else next(ctx)
  },
  attack: (ctx, battle) => {
    const batteries = attackBatteries(ctx, attackers(ctx, battle), battle.bombarding, battle.supremacy === 'attacker', battle)
    if (volley(ctx, battle, { side: 'attacker', step: 'attack', topic: 'attack-dice', rule: 'STD-LND-03', batteries })) next(ctx)
  },
  // STD-LND-14, STD-CBT-09: units that are hit still fire; both sides lose afterwards.
  defence: (ctx, battle) => {
    const all = defenceBatteries(ctx, defenders(ctx, battle), battle.supremacy === 'defender', battle)
    const batteries = withoutCoastal(ctx, battle, all)
    const shot = { side: 'defender', step: 'defence', topic: 'defence-dice', rule: 'STD-LND-04', batteries } as const
    if (volley(ctx, battle, shot, absorbing(ctx, battle))) next(ctx)
  },
  'attacker-losses': (ctx, battle) => {
    if (takeLosses(ctx, battle, 'defence')) next(ctx)
  },
  'defender-losses': (ctx, battle) => {
    if (takeLosses(ctx, battle, 'attack')) next(ctx)
  },
  // STD-LND-01, STD-LND-19, STD-LND-20: one round, then what is left decides.
  conclude: (ctx, battle) => {
    const won = attackers(ctx, battle).length > 0
    const held = defenders(ctx, battle).length > 0
    const outcome = won ? (held ? 'contested' : 'cleared') : held ? 'repulsed' : 'annihilated'
    emit(ctx, { type: 'battle-ended', space: battle.space, kind: 'land', attacker: battle.attacker, outcome })
    pop(ctx)
    settle(ctx, battle.space, 'captured', battle.with)
  },
}

function nextAirRound(ctx: Ctx): void {
  const b = current(ctx)
  become(ctx, { ...b, airRound: b.airRound + 1, step: ctx.rules.steps.land.indexOf('air-attack') })
}

export function runLandBattle(ctx: Ctx, battle: LandBattle): void {
  const step = ctx.rules.steps.land[battle.step]
  if (step === undefined) return pop(ctx)
  landSteps[step](ctx, battle)
}
