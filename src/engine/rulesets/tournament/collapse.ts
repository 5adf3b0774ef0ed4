import { emit, pushTasks } from '../../kernel/context.ts'
import type { Overlay } from '../../kernel/overlay.ts'
import type { Ctx, Rules, View } from '../../kernel/rules.ts'
import { setControl } from '../../phases/politics/control.ts'
import { disbandUnits } from '../../phases/politics/revolution.ts'
import { impossible, refuse } from '../../refusal.ts'
import { hasSurrendered } from '../../state/relations.ts'
import { campsIn, controllerOf, UNALIGNED } from '../../state/selectors.ts'
import { totalUnits } from '../../state/stacks.ts'
import { POWERS, type PowerId, type SpaceId } from '../../types/ids.ts'
import type { PositionSpec } from '../../types/outcome.ts'
import type { GameState } from '../../types/state.ts'
import type { Task } from '../../types/task.ts'
import type { Homeland } from '../../types/views.ts'
import { insertBefore, replaceStep } from '../define.ts'
import { holderOf, homelandLost, homelandsOf } from './homeland.ts'

/** The power cannot buy, mobilize or collect income this turn (TOU-COL-04). */
export const isCollapsed = ({ state }: Pick<View, 'state'>, power: PowerId): boolean =>
  state.war.collapsed?.includes(power) ?? false

/** Homeland losses have reached the economic threshold (TOU-COL-02, TOU-COL-17). */
export function isEconomyCollapsing(view: View, power: PowerId): boolean {
  const limits = view.rules.data.collapse?.[power]
  return limits !== undefined && homelandLost(view, power) >= limits.economic
}

/** As its turn opens, economic collapse begins or ends for this turn (TOU-COL-03, TOU-COL-05). */
export function testEconomy(ctx: Ctx): void {
  const { power } = ctx.state.flow
  const limits = ctx.rules.data.collapse?.[power]
  const due = isEconomyCollapsing(ctx, power)
  if (!limits || due === isCollapsed(ctx, power)) return
  const facts = { power, lost: homelandLost(ctx, power), threshold: limits.economic }
  if (due) emit(ctx, { type: 'economy-collapsed', ...facts, rule: 'TOU-COL-03' })
  else emit(ctx, { type: 'economy-recovered', ...facts, rule: 'TOU-COL-05' })
}

/** As its own turn ends, a power may surrender (TOU-COL-07). */
export function testPolitics(ctx: Ctx): void {
  const { power } = ctx.state.flow
  const limits = ctx.rules.data.collapse?.[power]
  if (!limits) return
  const lost = homelandLost(ctx, power)
  if (lost >= limits.political) surrender(ctx, power, { lost, threshold: limits.political })
}

/**
 * The power leaves the game: no turns, units or land (TOU-COL-08). Its treasury waits for the first enemy in its capital
 * (TOU-COL-13).
 */
export function surrender(ctx: Ctx, power: PowerId, { lost, threshold }: { lost: number; threshold: number }): void {
  emit(ctx, { type: 'power-surrendered', power, lost, threshold, rule: 'TOU-COL-08' })
  for (const space of Object.keys(ctx.state.war.units).sort()) disbandUnits(ctx, space, power)
  const tasks: Task[] = []
  for (const { id } of ctx.rules.map.territories) {
    const control = controllerOf(ctx.state, id)
    const { sides } = campsIn(ctx, id)
    // Contested land is settled like a withdrawal (TOU-COL-09).
    if (control === 'contested' && sides.length < 2) tasks.push({ task: 'settle', space: id, cause: 'withdrawn' })
    if (control !== power) continue
    // Its land goes to a friend there, otherwise becomes vacant (TOU-COL-10).
    if (sides.length > 0) tasks.push({ task: 'settle', space: id, cause: 'withdrawn' })
    else setControl(ctx, id, null, { cause: 'vacated', rule: 'TOU-COL-10' })
  }
  pushTasks(ctx, ...tasks)
}

/**
 * Reads surrendered powers of a position: no units, no control (TOU-COL-08, TOU-COL-09, TOU-COL-10); tests the acting power's
 * economy (TOU-COL-03). Throws a ContractError, also for a revolution (TOU-SET-06).
 */
export function readSurrendered(rules: Rules, before: GameState, spec: PositionSpec): GameState {
  if (spec.revolution) impossible('revolution', 'no-revolution')
  const surrendered = powersIn(rules, spec.surrendered)
  if (surrendered.includes(before.flow.power)) impossible('power', 'no-turn', { power: before.flow.power })
  let state: GameState = { ...before, war: { ...before.war, surrendered } }
  for (const power of surrendered) state = withoutPower(rules, state, power, spec)
  const { power } = state.flow
  return isEconomyCollapsing({ rules, state }, power) ? { ...state, war: { ...state.war, collapsed: [power] } } : state
}

function powersIn(rules: Rules, given: unknown): PowerId[] {
  if (given === undefined) return []
  if (!Array.isArray(given)) impossible('surrendered', 'powers')
  for (const power of given)
    if (!POWERS.includes(power) || !rules.data.collapse?.[power as PowerId])
      impossible('surrendered', 'no-collapse', { power: String(power) })
  return rules.order.filter((p) => given.includes(p))
}

function withoutPower(rules: Rules, state: GameState, power: PowerId, spec: PositionSpec): GameState {
  for (const [space, owners] of Object.entries(spec.units ?? {}))
    if (owners[power]) impossible(`units.${space}.${power}`, 'no-units', { power, space })
  for (const [space, control] of Object.entries(spec.control ?? {}))
    if (control === power) impossible(`control.${space}`, 'holds-nothing', { power })
  const units = Object.fromEntries(
    Object.entries(state.war.units).flatMap(([space, stacks]) => {
      const left = stacks
        .filter((s) => s.power !== power)
        .map((s) => (s.cargo?.some((c) => c.power === power) ? { ...s, cargo: s.cargo.filter((c) => c.power !== power) } : s))
      return left.length > 0 ? [[space, left]] : []
    }),
  )
  const control: GameState['war']['control'] = {}
  const vacant = new Set<SpaceId>(state.war.vacant)
  for (const [space, holder] of Object.entries(state.war.control)) {
    const heir = holder === power ? rules.order.find((p) => units[space]?.some((s) => s.power === p)) : holder
    if (heir === undefined) vacant.add(space)
    else control[space] = heir
  }
  const submarineWarfare = state.war.submarineWarfare && rules.data.submarineWarfare.by !== power
  return { ...state, war: { ...state.war, units, control: { ...control }, vacant: [...vacant].sort(), submarineWarfare } }
}

/** Homelands in turn order; empty in rulesets without collapse. */
export function homelandsIn(view: View): Homeland[] {
  const { collapse } = view.rules.data
  if (!collapse) return []
  const all = homelandsOf(view.rules)
  return view.rules.order.map((power) => ({
    power,
    total: all[power].reduce((sum, place) => sum + place.ipc, 0),
    lost: homelandLost(view, power),
    economic: collapse[power]?.economic ?? null,
    political: collapse[power]?.political ?? null,
    collapsed: isCollapsed(view, power),
    surrendered: hasSurrendered(view, power),
    territories: all[power].map((place) => ({ space: place.id, ipc: place.ipc, held: holderOf(view, place, power) })),
  }))
}

/** Powers that lose their homeland collapse economically, then politically (TOU-COL-11, TOU-COL-12). */
export const collapse: Overlay = {
  steps: {
    openTurn: (list) => [...list, { id: 'collapse', run: testEconomy }], // TOU-COL-03
    // TOU-COL-07, TOU-COL-19: before the victory test. No revolution (TOU-SET-06).
    endTurn: (list) =>
      insertBefore(replaceStep(list, 'revolution'), 'victory', { id: 'collapse', run: testPolitics, settles: true }),
  },
  hooks: {
    initialState: (next, rules, state) => {
      const begun = next(rules, state)
      return { ...begun, war: { ...begun.war, surrendered: [], collapsed: [] } }
    },
    readPosition: (next, rules, state, spec) => readSurrendered(rules, next(rules, state, spec), spec),
    // TOU-COL-04; Purchase stays open for repairs (TOU-COL-06).
    phaseClosed: (next, view, phase) =>
      next(view, phase) ??
      ((phase === 'mobilize' || phase === 'income') && isCollapsed(view, view.state.flow.power) ? 'TOU-COL-04' : null),
    warfareRefused: (next, ctx) => {
      const { by } = ctx.rules.data.submarineWarfare
      return hasSurrendered(ctx, by) ? refuse(ctx, 'TOU-COL-15', 'has-surrendered', { power: by }) : next(ctx)
    },
    // TOU-COL-15: a minor with a surrendered patron has none.
    alignment: (next, view, minor) => {
      const alignment = next(view, minor)
      return alignment.patron !== null && hasSurrendered(view, alignment.patron) ? UNALIGNED : alignment
    },
  },
  views: { homelands: homelandsIn },
  checks: {
    buyer: [
      (ctx, { units }) => {
        const { power } = ctx.state.flow
        if (totalUnits(units) === 0 || !isCollapsed(ctx, power)) return null
        return refuse(ctx, 'TOU-COL-04', 'economy-collapsed', { power })
      },
    ],
  },
}
