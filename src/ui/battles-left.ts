import { battles, type GameState, turn } from '../engine/index.ts'
import { spaceNames, t } from './text.ts'

/** Which battles are left, those that must be fought apart from those that may be held, in a sentence or two. */
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
