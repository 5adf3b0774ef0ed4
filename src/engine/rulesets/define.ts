import { content } from '../../content/index.ts'
import { compileMap } from '../map/compile.ts'
import type { OptionId, PowerId, UnitType } from '../types/ids.ts'
import type { Checks, Hooks, OptionOverlays, Overlay, Rules, Steps, Switches, UnitInfo } from './rules.ts'

export type RulesetDefinition = {
  id: string
  switches: Switches
  steps: Steps
  hooks: Hooks
  checks: Checks
  options: OptionOverlays
}

/** Puts the overlays of the options that are on over a ruleset: data, then step lists, then hooks, composed once. */
export function effectiveRules(definition: RulesetDefinition, on: readonly OptionId[]): Rules {
  const data = content.rulesets[definition.id]
  if (!data) throw new Error(`no data for ruleset ${definition.id}`)
  const overlays = on.map((id) => definition.options[id]).filter((o): o is Overlay => o !== undefined)
  const units = unitTable(overlays)
  const powers = Object.fromEntries(content.powers.map((p) => [p.id, p])) as Rules['powers']
  return Object.freeze({
    key: [definition.id, ...on].join('+'),
    data,
    switches: Object.assign({}, definition.switches, ...overlays.map((o) => o.switches ?? {})) as Switches,
    steps: overlays.reduce(editSteps, definition.steps),
    hooks: overlays.reduce(composeHooks, definition.hooks),
    checks: {
      enter: [...definition.checks.enter, ...overlays.flatMap((o) => o.checks?.enter ?? [])],
      sail: [...definition.checks.sail, ...overlays.flatMap((o) => o.checks?.sail ?? [])],
    },
    map: compileMap(content.spaces),
    powers,
    order: data.turnOrder,
    units,
    types: content.units.map((u) => u.id),
    sideOf: (owner: PowerId) => powers[owner].side,
    opening: content.setups[data.setup] as Rules['opening'],
  })
}

function unitTable(overlays: readonly Overlay[]): Rules['units'] {
  const table: Partial<Record<UnitType, UnitInfo>> = {}
  for (const [order, unit] of content.units.entries()) {
    const changes = overlays.map((o) => o.units?.[unit.id] ?? {})
    table[unit.id] = Object.assign({}, unit, ...changes, { tags: new Set(unit.tags), order }) as UnitInfo
  }
  return table as Rules['units']
}

function editSteps(steps: Steps, overlay: Overlay): Steps {
  const edit = overlay.steps
  if (!edit) return steps
  return {
    closeMove: edit.closeMove?.(steps.closeMove) ?? steps.closeMove,
    land: edit.land?.(steps.land) ?? steps.land,
    sea: edit.sea?.(steps.sea) ?? steps.sea,
    endTurn: edit.endTurn?.(steps.endTurn) ?? steps.endTurn,
  }
}

function composeHooks(hooks: Hooks, overlay: Overlay): Hooks {
  const { repairBase, neutralOwners } = overlay.hooks ?? {}
  return {
    repairBase: repairBase ? (...args) => repairBase(hooks.repairBase, ...args) : hooks.repairBase,
    neutralOwners: neutralOwners ? (...args) => neutralOwners(hooks.neutralOwners, ...args) : hooks.neutralOwners,
  }
}
