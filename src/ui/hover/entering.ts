/** What entering a space would mean for the selected units, or else for the acting power. */
import { battles, type GameState, minesAgainst, type SpaceId, statusOf, turn } from '../../engine/index.ts'
import { isSea } from '../../planning/board.ts'
import { moveRefusal } from '../../planning/refusals.ts'
import type { Selection } from '../../planning/selection.ts'
import { isPicked } from '../../planning/selection.ts'
import { landClass } from '../../planning/target.ts'
import { targetsOf } from '../../planning/targets.ts'
import { targetForecast } from '../panels/move/forecast.ts'
import { markOf } from '../panels/move/marks.ts'
import { entryOutlook } from '../panels/space/outlook.ts'
import { t } from '../text.ts'

/** `refused`: the sentence comes from the rule. */
export type Entering = { mark: string; title: string | null; sentence: string; notes: string[]; refused: boolean }

export function entering(game: GameState, selection: Selection | null, space: SpaceId): Entering | null {
  const { phase } = turn(game)
  if (phase === 'move' && selection && isPicked(selection)) {
    return selection.space === space ? null : forSelection(game, selection, space)
  }
  return forPower(game, space)
}

function forSelection(game: GameState, selection: Selection, space: SpaceId): Entering | null {
  const target = targetsOf(game, selection)[space]
  if (target) {
    const { title, way, sentence, notes } = targetForecast(game, selection, target)
    return { mark: markOf(target.class), title, sentence, notes: way ? [way, ...notes] : notes, refused: false }
  }
  const refusal = moveRefusal(game, selection, space)
  if (!refusal) return null
  return { mark: 'x', title: t('board.card.refused'), sentence: refusal.message, notes: [], refused: true }
}

/** Without a selection: the same words as the inspector. */
function forPower(game: GameState, space: SpaceId): Entering | null {
  const battle = battles(game).find((each) => each.space === space && !each.resolved)
  if (battle) return plain('attack', [t('board.card.battle', { required: battle.required ? 'yes' : 'no' })])
  const lines = entryOutlook(game, space, null)
  const refused = lines.every((line) => line.refused)
  return lines.length === 0
    ? null
    : {
        ...plain(
          refused ? 'x' : markAt(game, space),
          lines.map((line) => line.text),
        ),
        refused,
      }
}

const plain = (mark: string, [sentence = '', ...notes]: readonly string[]): Entering => ({
  mark,
  title: null,
  sentence,
  notes,
  refused: false,
})

function markAt(game: GameState, space: SpaceId): string {
  const { power } = turn(game)
  if (!isSea(space)) return markOf(landClass(game, power, space))
  const mined = minesAgainst(game, power).some((field) => field.zone === space)
  return markOf(statusOf(game, space, power) === 'hostile' ? 'attack' : mined ? 'mined' : 'sail')
}
