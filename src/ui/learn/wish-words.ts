/** Conditions of stars in words. */
import type { Lesson } from '../../content/lessons.ts'
import { t } from '../text.ts'

export const WISHES = ['goal', 'star-1', 'star-2'] as const
export type StarWish = (typeof WISHES)[number]

export function wishText(wish: StarWish, { id }: Lesson): string {
  if (wish === 'goal') return t(`lessons.${id}.task`)
  return t(`lessons.${id}.wish.${wish === 'star-1' ? 1 : 2}`)
}

/** All of them in one line. */
export const wishesText = (lesson: Lesson): string =>
  t('learn.wishLine', { one: wishText('star-1', lesson), two: wishText('star-2', lesson) })
