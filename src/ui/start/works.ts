/**
 * The rules, the keeping of games and all that stands on them. The start page is there before them: whoever presses something
 * that needs them waits here, and nothing that was pressed is lost.
 */
import { useUi } from '../../store/ui.ts'
import { t } from '../../store/words.ts'
import { fetched } from '../later.tsx'

export const works = fetched(() => import('./inside.ts'))
export type Works = NonNullable<ReturnType<typeof works.now>>

/** Null, and said: they cannot be had now. */
export async function worksOrSay(): Promise<Works | null> {
  try {
    return works.now() ?? (await works.load())
  } catch {
    useUi.getState().setNotice(t('app.start.notCome'))
    return null
  }
}
