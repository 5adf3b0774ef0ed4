/**
 * The rules, the keeping of games and all that stands on them. The start page is there before them: whoever presses something
 * that needs them waits here, and nothing that was pressed is lost.
 */
import { RULESET_IDS, type RulesetId } from '../../engine/types/ids.ts'
import { useUi } from '../../store/ui.ts'
import { t } from '../../store/words.ts'
import { fetched } from '../later.tsx'

const inside = fetched(() => import('./inside.ts'))
const others = fetched(() => import('../../store/other-games.ts'))
export type Works = NonNullable<ReturnType<typeof inside.now>>

/** With the rules of all rulesets: what is kept may be a game of any of them. */
export const works = {
  now: (): Works | null => (others.now() ? inside.now() : null),
  load: async (): Promise<Works> => (await Promise.all([inside.load(), others.load()]))[0],
}

/** For a new game of one ruleset; only that which the page begins with needs no others. */
export const worksFor = (ruleset: RulesetId): Pick<typeof works, 'now' | 'load'> => (ruleset === RULESET_IDS[0] ? inside : works)

/** Null, and said: they cannot be had now. */
export async function worksOrSay(): Promise<Works | null> {
  try {
    return works.now() ?? (await works.load())
  } catch {
    useUi.getState().setNotice(t('app.start.notCome'))
    return null
  }
}
