/** What it would mean to enter a space: for the units that are chosen, or else for whoever moves. */
import {
  battles,
  type GameState,
  minesAgainst,
  minorForecast,
  type SpaceId,
  sideOf,
  statusOf,
  turn,
  unitsIn,
} from '../../engine/index.ts'
import type { Selection } from '../../store/ui.ts'
import { refusalOf } from '../panels/move/act.ts'
import { forecast, minorSentence } from '../panels/move/forecast.ts'
import { markOf } from '../panels/move/marks.ts'
import { isPicked } from '../panels/move/picks.ts'
import { targetsOf } from '../panels/move/targets.ts'
import { isSea, spaceOf } from '../panels/shared/counts.ts'
import { listText, powerAdjective, powerInText, t } from '../text.ts'

/** `refused`: the sentence is the rule's own. */
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
    const { title, sentence, notes } = forecast(game, selection, target)
    return { mark: markOf(target.class), title, sentence, notes, refused: false }
  }
  const refusal = refusalOf(game, selection, space)
  if (!refusal) return null
  return { mark: 'x', title: t('board.card.refused'), sentence: refusal.message, notes: [], refused: true }
}

function forPower(game: GameState, space: SpaceId): Entering | null {
  const { power } = turn(game)
  const battle = battles(game).find((each) => each.space === space && !each.resolved)
  const plain = { title: null, notes: [], refused: false }
  if (battle) return { ...plain, mark: 'attack', sentence: t('board.card.battle', { required: battle.required ? 'yes' : 'no' }) }
  if (spaceOf(space)?.kind === 'impassable') return null
  const minor = minorSentence(game, space, power)
  if (minor) return { ...plain, mark: 'neutral', sentence: minor }
  const fields = minesAgainst(game, power).filter((field) => field.zone === space)
  const words = { power: powerInText(power) }
  const notes =
    fields.length > 0 ? [t('board.card.mines', { ...words, who: listText(fields.map((each) => powerAdjective(each.by))) })] : []
  const entry = entryOf(game, space)
  if (!entry) return notes.length > 0 ? { ...plain, mark: 'mined', sentence: notes[0]! } : null
  return { ...plain, mark: entry.mark, sentence: t(`board.card.entry.${entry.key}`, words), notes }
}

function entryOf(game: GameState, space: SpaceId): { key: string; mark: string } | null {
  const { power } = turn(game)
  const status = statusOf(game, space, power)
  if (isSea(space)) return status === 'hostile' ? { key: 'hostile', mark: 'attack' } : null
  const defended = unitsIn(game, space).some((stack) => sideOf(stack.power) !== sideOf(power))
  switch (status) {
    case 'hostile':
      return { key: defended ? 'attack' : 'undefended', mark: 'attack' }
    case 'contested':
      return { key: 'contested', mark: 'contested' }
    case 'neutral':
      return { key: 'neutral', mark: 'neutral' }
    case 'friendly':
      return minorForecast(game, space, power) ? null : { key: 'reinforce', mark: 'reinforce' }
  }
}
