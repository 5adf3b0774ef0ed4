import { ask, emit, popTask, pushTasks } from '../../kernel/context.ts'
import type { Alignment, Ctx, TaskRunner, View } from '../../kernel/rules.ts'
import { areEnemies, areFriends, hasLeft, isEnemyIn, isIsolated, otherSide, powersOf } from '../../state/relations.ts'
import { alignmentOf, controllerOf, hasOwnLand, isUnmobilizedMinor, placeOf, UNALIGNED } from '../../state/selectors.ts'
import type { Counts, Owner, PowerId, Side, SpaceId } from '../../types/ids.ts'
import type { TaskOf } from '../../types/task.ts'
import { optionTaskHandler } from '../answers.ts'
import { makeContested, setControl } from './control.ts'

/** The first power of the side to enter gets the minor. */
export const alignedWithSide: Readonly<Record<Side, Alignment>> = Object.freeze({
  central: Object.freeze({ side: 'central', patron: null }),
  allies: Object.freeze({ side: 'allies', patron: null }),
})

const alignmentCache = new Map<PowerId, Alignment>()

/** Alignment with one power and its side. */
export function alignedWithPower({ rules }: Pick<View, 'rules'>, patron: PowerId): Alignment {
  const cached = alignmentCache.get(patron)
  if (cached) return cached
  const alignment = Object.freeze({ side: rules.sideOf(patron), patron })
  alignmentCache.set(patron, alignment)
  return alignment
}

/** The printed alignment; after the revolution some Russian minors are neutral (STD-BRD-06, STD-REV-11). */
export function standardAlignment(view: View, minor: SpaceId): Alignment {
  const patron = view.rules.map.places.get(minor)?.alignedTo ?? null
  if (patron === null || (view.state.war.revolution && view.rules.data.revolution.neutralAfter.includes(minor))) return UNALIGNED
  return alignedWithPower(view, patron)
}

/** The army of this minor. */
export const minorForceOf = (view: View, space: SpaceId): Counts => view.rules.hooks.minorForce(view, space)

/** The ruleset's factor times IPC value, with one artillery (STD-POL-05), or a listed army. */
export function standardForce(ctx: View, space: SpaceId): Counts {
  const { rules } = ctx
  const listed = rules.data.minorForces?.[space]
  if (listed) return listed
  const factor = alignmentOf(ctx, space).side === null ? rules.numbers.neutralForceFactor : rules.numbers.alignedForceFactor
  const size = placeOf(ctx, space).ipc * factor
  // A single unit is infantry (STD-MOV-09).
  const artillery = Math.min(rules.data.minorForceArtillery, size - 1)
  return artillery > 0 ? { infantry: size - artillery, artillery } : { infantry: size }
}

/** Powers of the other side that may represent a neutral (STD-POL-14, STD-POL-15, STD-POL-16). */
export const standardNeutralOwners = (ctx: View, _space: SpaceId, invader: PowerId): Owner[] =>
  powersOf(ctx, otherSide(ctx.rules.sideOf(invader))).filter((p) => !isIsolated(ctx, p))

/** The power that owns the minor's army when `entered` comes in; null: its side chooses. */
export function minorArmyOwner(view: View, space: SpaceId, entered: PowerId): PowerId | null {
  const { side, patron } = alignmentOf(view, space)
  return patron ?? (side === view.rules.sideOf(entered) ? entered : null)
}

/**
 * As Movement closes: every minor capital entered by land units, in alphabetical order (STD-POL-04, STD-POL-06, STD-POL-07,
 * STD-POL-17).
 */
function runMinors(ctx: Ctx): void {
  popTask(ctx)
  const power = ctx.state.flow.power
  const entered = ctx.rules.map.territories.filter(
    (p) => p.minor && isUnmobilizedMinor(ctx, p.id) && (hasOwnLand(ctx, p.id, power) || hasLandedAllies(ctx, p.id)),
  )
  pushTasks(ctx, ...entered.map((p) => ({ task: 'minor' as const, space: p.id, entered: power })))
}

/** INF-TRN-06. */
const hasLandedAllies = (ctx: Ctx, space: SpaceId): boolean =>
  ctx.rules.cites.landsAllies !== null && ctx.state.turn.ashore.some((a) => a.to === space)

/**
 * One minor raises its army for its patron (STD-POL-09, STD-POL-10), the entering power of its side, or a chosen enemy
 * (STD-POL-14).
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
  // Without a possible owner it is taken like vacant land.
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
 * Colonies stay as they are (STD-POL-11); some rulesets hand them to a power (INF-COL-04, INF-COL-05, ADV-29-01, ADV-29-02,
 * ADV-29-03), except contested or enemy-held ones.
 */
function handOverColonies(ctx: Ctx, mother: SpaceId): void {
  const heir = ctx.rules.data.coloniesFollow?.[mother]
  if (!heir) return
  for (const { id, colonyOf } of ctx.rules.map.territories) {
    if (colonyOf !== mother) continue
    const control = controllerOf(ctx.state, id)
    const isEnemyHeld = control === 'contested' || (control !== null && areEnemies(ctx, heir.to, control))
    if (!isEnemyHeld) setControl(ctx, id, heir.to, { cause: 'aligned', rule: heir.rule })
  }
}

function raiseMinor(ctx: Ctx, space: SpaceId, owner: Owner, entered: PowerId): void {
  emit(ctx, { type: 'minor-mobilized', space, owner, units: minorForceOf(ctx, space), entered })
  if (owner !== 'neutral' && !hasLeft(ctx, owner) && (owner === entered || areFriends(ctx, owner, entered)))
    return setControl(ctx, space, owner, { cause: 'aligned', by: entered, rule: 'STD-POL-09' })
  // An enemy or garrison contests land entered overland (STD-POL-10). A landing is not ashore yet.
  if (hasOwnLand(ctx, space, entered) && (owner === 'neutral' || isEnemyIn(ctx, space, entered, owner))) makeContested(ctx, space)
  else if (owner !== 'neutral') setControl(ctx, space, owner, { cause: 'aligned', by: entered, rule: 'STD-POL-08' })
}

export const minorsTask: TaskRunner<'minors'> = { run: runMinors }
export const minorTask: TaskRunner<'minor'> = { run: runMinor, ...optionTaskHandler(answerMinor) }
