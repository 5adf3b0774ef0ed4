import { notify } from '../../store/notify.ts'
import { t } from '../../store/words.ts'
import { fetched } from '../later.tsx'

export const works = fetched(() => import('./inside.ts'))
export type Works = NonNullable<ReturnType<typeof works.now>>

/** Null, and said: they cannot be had now. */
export async function worksOrSay(): Promise<Works | null> {
  try {
    return works.now() ?? (await works.load())
  } catch {
    notify(t('app.start.notCome'), 'notice')
    return null
  }
}
