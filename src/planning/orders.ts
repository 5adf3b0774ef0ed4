/** Actions for moving a selection to a target. */
import type { Action, ActionOf, SpaceId } from '../engine/index.ts'
import { isEmpty } from './counts.ts'
import type { Selection } from './selection.ts'
import type { Target } from './target.ts'

/** Player's choices: `later`: after the sea battle; `by`: one transport; `entered`: entering a minor power is confirmed. */
export type OrderOptions = { later?: boolean; by?: number; entered?: boolean }

/** Sets `later` if the landing is possible only after the sea battle. */
export function withTiming(target: Target, how: OrderOptions): OrderOptions {
  if (target.kind !== 'offload' || how.later !== undefined) return how
  return { ...how, later: target.landings.every((landing) => !landing.now) }
}

/** The move of a whole selection. */
export function moveAction(selection: Selection, path: SpaceId[]): ActionOf<'move'> {
  const { space: from, units, damaged, transports, strategic } = selection
  return {
    type: 'move',
    from,
    path,
    ...(isEmpty(units) ? {} : { units }),
    ...(damaged && !isEmpty(damaged) ? { damaged } : {}),
    ...(transports.length > 0 ? { transports } : {}),
    ...(strategic ? { strategic } : {}),
  }
}

/** The actions that bring a selection to its target, in order. */
export function actionsFor(selection: Selection, target: Target, how: OrderOptions = {}): Action[] {
  switch (target.kind) {
    case 'move':
      return [moveAction(selection, target.path)]
    case 'load': {
      const plan = how.by === undefined ? target.plan : [{ transport: how.by, units: selection.units }]
      return plan.map(({ transport, units }) => ({ type: 'load', from: selection.space, transport, units }))
    }
    case 'part':
      return target.plan.map(({ transport, units }) => ({ type: 'load', from: selection.space, transport, units }))
    case 'bridge':
      return [
        ...target.plan.map(({ transport, units }): Action => ({ type: 'load', from: selection.space, transport, units })),
        ...target.plan.map(({ transport, units }): Action => ({ type: 'offload', transport, to: target.space, units })),
      ]
    case 'offload':
      return [
        ...(target.sail ? [moveAction(selection, target.sail.path)] : []),
        ...target.landings
          .filter((landing) => (how.later ? landing.after : landing.now))
          .map(
            ({ transport, units, power }): Action => ({
              type: 'offload',
              transport,
              to: target.space,
              units,
              ...(power ? { power } : {}),
              ...(how.later ? { afterSeaCombat: true } : {}),
            }),
          ),
      ]
  }
}
