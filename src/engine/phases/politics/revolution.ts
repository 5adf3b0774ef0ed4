import { emit, pushTasks } from '../../kernel/context.ts'
import type { Ctx } from '../../kernel/rules.ts'
import { campsIn, controllerOf, placeOf, stacksIn } from '../../state/selectors.ts'
import { countsOf } from '../../state/stacks.ts'
import type { Counts, PowerId, SpaceId } from '../../types/ids.ts'
import { setControl } from './control.ts'

/** The conditions, tested as Russia's turn ends (STD-REV-02, STD-REV-03, STD-REV-04, STD-REV-05, STD-REV-06). */
export function isRevolutionDue(ctx: Ctx): boolean {
  const r = ctx.rules.data.revolution
  const { state, rules } = ctx
  if (
    !rules.behaviours.revolution ||
    state.war.revolution ||
    state.flow.power !== r.power ||
    state.flow.round < rules.numbers.revolutionFromRound
  )
    return false
  const heldByEnemy = (id: SpaceId): boolean => {
    const control = controllerOf(state, id)
    return control !== null && control !== 'contested' && rules.sideOf(control) === r.against
  }
  const lost = r.neighbours.filter(heldByEnemy)
  if (lost.length < r.neighboursNeeded) return false // STD-REV-03
  const touched = rules.map.territories.filter(
    (p) => p.original === r.power && p.id !== r.capital && (heldByEnemy(p.id) || controllerOf(state, p.id) === 'contested'),
  )
  // Required neighbours do not count twice (STD-REV-04).
  if (touched.length < r.neighboursNeeded + r.othersNeeded) return false
  const capital = controllerOf(state, r.capital)
  return capital === r.power || capital === 'contested' // STD-REV-05
}

/**
 * Russia leaves the war: units, land abroad, treasury and fronts (STD-REV-07, STD-REV-08, STD-REV-09, STD-REV-10, STD-REV-11,
 * STD-REV-12, STD-REV-13, STD-REV-14, STD-REV-15, STD-REV-16, STD-REV-17, STD-REV-18, STD-REV-19).
 */
export function runRevolution(ctx: Ctx): void {
  if (!isRevolutionDue(ctx)) return
  const { power } = ctx.rules.data.revolution
  emit(ctx, { type: 'revolution-broke-out', power, rule: 'STD-REV-06' })
  const everywhere = ctx.rules.behaviours.revolutionRemoves === 'all'
  for (const space of Object.keys(ctx.state.war.units).sort())
    if (everywhere || placeOf(ctx, space).original !== power) disbandUnits(ctx, space, power) // STD-REV-08
  const amount = ctx.state.war.treasury[power]
  if (amount > 0) emit(ctx, { type: 'treasury-removed', power, amount, rule: 'STD-REV-19' })
  const tasks: { task: 'settle'; space: SpaceId; cause: 'withdrawn' }[] = []
  for (const { id, original } of ctx.rules.map.territories) {
    if (original === power) {
      if (controllerOf(ctx.state, id) !== 'contested') continue
      if (ctx.rules.behaviours.revolutionFronts === 'frozen') setControl(ctx, id, power, { cause: 'revolution', rule: 'WIK-15' })
      else if (campsIn(ctx, id).left === null) tasks.push({ task: 'settle', space: id, cause: 'withdrawn' })
    } else if (controllerOf(ctx.state, id) === power) abandonLand(ctx, id, tasks)
    else if (controllerOf(ctx.state, id) === 'contested' && campsIn(ctx, id).sides.length < 2)
      tasks.push({ task: 'settle', space: id, cause: 'withdrawn' })
  }
  pushTasks(ctx, ...tasks)
}

/** Land abroad goes to allies there, enemies there, its original controller or becomes vacant (STD-REV-09, STD-REV-10). */
function abandonLand(ctx: Ctx, space: SpaceId, tasks: { task: 'settle'; space: SpaceId; cause: 'withdrawn' }[]): void {
  const { sides } = campsIn(ctx, space)
  const original = placeOf(ctx, space).original
  if (sides.length === 0)
    setControl(ctx, space, original, { cause: original === null ? 'vacated' : 'revolution', rule: 'STD-REV-10' })
  else tasks.push({ task: 'settle', space, cause: 'withdrawn' })
}

/** Removes all units of the power here, its cargo and the cargo of its transports (STD-REV-08, TOU-COL-08, TOU-COL-15). */
export function disbandUnits(ctx: Ctx, space: SpaceId, power: PowerId): void {
  const here = stacksIn(ctx.state, space)
  const own = here.filter((s) => s.power === power)
  const cargo = here.flatMap((s) => s.cargo ?? []).filter((c) => c.power === power)
  if (own.length === 0 && cargo.length === 0) return
  const units: Counts = countsOf(own)
  for (const c of cargo) units[c.type] = (units[c.type] ?? 0) + 1
  const others = own.flatMap((s) => s.cargo ?? []).filter((c) => c.power !== power)
  emit(ctx, { type: 'units-disbanded', power, space, units, cargo: others.map((c) => ({ power: c.power, type: c.type })) })
}
