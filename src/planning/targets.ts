/** Targets of a selection. The engine decides what is legal; this only classifies it. */
import { type GameState, minesAgainst, type PowerId, reach, type SpaceId, turn } from '../engine/index.ts'
import { isSea, unitOf } from './board.ts'
import { typesIn } from './counts.ts'
import { landingTargets } from './landing-targets.ts'
import { loadingTargets } from './loading-targets.ts'
import { picksOf } from './picks.ts'
import { isPicked, type Selection } from './selection.ts'
import { landClass, type Target, type TargetClass, type Targets } from './target.ts'
import { voyageTargets } from './voyage-targets.ts'

const NONE: Targets = {}
const targetsCache = new WeakMap<GameState, WeakMap<Selection, Targets>>()

/** Targets by space; empty without a selection. Cached by state and selection. */
export function targetsOf(state: GameState, selection: Selection | null): Targets {
  if (!selection) return NONE
  const bySelection = targetsCache.get(state) ?? new WeakMap<Selection, Targets>()
  targetsCache.set(state, bySelection)
  const targets = bySelection.get(selection) ?? computeTargets(state, selection)
  bySelection.set(selection, targets)
  return targets
}

/** The class of each target, for the map. */
export function targetClasses(targets: Targets): Record<SpaceId, TargetClass> {
  return Object.fromEntries(Object.entries(targets).map(([space, target]) => [space, target.class]))
}

function computeTargets(state: GameState, selection: Selection): Targets {
  if (!isPicked(selection)) return NONE
  const { power, phase } = turn(state)
  if (phase !== 'move') return NONE
  const found: Record<SpaceId, Target> = {}
  if (isSea(selection.space)) {
    const ships = picksOf(state, selection.space, selection.strategic).transports.filter((ship) =>
      selection.transports.includes(ship.id),
    )
    const sails = ships.every((ship) => ship.own) ? moveTargets(state, power, selection) : []
    const loaded = !selection.strategic && ships.some((ship) => ship.parties.length > 0)
    if (loaded) {
      for (const target of voyageTargets(state, power, selection, sails)) found[target.space] = target
      // Ships already off a coast land without sailing.
      for (const target of landingTargets(state, power, selection, ships)) found[target.space] = target
    }
    for (const target of sails) found[target.space] = target
  } else {
    for (const target of loadingTargets(state, power, selection)) found[target.space] = target
    for (const target of moveTargets(state, power, selection)) found[target.space] = target
  }
  return found
}

function moveTargets(state: GameState, power: PowerId, selection: Selection): Extract<Target, { kind: 'move' }>[] {
  const { space: from, units, damaged, transports, strategic } = selection
  const mined = new Set(minesAgainst(state, power).map((field) => field.zone))
  const query = {
    from,
    units,
    ...(damaged ? { damaged } : {}),
    ...(transports.length > 0 ? { transports } : {}),
    ...(strategic ? { strategic } : {}),
  }
  const sailing = isSea(from)
  const marching = typesIn(units).some((type) => unitOf(type)?.kind === 'land')
  return reach(state, query).map(({ space, path, combat }) => {
    const fields = sailing ? path.filter((zone) => mined.has(zone)) : []
    return {
      space,
      class: classOf(state, power, space, combat, fields.length > 0),
      kind: 'move',
      path,
      combat,
      mined: fields,
      ...(marching ? { marches: true as const } : {}),
    }
  })
}

function classOf(state: GameState, power: PowerId, space: SpaceId, combat: boolean, mined: boolean): TargetClass {
  if (isSea(space)) return combat ? 'attack' : mined ? 'mined' : 'sail'
  return landClass(state, power, space)
}
