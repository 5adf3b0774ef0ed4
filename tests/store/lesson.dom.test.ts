// A lesson at the table: what the others do in it, how it ends, undo over dice, tries that are counted, and that only stars are kept.
import { beforeEach, describe, expect, it } from 'vitest'
import { allLessons, type Lesson } from '../../src/content/lessons.ts'
import type { Action } from '../../src/engine/index.ts'
import { solutionActions } from '../../src/learn/run.ts'
import { startAutomaticLosses } from '../../src/store/game/automatic-losses.ts'
import { useGame } from '../../src/store/game/game.ts'
import { exerciseIn } from '../../src/store/game/table.ts'
import { selectUndoState } from '../../src/store/game/undo-state.ts'
import { useLearn } from '../../src/store/modes/learn-page.ts'
import {
  beginLesson,
  nextHint,
  openLesson,
  restartLesson,
  showSolution,
  solutionStep,
  useLesson,
} from '../../src/store/modes/lesson.ts'
import { useLessonStars } from '../../src/store/modes/lesson-stars.ts'
import { useSettings } from '../../src/store/settings/settings.ts'
import { useUi } from '../../src/store/ui.ts'
import { END, play, store } from './playing.ts'

const byId = (id: string) => allLessons.find((lesson) => lesson.id === id) as Lesson
const session = () => useLesson.getState().session
/** What the lesson does upon it comes after whoever acted has been told. */
const then = () => new Promise<void>((resolve) => queueMicrotask(resolve))

async function solve(lesson: Lesson): Promise<void> {
  for (const action of solutionActions(lesson)) {
    play(action)
    await then()
  }
}

beforeEach(() => {
  localStorage.clear()
  useLessonStars.setState({ stars: {} })
  useGame.getState().leave()
  location.hash = ''
})

describe('a lesson at the table', () => {
  it.each(allLessons.map((lesson) => [lesson.id, lesson] as const))('%s is won by its worked example', async (id, lesson) => {
    beginLesson(lesson)
    await solve(lesson)
    expect(session()?.result).toMatchObject({ done: true, stars: 3, unmet: [] })
    expect(exerciseIn(store())?.face).toBe('result')
    expect(useLessonStars.getState().stars).toEqual({ [id]: 3 })
  })

  it('is kept nowhere: only its stars are', async () => {
    beginLesson(byId('guns-need-men'))
    expect(store().id).toBeNull()
    await solve(byId('guns-need-men'))
    expect(localStorage.length).toBe(1)
    expect(localStorage.getItem('contested-1914:stars')).toBe('{"guns-need-men":3}')
  })

  it('asks for losses, whatever is taken by itself in a game', async () => {
    useSettings.setState({ losses: 'never' })
    const stop = startAutomaticLosses()
    beginLesson(byId('losses'))
    await solve(byId('losses'))
    expect(session()?.result?.stars).toBe(3)
    stop()
    useSettings.setState({ losses: 'always' })
  })

  it('is never handed to the computer', () => {
    beginLesson(byId('serbia'))
    store().handOver('austria-hungary', { level: 'easy' })
    expect(store().computers).toBeNull()
  })

  it('gives back the learner’s act with what followed it, also over dice', async () => {
    beginLesson(byId('support'))
    await solve(byId('support'))
    const acts = solutionActions(byId('support')).length
    expect(store().log.some(({ dice }) => dice.length > 0)).toBe(true)
    for (let i = 0; i < acts; i++) {
      expect(selectUndoState(store())).toMatchObject({ can: true, reason: null })
      store().undo()
      await then()
    }
    expect(store().log.filter((entry, at) => !exerciseIn(store())?.byItself(entry, at))).toEqual([])
    expect(session()?.result).toBeNull()
    expect(exerciseIn(store())?.face).toBe('play')
    for (let i = 0; i < acts; i++) {
      store().redo()
      await then()
    }
    expect(session()?.result?.stars).toBe(3)
  })

  it('counts tries without the goal, and those that were given up', async () => {
    beginLesson(byId('guns-need-men'))
    play(END)
    await then()
    expect(session()).toMatchObject({ misses: 1, result: { stars: 0, traps: [0] } })
    restartLesson()
    expect(session()).toMatchObject({ misses: 1, result: null })
    restartLesson()
    expect(session()?.misses).toBe(1)
    play({ type: 'move', from: 'munich', path: ['alsace'], units: { infantry: 1 } })
    restartLesson()
    expect(session()?.misses).toBe(2)
    expect(store().log).toEqual([])
    expect(useLessonStars.getState().stars).toEqual({})
  })

  it('shows how, step by step, for no stars', async () => {
    beginLesson(byId('ferry'))
    showSolution()
    expect(exerciseIn(store())?.face).toBe('example')
    const steps = solutionActions(byId('ferry'))
    for (const [at, action] of steps.entries()) {
      expect(solutionStep(session()!, store().log)).toEqual({ at, action })
      play(action)
      await then()
    }
    expect(session()?.result?.stars).toBe(3)
    expect(useLessonStars.getState().stars).toEqual({})
  })

  it('keeps what was refused on the way, each once, until the drill begins again', () => {
    beginLesson(byId('guns-need-men'))
    const far: Action = { type: 'move', from: 'munich', path: ['alsace', 'lorraine'], units: { infantry: 1 } }
    for (const _ of [1, 2]) store().dispatch(far)
    expect(session()?.refused).toMatchObject([{ asked: far, rule: 'STD-MOV-02' }])
    play({ type: 'move', from: 'munich', path: ['alsace'], units: { artillery: 2 } })
    store().dispatch(END)
    expect(session()?.refused.map(({ rule }) => rule)).toEqual(['STD-MOV-02', 'STD-MOV-10'])
    restartLesson()
    expect(session()?.refused).toEqual([])
  })

  it('reads one hint after another, then the task again', () => {
    const lesson = byId('stay-or-leave')
    beginLesson(lesson)
    const read = Array.from({ length: lesson.hints + 1 }, () => {
      nextHint()
      return session()?.hint
    })
    expect(read).toEqual([1, 2, 0])
  })
})

describe('the address of a lesson', () => {
  it('is its own, and leads to the drills when it is left', () => {
    beginLesson(byId('serbia'))
    expect(location.hash).toBe('#lesson=serbia')
    store().leave()
    expect(session()).toBeNull()
    expect(useLearn.getState()).toEqual({ open: true, lesson: null })
    expect(location.hash).toBe('#learn')
  })

  it('is found again on the page of drills, as the one that was begun last', () => {
    beginLesson(byId('gas'))
    store().leave()
    expect(useLesson.getState().last?.id).toBe('gas')
  })

  it('leaves the drill on the table where another link opens nothing', async () => {
    beginLesson(byId('serbia'))
    location.hash = '#lesson=none'
    await openLesson('#lesson=none')
    expect(location.hash).toBe('#lesson=serbia')
    expect(session()?.lesson.id).toBe('serbia')
    expect(useUi.getState().notice).toContain('This link')
  })

  it('opens it; one that opens nothing is refused with its sentence', async () => {
    location.hash = '#lesson=mines'
    await openLesson('#lesson=mines')
    expect(session()?.lesson.id).toBe('mines')
    store().leave()
    location.hash = '#lesson=none'
    await openLesson('#lesson=none')
    expect(store().game).toBeNull()
    expect(useUi.getState().notice).toContain('This link')
    expect(useLearn.getState().open).toBe(true)
  })
})
