import { emit, replaceTask, roll } from '../../../kernel/context.ts'
import type { Ctx } from '../../../kernel/rules.ts'
import { checkAtMost } from '../../../phases/answers.ts'
import { askInBattle, goToNextStep, type SeaBattleStep, stepHandler } from '../../../phases/combat/battle-step.ts'
import { assignDice, type Battery, diceNeeded, rollOf } from '../../../phases/combat/fire.ts'
import { countTag, shipOwners } from '../../../phases/combat/forces.ts'
import { engagedShips, notSubmerged } from '../../../phases/combat/sea/ships.ts'
import { hasTag } from '../../../state/selectors.ts'
import type { FireGroup } from '../../../types/event.ts'
import type { Owner, PowerId, UnitType } from '../../../types/ids.ts'
import type { ConvoyRaid, SeaBattle } from '../../../types/task.ts'
import { convoyOwners } from './convoy-war.ts'

const current = (ctx: Ctx): SeaBattle => ctx.state.flow.agenda.at(-1) as SeaBattle
const withRaid = (ctx: Ctx, change: Partial<ConvoyRaid>): void => {
  const now = current(ctx)
  if (now.raid) replaceTask(ctx, { ...now, raid: { ...now.raid, ...change } })
}

/**
 * Round 1, before any dice: Germany names submarines that raid the convoy (ADV-10-06, ADV-10-07). This attacks the zone with all
 * German ships (ADV-10-28).
 */
function askForRaiders(ctx: Ctx, battle: SeaBattle): void {
  const by = ctx.rules.data.convoys?.by
  if (battle.round > 1 || battle.attacker !== by || convoyOwners(ctx, battle.space).length === 0) return goToNextStep(ctx)
  const count = countTag(ctx, notSubmerged(engagedShips(ctx, battle, 'attacker')), 'raider')
  if (count === 0) return goToNextStep(ctx)
  askInBattle(ctx, battle, { by, kind: 'convoy', topic: 'convoy', count, rule: 'ADV-10-06' })
}

function answerConvoy(ctx: Ctx, battle: SeaBattle, submarines: number): void {
  const { space, attacker } = battle
  replaceTask(ctx, { ...battle, ...(submarines > 0 ? { raid: { submarines, escorts: {} } } : {}) })
  goToNextStep(ctx)
  if (submarines > 0) emit(ctx, { type: 'raiders-named', space, power: attacker, submarines })
}

/** Then each defending power names escorting destroyers (ADV-10-11); neutral ships do not escort (ADV-10-30). */
function askForEscorts(ctx: Ctx, battle: SeaBattle): void {
  if (!battle.raid) return goToNextStep(ctx)
  const destroyers = engagedShips(ctx, battle, 'defender').filter((s) => hasTag(ctx, s.type, 'patrols'))
  const by = shipOwners(ctx, destroyers).find((p) => !battle.asked.includes(p))
  if (by === undefined) return goToNextStep(ctx)
  const count = countTag(
    ctx,
    destroyers.filter((s) => s.power === by),
    'patrols',
  )
  askInBattle(ctx, battle, { by, kind: 'escort', topic: 'escort', count, rule: 'ADV-10-11' })
}

function answerEscort(ctx: Ctx, battle: SeaBattle, by: PowerId, destroyers: number): void {
  replaceTask(ctx, { ...battle, asked: [...battle.asked, by] })
  if (destroyers === 0) return
  withRaid(ctx, { escorts: { ...battle.raid?.escorts, [by]: destroyers } })
  emit(ctx, { type: 'escorts-named', space: battle.space, power: by, destroyers })
}

/** One damage die a raider; of two owners the first pays for odd dice (ADV-10-09, ADV-10-13, ADV-10-22, ADV-10-25). */
function rollRaid(ctx: Ctx, battle: SeaBattle): void {
  const { raid, space, attacker } = battle
  const { convoyWar } = ctx.state.war
  const table = convoyWar && ctx.rules.data.convoys?.damage[convoyWar]
  if (!raid || !table) return goToNextStep(ctx)
  const rule = convoyWar === 'restricted' ? 'ADV-10-09' : 'ADV-10-22'
  const dice = roll(ctx, { by: attacker, topic: 'convoy-dice', space, count: raid.submarines, rule })
  if (!dice) return
  const [first, second] = convoyOwners(ctx, space) as readonly [PowerId, PowerId?]
  const shots = dice.map((value) => ({
    value,
    owner: value % 2 === 1 ? first : (second ?? first),
    damage: table[value - 1] ?? 0,
  }))
  const damage: ConvoyRaid['damage'] = {}
  for (const { owner, damage: n } of shots) damage[owner] = (damage[owner] ?? 0) + n
  withRaid(ctx, { damage })
  emit(ctx, { type: 'convoy-raided', space, power: attacker, dice: shots })
  goToNextStep(ctx)
}

/** Raid dice have no hit number (ADV-10-25). */
const raidBatteries = (ctx: Ctx, { raid, attacker: power }: SeaBattle): Battery[] =>
  raiderTypes(ctx).map((type) => ({ power, type, count: raid?.submarines ?? 0, needs: 0 }))

const raiderTypes = (ctx: Ctx): UnitType[] => ctx.rules.types.filter((t) => hasTag(ctx, t, 'raider')).slice(0, 1)

/** Escorting destroyers in turn order (ADV-10-13). */
function escortBatteries(ctx: Ctx, { raid }: SeaBattle): (Battery & { power: PowerId })[] {
  const needs = ctx.rules.data.convoys?.escortsHitOn ?? 0
  const type = ctx.rules.types.find((t) => hasTag(ctx, t, 'patrols'))
  return ctx.rules.order.flatMap((power) => {
    const count = raid?.escorts[power] ?? 0
    return count > 0 && type ? [{ power, type, count, needs }] : []
  })
}

/** One die an escort; hit raiders sink, their damage stays (ADV-10-13, ADV-10-14). */
function rollEscorts(ctx: Ctx, battle: SeaBattle): void {
  const { raid, space, attacker } = battle
  const batteries = escortBatteries(ctx, battle)
  const [lead] = batteries
  if (!raid || !lead) return goToNextStep(ctx)
  const dice = roll(ctx, { by: lead.power, topic: 'escort-dice', space, count: diceNeeded(batteries), rule: 'ADV-10-13' })
  if (!dice) return
  const { groups, hits } = assignDice(batteries, dice)
  const sunk = Math.min(hits, raid.submarines)
  emit(ctx, { type: 'convoy-escorted', space, round: battle.round, groups, hits, sunk })
  if (sunk > 0) sinkRaiders(ctx, space, attacker, sunk)
  withRaid(ctx, { submarines: raid.submarines - sunk, saved: savedByEscorts(raid, convoyOwners(ctx, space), groups, sunk) })
  goToNextStep(ctx)
}

function sinkRaiders(ctx: Ctx, space: string, power: PowerId, sunk: number): void {
  const [type] = raiderTypes(ctx)
  if (!type) return
  emit(ctx, {
    type: 'units-lost',
    space,
    power,
    side: 'attacker',
    step: 'escort',
    units: { [type]: sunk },
    transports: [],
    cargo: [],
    submerged: 0,
    chosenBy: null,
  })
}

/**
 * Surplus hits reduce the damage by 1 IPC each (ADV-10-15): the escort's own power first, otherwise the larger damage, then the
 * owner for odd dice (ADV-10-26).
 */
function savedByEscorts(
  raid: ConvoyRaid,
  owners: readonly PowerId[],
  groups: readonly FireGroup[],
  sunk: number,
): ConvoyRaid['saved'] {
  const left: Partial<Record<PowerId, number>> = { ...raid.damage }
  const saved: Partial<Record<PowerId, number>> = {}
  const spare = groups.flatMap((g): Owner[] => Array.from({ length: g.hits }, () => g.power)).slice(sunk)
  for (const power of spare) {
    const open = owners.filter((o) => (left[o] ?? 0) > 0)
    const owner = open.find((o) => o === power) ?? largestDamage(open, left)
    if (owner === undefined) break
    left[owner] = (left[owner] ?? 0) - 1
    saved[owner] = (saved[owner] ?? 0) + 1
  }
  return saved
}

const largestDamage = (owners: readonly PowerId[], of: Partial<Record<PowerId, number>>): PowerId | undefined =>
  [...owners].sort((a, b) => (of[b] ?? 0) - (of[a] ?? 0))[0]

/** The rest is paid from the treasury (ADV-10-10); raiders and escorts join the battle (ADV-10-16). */
function payForRaid(ctx: Ctx, battle: SeaBattle): void {
  const { raid, ...rest } = battle
  if (!raid) return goToNextStep(ctx)
  replaceTask(ctx, rest)
  for (const owner of ctx.rules.order) {
    const damage = raid.damage?.[owner] ?? 0
    if (damage === 0) continue
    const saved = raid.saved?.[owner] ?? 0
    const loss = Math.min(damage - saved, ctx.state.war.treasury[owner])
    emit(ctx, { type: 'convoy-loss-paid', space: battle.space, power: owner, by: battle.attacker, damage, saved, loss })
  }
  goToNextStep(ctx)
}

/** Raiders and escorts are named before the round's dice. */
export const convoyNaming: readonly SeaBattleStep[] = [
  {
    id: 'raiders',
    track: 'asked-convoy',
    run: askForRaiders,
    question: stepHandler(
      'convoy',
      (ctx, battle, { submarines }) => answerConvoy(ctx, battle, submarines),
      (ctx, _battle, { submarines }, decision) => checkAtMost(ctx, submarines, decision, 'too-many-named'),
    ),
  },
  {
    id: 'escorts',
    track: 'asked-escort',
    run: askForEscorts,
    question: stepHandler(
      'escort',
      (ctx, battle, { destroyers }, by) => answerEscort(ctx, battle, by, destroyers),
      (ctx, _battle, { destroyers }, decision) => checkAtMost(ctx, destroyers, decision, 'too-many-named'),
    ),
  },
]

/** The raid, after all other losses. */
export const convoySteps: readonly SeaBattleStep[] = [
  { id: 'convoy', track: 'convoy', nextRoll: (ctx, battle) => rollOf(raidBatteries(ctx, battle), 'faces'), run: rollRaid },
  {
    id: 'convoy-escort',
    track: 'convoy',
    nextRoll: (ctx, battle) => ({ ...rollOf(escortBatteries(ctx, battle)), apart: true }),
    run: rollEscorts,
  },
  { id: 'convoy-payment', track: 'convoy', run: payForRaid },
]
