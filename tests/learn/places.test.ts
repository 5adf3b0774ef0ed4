import { describe, expect, it } from 'vitest'
import { allLessons } from '../../src/content/lessons'
import { tableOf, unitsIn } from '../../src/engine'
import { spacesOfLesson } from '../../src/learn/places'
import { lessonStart } from '../../src/learn/run'

const lessonNamed = (id: string) => allLessons.find((lesson) => lesson.id === id)!

describe('where a lesson is', () => {
  it('begins with the learner, and goes on to the enemy and to where the solution leads', () => {
    expect(spacesOfLesson(lessonNamed('clear-then-land'))).toEqual(['sz19', 'trans-jordan'])
    expect(spacesOfLesson(lessonNamed('colony'))[0]).toBe('german-east-africa')
  })

  it('has what only the solution names too', () => {
    expect(Object.keys(lessonNamed('friends').position.units ?? {})).toEqual(['constantinople'])
    expect(spacesOfLesson(lessonNamed('friends'))).toContain('bulgaria')
  })

  it.each(allLessons.map((lesson) => [lesson.id, lesson] as const))(
    'of "%s" is on its board, with an army in the first place',
    (_, lesson) => {
      const state = lessonStart(lesson)
      const places = spacesOfLesson(lesson)
      expect(places.filter((space) => !tableOf(state).spaces.has(space))).toEqual([])
      expect(unitsIn(state, places[0]!).map(({ power }) => power)).toContain(lesson.you)
    },
  )
})
