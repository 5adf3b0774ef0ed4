import { ask, emit, popTask, pushTasks } from '../../kernel/context.ts'
import type { Alignment, Ctx, TaskRunner, View } from '../../kernel/rules.ts'
import { areEnemies, areFriends, hasLeft, isEnemyIn, isIsolated, otherSide, powersOf } from '../../state/relations.ts'
import { alignmentOf, controllerOf, hasOwnLand, isUnmobilizedMinor, NOBODY, placeOf } from '../../state/selectors.ts'
import type { Counts, Owner, PowerId, Side, SpaceId } from '../../types/ids.ts'
import type { TaskOf } from '../../types/task.ts'
import { optionTaskHandler } from '../answers.ts'
import { makeContested, setControl } from './control.ts'

/** With a side as a whole: whichever of its powers enters first has the minor for its own. */
export const alignedWithSide: Readonly<Record<Side, Alignment>> = Object.freeze({
  central: Object.freeze({ side: 'central', patron: null }),
  allies: Object.freeze({ side: 'allies', patron: null }),
})

const alignmentCache = new Map<PowerId, Alignment>()

/** With one power, and so with its side. */
export function alignedWithPower({ rules }: Pick<View, 'rules'>, patron: PowerId): Alignment {
  let known = alignmentCache.get(patron)
  if (!known) {
    known = Object.freeze({ side: rules.sideOf(patron), patron })
    alignmentCache.set(patron, known)
  }
  return known
}

/** As printed; some Russian minors are nobody's after the revolution (STD-BRD-06, STD-REV-11). */
export function standardAlignment(view: View, minor: SpaceId): Alignment {
  const patron = view.rules.map.places.get(minor)?.alignedTo ?? null
  if (patron === null || (view.state.war.revolution && view.rules.data.revolution.neutralAfter.includes(minor))) return NOBODY
  return alignedWithPower(view, patron)
}

/** The army this minor raises, or has raised. */
export const minorForceOf = (view: View, space: SpaceId): Counts => view.rules.hooks.minorForce(view, space)

/** Twice the IPC value, one of them artillery (STD-POL-05); the factors are the ruleset's. Some minors have an army of their own in the ruleset's table. */
export function standardForce(ctx: View, space: SpaceId): Counts {
  const { rules } = ctx
  const listed = rules.data.minorForces?.[space]
  if (listed) return listed
  const factor = alignmentOf(ctx, space).side === null ? rules.numbers.neutralForceFactor : rules.numbers.alignedForceFactor
  const size = placeOf(ctx, space).ipc * factor
  // A force of one is infantry: no army may stand without (STD-MOV-09).
  const artillery = Math.min(rules.data.minorForceArtillery, size - 1)
  return artillery > 0 ? { infantry: size - artillery, artillery } : { infantry: size }
}

/**
 * STD-POL-14, STD-POL-15, STD-POL-16: any power of the other side may represent a neutral, but not a neutral United States nor
 * one that has left.
 */
export const standardNeutralOwners = (ctx: View, _space: SpaceId, invader: PowerId): Owner[] =>
  powersOf(ctx, otherSide(ctx.rules.sideOf(invader))).filter((p) => !isIsolated(ctx, p))

/** The one power that the minor's army belongs to when this power enters; null: the side it turns to chooses. */
export function minorArmyOwner(view: View, space: SpaceId, entered: PowerId): PowerId | null {
  const { side, patron } = alignmentOf(view, space)
  return patron ?? (side === view.rules.sideOf(entered) ? entered : null)
}

/**
 * As Movement closes: every minor capital that the power's land units entered (STD-POL-04, STD-POL-06, STD-POL-07, STD-POL-17),
 * in alphabetical order.
 */
function runMinors(ctx: Ctx): void {
  popTask(ctx)
  const power = ctx.state.flow.power
  const entered = ctx.rules.map.territories.filter(
    (p) => p.minor && isUnmobilizedMinor(ctx, p.id) && (hasOwnLand(ctx, p.id, power) || hasLandedAllies(ctx, p.id)),
  )
  pushTasks(ctx, ...entered.map((p) => ({ task: 'minor' as const, space: p.id, entered: power })))
}

/** Allies of the acting power have come ashore here from its transports (INF-TRN-06). */
const hasLandedAllies = (ctx: Ctx, space: SpaceId): boolean =>
  ctx.rules.cites.landsAllies !== null && ctx.state.turn.ashore.some((a) => a.to === space)

/**
 * One minor raises its army: for the power it is aligned to (STD-POL-09, STD-POL-10); if it is with a side but with none of its
 * powers, for the one of them that enters; or for a power of the side it turns to (STD-POL-14).
 */
function runMinor(ctx: Ctx, { space, entered }: TaskOf<'minor'>): void {
  const patron = minorArmyOwner(ctx, space, entered)
  if (patron !== null) {
    popTask(ctx)
    return mobilizeMinor(ctx, space, patron, entered)
  }
  const owners = ctx.rules.hooks.neutralOwners(ctx, space, entered)
  const [only, ...others] = owners
  if (only !== undefined && others.length === 0) {
    popTask(ctx)
    return mobilizeMinor(ctx, space, only, entered)
  }
  // Every power that could stand up for it has left the war: nobody does, and it is taken like vacant land.
  if (only === undefined) {
    popTask(ctx)
    return emit(ctx, { type: 'minor-mobilized', space, owner: 'neutral', units: {}, entered })
  }
  const powers = owners.filter((o): o is PowerId => o !== 'neutral')
  ask(ctx, {
    by: powersOf(ctx, otherSide(ctx.rules.sideOf(entered)))[0] as PowerId,
    kind: 'choice',
    topic: 'represent-neutral',
    space,
    options: powers.map((id) => ({ id })),
    rule: 'STD-POL-14',
  })
}

function answerMinor(ctx: Ctx, { space, entered }: TaskOf<'minor'>, option: string): void {
  popTask(ctx)
  mobilizeMinor(ctx, space, option as PowerId, entered)
}

function mobilizeMinor(ctx: Ctx, space: SpaceId, owner: Owner, entered: PowerId): void {
  raiseMinor(ctx, space, owner, entered)
  handOverColonies(ctx, space)
}

/**
 * Its colonies stay as they are (STD-POL-11), but some rulesets name the power that gains them, whoever has activated or attacked
 * the mother country (INF-COL-04, INF-COL-05, ADV-29-01, ADV-29-02, ADV-29-03). What enemies hold or contest is not handed over.
 */
function handOverColonies(ctx: Ctx, mother: SpaceId): void {
  const heir = ctx.rules.data.coloniesFollow?.[mother]
  if (!heir) return
  for (const { id, colonyOf } of ctx.rules.map.territories) {
    if (colonyOf !== mother) continue
    const control = controllerOf(ctx.state, id)
    const kept = control === 'contested' || (control !== null && areEnemies(ctx, heir.to, control))
    if (!kept) setControl(ctx, id, heir.to, { cause: 'aligned', rule: heir.rule })
  }
}

/** The force and the capital. */
function raiseMinor(ctx: Ctx, space: SpaceId, owner: Owner, entered: PowerId): void {
  emit(ctx, { type: 'minor-mobilized', space, owner, units: minorForceOf(ctx, space), entered })
  if (owner !== 'neutral' && !hasLeft(ctx, owner) && (owner === entered || areFriends(ctx, owner, entered)))
    return setControl(ctx, space, owner, { cause: 'aligned', by: entered, rule: 'STD-POL-09' })
  // An enemy, or a garrison of its own, resists whoever has come in by land (STD-POL-10). From the sea nobody is ashore yet.
  if (hasOwnLand(ctx, space, entered) && (owner === 'neutral' || isEnemyIn(ctx, space, entered, owner))) makeContested(ctx, space)
  else if (owner !== 'neutral') setControl(ctx, space, owner, { cause: 'aligned', by: entered, rule: 'STD-POL-08' })
}

export const minorsTask: TaskRunner<'minors'> = { run: runMinors }
export const minorTask: TaskRunner<'minor'> = { run: runMinor, ...optionTaskHandler(answerMinor) }
