/** Filters of the rule list. They are kept while the page is open. */
import { create } from 'zustand'
import { allLessons } from '../../content/lessons.ts'
import type { RuleEntry } from '../../content/rules.ts'
import type { GameState, RuleId } from '../../engine/index.ts'
import { bitingNow } from '../../learn/on-board/index.ts'
import { mustAct } from '../../store/game/selectors.ts'
import { useUi } from '../../store/ui.ts'
import { type Chapter, rulesetOf } from './book.ts'

export type RuleFilters = {
  readonly text: string
  /** Only rules of the current game. */
  readonly here: boolean
  /** Only rules that apply to the acting power now. */
  readonly board: boolean
  readonly rulings: boolean
  readonly ruleset: string | null
  /** A lesson step: the rules its drills teach. */
  readonly rung: string | null
}
type Listed = RuleFilters & {
  /** Unfolded chapters. */
  readonly unfolded: ReadonlySet<string>
  /** The last rule read. */
  readonly last: RuleId | null
  /** The chapter to unfold and focus next. */
  readonly sought: string | null
}
/** Pseudo id of the overview page. */
export const OVERVIEW = 'overview'

const NO_FILTERS: RuleFilters = { text: '', here: true, board: false, rulings: false, ruleset: null, rung: null }
export const useRuleList = create<Listed>()(() => ({ ...NO_FILTERS, unfolded: new Set(), last: null, sought: null }))

export function unfoldChapter(chapter: string, open: boolean): void {
  useRuleList.setState(({ unfolded }) => {
    const next = new Set(unfolded)
    if (open) next.add(chapter)
    else next.delete(chapter)
    return { unfolded: next }
  })
}

/** Shows a chapter in the list and clears the filters. */
export function goToChapter(chapter: string): void {
  const { here } = useRuleList.getState()
  unfoldChapter(chapter, true)
  useRuleList.setState({ ...NO_FILTERS, here, sought: chapter })
  // On narrow screens the list must be visible first.
  if (useUi.getState().rule === OVERVIEW) useUi.getState().openRule('')
}

const taughtOn = (rung: string): ReadonlySet<RuleId> =>
  new Set(allLessons.flatMap((lesson) => (lesson.rung === rung ? lesson.rules : [])))

/** True if any filter besides the game is active. */
export const isNarrowed = ({ board, rulings, ruleset, rung }: RuleFilters): boolean =>
  board || rulings || ruleset !== null || rung !== null

/** Applies the filters to a book. `game`: the board to test against. */
export function leftBy(
  book: readonly Chapter[],
  { board, rulings, ruleset, rung }: RuleFilters,
  game: GameState | null = null,
): Chapter[] {
  const biting = board && game ? bitingNow(game, mustAct(game)) : null
  const taught = rung === null ? null : taughtOn(rung)
  const holds = (rule: RuleEntry) =>
    (biting === null || biting.has(rule.id)) &&
    (!rulings || rule.ruling === true) &&
    (ruleset === null || rulesetOf(rule) === ruleset) &&
    (taught === null || taught.has(rule.id))
  return book
    .map((chapter) => ({ ...chapter, lines: chapter.lines.filter(({ rule }) => holds(rule)) }))
    .filter(({ lines }) => lines.length > 0)
}
