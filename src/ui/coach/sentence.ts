/** The coach's lines as sentences. */
import {
  type GameState,
  type Goal,
  goals,
  POWERS,
  type PowerId,
  type SpaceId,
  sideOf,
  spacesOf,
  treasuryOf,
  turn,
} from '../../engine/index.ts'
import type { CoachAdvice } from '../../learn/coach/index.ts'
import { useGame } from '../../store/game/game.ts'
import { playerName } from '../../store/game/timeline.ts'
import { listText, powerInText, spaceName, t } from '../text.ts'

const powersText = (powers: readonly PowerId[]): string => listText(powers.map(powerInText))

/** Longer lists of capitals are summarized. */
const FEW = 2

/** What the acting side must hold to win, such as "Paris or London, and one more enemy capital". */
function needsText(game: GameState): string {
  const side = sideOf(turn(game).power)
  const goal = goals(game).find((each) => each.side === side)
  return goal ? listText(countedLists(goal).map(({ list, count, more }) => needText(game, list, count, more))) : ''
}

/** Merges equal lists with a count. `more`: a shorter list with some of the same places is part of the list before it. */
function countedLists({ needs }: Goal): { list: readonly SpaceId[]; count: number; more: boolean }[] {
  const lists = needs.map((list) => list.map(({ space }) => space))
  const same = (a: readonly SpaceId[], b: readonly SpaceId[]) => a.join() === b.join()
  return lists.flatMap((list, i) => {
    if (lists.findIndex((other) => same(other, list)) < i) return []
    const more = lists.slice(0, i).some((before) => before.some((space) => list.includes(space)))
    return [{ list, count: lists.filter((other) => same(other, list)).length, more }]
  })
}

function needText(game: GameState, list: readonly SpaceId[], count: number, more: boolean): string {
  const named = list.map(spaceName)
  if (list.length <= FEW) return t('coach.need.named', { n: list.length, first: named[0] ?? '', second: named[1] ?? '' })
  const capitals = new Set(spacesOf(game).flatMap(({ id, capitalOf }) => (capitalOf ? [id] : [])))
  const isCapitals = list.every((space) => capitals.has(space))
  return t('coach.need.any', { count, more: more ? 'yes' : 'no', of: isCapitals ? 'none' : listText(named) })
}

/** The sentence of a line in the current game. */
export function coachSentence({ line, space }: CoachAdvice): string {
  const { game } = useGame.getState()
  if (!game) return ''
  const { power } = turn(game)
  const isOurs = (other: PowerId) => sideOf(other) === sideOf(power)
  const name = playerName(game, power)
  return t(`coach.line.${line.id}`, {
    space: space === null ? '' : spaceName(space),
    powers: powersText(POWERS.filter((other) => isOurs(other) && playerName(game, other) === name)),
    enemies: powersText(POWERS.filter((other) => !isOurs(other))),
    needs: needsText(game),
    left: treasuryOf(game, power),
  })
}
