// Every lesson has its words, few enough to be read at a glance, and none are left over.
import { describe, expect, it } from 'vitest'
import lessons from '../../data/text/en/lessons.json'
import { allLessons, type Lesson } from '../../src/content/lessons.ts'
import { LINK_FLAWS } from '../../src/learn/links.ts'
import { flatWords } from '../support/messages.ts'

const words = new Map(flatWords(lessons))

/** Most words of each kind. */
const MOST: Readonly<Record<string, number>> = { title: 6, task: 16, hint: 17, star: 14, wish: 9, trap: 14 }
const numbered = (kind: string, count: number): string[] => Array.from({ length: count }, (_, n) => `${kind}.${n + 1}`)
const asked = ({ hints, stars, traps }: Lesson): string[] => [
  'title',
  'task',
  ...numbered('hint', hints),
  ...numbered('star', stars.length),
  ...numbered('wish', stars.length),
  ...numbered('trap', traps.length),
]
const count = (text: string): number => text.split(/\s+/).length

describe('the words of the lessons', () => {
  it.each(allLessons.map((lesson) => [lesson.id, lesson] as const))('say all of %s in few words', (id, lesson) => {
    for (const key of asked(lesson)) {
      const text = words.get(`${id}.${key}`) ?? ''
      expect(text, key).not.toBe('')
      expect(count(text), text).toBeLessThanOrEqual(MOST[key.split('.')[0]!]!)
    }
  })

  it('say of a link that is no lesson why, in seventeen words at most', () => {
    expect(LINK_FLAWS.filter((flaw) => count(words.get(`link.${flaw}`) ?? '') > 17)).toEqual([])
  })

  it('say nothing of what there is not', () => {
    const all = new Set(allLessons.flatMap((lesson) => asked(lesson).map((key) => `${lesson.id}.${key}`)))
    const others = [...words.keys()].filter((key) => !all.has(key))
    expect(others).toEqual(['open', ...LINK_FLAWS.map((flaw) => `link.${flaw}`)])
  })
})
