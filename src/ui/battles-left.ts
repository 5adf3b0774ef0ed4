import { battles, type GameState, turn } from '../engine/index.ts'
import { spaceNames, t } from './text.ts'

/** The remaining battles in a sentence or two: mandatory and optional ones. */
export function battlesLeft(game: GameState): string {
  const all = battles(game)
  const open = all.filter(({ resolved }) => !resolved)
  const names = (required: boolean) => spaceNames(open.flatMap((each) => (each.required === required ? [each.space] : [])))
  return t('app.query.battles', {
    phase: turn(game).phase === 'combat' ? 'combat' : 'other',
    all: all.length,
    count: open.length,
    must: names(true) || 'none',
    may: names(false) || 'none',
  })
}
