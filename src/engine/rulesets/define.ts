import { content, type RulesetData, type Space } from '../../content/index.ts'
import { mergeFields } from '../../content/rulesets.ts'
import type { OptionOverlays, Overlay } from '../kernel/overlay.ts'
import type { Checks, Hooks, Rules, RulesetTasks, Steps, UnitInfo } from '../kernel/rules.ts'
import type { Behaviours, Cites, Numbers } from '../kernel/values.ts'
import { compileMap } from '../map/compile.ts'
import { addCounts } from '../state/stacks.ts'
import type { Counts, OptionId, PowerId, SpaceId, UnitType } from '../types/ids.ts'

/** A complete ruleset. */
export type BaseDefinition = {
  id: string
  numbers: Numbers
  behaviours: Behaviours
  cites: Cites
  steps: Steps
  hooks: Hooks
  checks: Checks
  options: OptionOverlays
}
/** A ruleset as ordered overlays over its parent. Its data names the same parent. */
export type ChildDefinition = {
  id: string
  parent: RulesetDefinition
  overlays: Readonly<Record<string, Overlay>>
  options: OptionOverlays
}
export type RulesetDefinition = BaseDefinition | ChildDefinition

/** An overlay with its source: `tournament/collapse`, `advanced+pt-1`. */
type NamedOverlay = readonly [owner: string, overlay: Overlay]

const overlaysOf = (definition: RulesetDefinition): { base: BaseDefinition; overlays: NamedOverlay[] } => {
  if (!('parent' in definition)) return { base: definition, overlays: [] }
  const { base, overlays } = overlaysOf(definition.parent)
  const own = Object.entries(definition.overlays).map(
    ([subject, overlay]): NamedOverlay => [`${definition.id}/${subject}`, overlay],
  )
  return { base, overlays: [...overlays, ...own] }
}

export type ChosenOptions = Readonly<Record<OptionId, boolean | number>>

/** Composes a ruleset from its parents and options, once: data, step lists, hooks, checks. */
export function effectiveRules(definition: RulesetDefinition, chosen: ChosenOptions): Rules {
  const file = content.rulesets[definition.id]
  if (!file) throw new Error(`no data for ruleset ${definition.id}`)
  const { base, overlays: inherited } = overlaysOf(definition)
  const options = Object.keys(chosen)
    .sort()
    .flatMap((id): NamedOverlay[] => {
      const option = definition.options[id]
      const overlay = typeof option === 'function' ? option(chosen[id] as boolean | number) : option
      return overlay ? [[`${definition.id}+${id}`, overlay]] : []
    })
  const named = [...inherited, ...options]
  const overlays = named.map(([, overlay]) => overlay)
  const data = overlays.reduce<RulesetData>((d, o) => (o.data ? (mergeFields(d as never, o.data as never) as never) : d), file)
  const spaces = boardOf(data.board, overlays)
  const powers = Object.fromEntries(content.powers.map((p) => [p.id, p])) as Rules['powers']
  const units = unitTable(data.units, overlays)
  return Object.freeze({
    key: keyOf(definition.id, chosen),
    data,
    numbers: Object.assign({}, base.numbers, ...overlays.map((o) => o.numbers ?? {})) as Numbers,
    behaviours: Object.assign({}, base.behaviours, ...overlays.map((o) => o.behaviours ?? {})) as Behaviours,
    cites: Object.assign({}, base.cites, ...overlays.map((o) => o.cites ?? {})) as Cites,
    steps: overlays.reduce(editSteps, base.steps),
    hooks: overlays.reduce(composeHooks, base.hooks),
    checks: overlays.reduce(addChecks, base.checks),
    tasks: Object.assign({}, ...overlays.map((o) => o.tasks ?? {})) as RulesetTasks,
    views: Object.assign({}, ...overlays.map((o) => o.views ?? {})) as Rules['views'],
    map: compileMap(spaces),
    spaces,
    powers,
    order: data.turnOrder,
    units,
    types: data.units.filter((type) => units[type].kind !== 'marker'),
    patrols: data.units.some((type) => units[type].tags.has('patrols')),
    sideOf: (owner: PowerId) => powers[owner].side,
    opening: overlays.reduce((set, o) => o.opening?.(set) ?? set, openingOf(data)),
    owners: ownersOf(base, named),
  })
}

/** The set-up with its changes (TOU-SET-01, TOU-SET-02, TOU-SET-03, TOU-SET-04). */
function openingOf({ setup, setupChanges, turnOrder }: RulesetData): Rules['opening'] {
  const printed = content.setups[setup] as Rules['opening']
  if (!setupChanges) return printed
  const opening: Record<string, Record<SpaceId, Counts>> = {}
  for (const power of turnOrder) {
    const { [power]: base = {} } = printed
    const { [power]: less = {} } = setupChanges.remove
    const { [power]: more = {} } = setupChanges.add
    const spaces = [...new Set([...Object.keys(base), ...Object.keys(more)])]
    opening[power] = Object.fromEntries(
      spaces.flatMap((space) => {
        const units = addCounts(addCounts(base[space] ?? {}, less[space] ?? {}, -1), more[space] ?? {})
        return Object.keys(units).length > 0 ? [[space, units] as const] : []
      }),
    )
  }
  return opening
}

/** Sources of each number, behaviour, cite, step list, hook and check list, base first; for tests against lost overrides. */
function ownersOf(base: BaseDefinition, overlays: readonly NamedOverlay[]): Rules['owners'] {
  const owners: Record<string, string[]> = {}
  const add = (kind: string, filled: object | undefined, owner: string): void => {
    for (const name of Object.keys(filled ?? {})) {
      const slot = `${kind} ${name}`
      const known = owners[slot] ?? []
      known.push(owner)
      owners[slot] = known
    }
  }
  for (const kind of ['numbers', 'behaviours', 'cites', 'steps', 'hooks', 'checks'] as const) {
    add(kind, base[kind], base.id)
    for (const [owner, overlay] of overlays) add(kind, overlay[kind], owner)
  }
  return owners
}

/** Cache key of a ruleset with options, independent of their order. */
export const keyOf = (id: string, chosen: ChosenOptions): string =>
  [
    id,
    ...Object.keys(chosen)
      .sort()
      .map((option) => (chosen[option] === true ? option : `${option}=${chosen[option]}`)),
  ].join('+')

function boardOf(name: string, overlays: readonly Overlay[]): readonly Space[] {
  const printed = content.boards[name]
  if (!printed) throw new Error(`no board ${name}`)
  const changes = overlays.flatMap((o) => (o.spaces ? [o.spaces] : []))
  if (changes.length === 0) return printed
  return printed.map((space) => Object.assign({}, space, ...changes.map((c) => c[space.id as SpaceId] ?? {})) as Space)
}

function unitTable(types: readonly UnitType[], overlays: readonly Overlay[]): Rules['units'] {
  const table: Partial<Record<UnitType, UnitInfo>> = {}
  for (const [order, unit] of content.units.entries()) {
    if (!types.includes(unit.id)) continue
    const changes = overlays.map((o) => o.units?.[unit.id] ?? {})
    const whole = Object.assign({}, unit, ...changes) as typeof unit
    table[unit.id] = { ...whole, tags: new Set(whole.tags), order }
  }
  return table as Rules['units']
}

type List = readonly unknown[]

function editSteps(steps: Steps, { steps: edits }: Overlay): Steps {
  if (!edits) return steps
  const edited: Record<string, List> = { ...steps }
  for (const [name, edit] of Object.entries(edits)) edited[name] = (edit as (list: List) => List)(edited[name] as List)
  return edited as Steps
}

type Hook = (...args: unknown[]) => unknown

function composeHooks(hooks: Hooks, { hooks: overrides }: Overlay): Hooks {
  if (!overrides) return hooks
  const composed: Record<string, Hook> = { ...(hooks as unknown as Record<string, Hook>) }
  for (const [name, override] of Object.entries(overrides)) {
    const next = composed[name] as Hook
    composed[name] = (...args) => (override as Hook)(next, ...args)
  }
  return composed as unknown as Hooks
}

function addChecks(checks: Checks, { checks: more }: Overlay): Checks {
  if (!more) return checks
  const joined: Record<string, readonly unknown[]> = { ...checks }
  for (const [place, list] of Object.entries(more)) joined[place] = [...(joined[place] ?? []), ...list]
  return joined as Checks
}

type NamedStep = { readonly id: string }

/** Inserts steps before the named one. */
export const insertBefore = <S extends NamedStep>(list: readonly S[], id: S['id'], ...more: readonly S[]): S[] =>
  list.flatMap((step) => (step.id === id ? [...more, step] : [step]))

/** Replaces the named step. */
export const replaceStep = <S extends NamedStep>(list: readonly S[], id: S['id'], ...others: readonly S[]): S[] =>
  list.flatMap((step) => (step.id === id ? others : [step]))
