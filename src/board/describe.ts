/** A space in one sentence, for those who hear the map. */
import type { SpaceId } from '../engine/types/ids'
import { countsText, powerName, spaceName, spaceNames, t } from '../store/text'
import { spacesById } from './geometry'
import { stripsOf } from './strips'
import type { BoardView } from './types'

export function describe(space: SpaceId, view: BoardView): string {
  const state = view.spaces[space]
  const facts = spacesById.get(space)
  if (!facts) return ''
  const armies = stripsOf(state?.stacks ?? []).map(({ power, segments }) => {
    const counts: Record<string, number> = {}
    for (const { type, count } of segments) counts[type] = (counts[type] ?? 0) + count
    return t('board.army', { power: powerName(power), units: countsText(counts) })
  })
  const holder = state?.controller
  const status =
    facts.kind !== 'land'
      ? facts.kind
      : holder === 'contested'
        ? 'contested'
        : holder
          ? 'held'
          : state?.flag && state.flag !== 'neutral'
            ? 'aligned'
            : 'neutral'
  return t('board.space', {
    space: spaceName(space),
    status,
    power:
      holder && holder !== 'contested' ? powerName(holder) : state?.flag && state.flag !== 'neutral' ? powerName(state.flag) : '',
    ipc: state?.ipc ?? 0,
    target: view.targets[space] ?? 'none',
    armies: armies.length > 0 ? armies.join('; ') : t('board.empty'),
    neighbours: spaceNames(facts.adjacent),
  })
}
