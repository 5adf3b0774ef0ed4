import { type Action, type ActionOf, checkAction, type GameState } from '../../engine/index.ts'
import { isEmpty, minus, typesIn } from '../../planning/counts.ts'
import { fullDraft, mobilizeActions, placesFor } from '../../planning/mobilize.ts'
import type { Proposals } from './consequences.ts'

/** Legal places for these units, all of them or fewer. */
export function* similarPlacements(state: GameState, { units, to }: ActionOf<'mobilize'>): Proposals {
  const put = (where: string, counts: typeof units): Action => ({ type: 'mobilize', units: counts, to: where })
  const places = placesFor(state).map(({ space }) => space)
  const there = [...places.filter((space) => space === to), ...places.filter((space) => space !== to)]
  for (const space of there) yield [put(space, units)]
  for (const space of there) {
    for (const type of typesIn(units)) {
      let count = units[type] ?? 0
      while (count > 0 && checkAction(state, put(space, { [type]: count }))) count--
      if (count > 0) yield [put(space, { [type]: count })]
    }
    const fewer = typesIn(units).map((type) => minus(units, { [type]: 1 }))
    for (const counts of fewer) if (!isEmpty(counts)) yield [put(space, counts)]
  }
}

/** Places everything. */
export function* fullPlacement(state: GameState): Proposals {
  yield mobilizeActions(fullDraft(state))
}
