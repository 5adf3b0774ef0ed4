// A lesson that is being made: kept beside its game while others are looked at, given up where its beginning is undone, and handed out only whole.
import { beforeEach, describe, expect, it } from 'vitest'
import { lessonFile } from '../../src/learn/lesson-file.ts'
import { openLessonLink } from '../../src/learn/links.ts'
import {
  closeLessonMaker,
  finishSolution,
  playSolution,
  readyLesson,
  startLessonMaker,
  toggleGoal,
  useLessonMaker,
} from '../../src/store/modes/lesson-maker.ts'
import { useUi } from '../../src/store/ui.ts'
import { useViewed } from '../../src/store/view/viewed-moment.ts'
import { END, play, store, TO_SERBIA } from './playing.ts'

const Band = () => null
const Card = () => null
const faces = { Band, Card }
const notice = () => JSON.stringify(useUi.getState().notice)
const shown = () => [useViewed.getState().band, useViewed.getState().look?.Dock ?? null]

beforeEach(() => {
  closeLessonMaker()
  store().leave()
  store().open({ ruleset: 'standard', base: 'opening', seed: 'table' })
})

describe('a lesson that is being made', () => {
  it('is played under its band, then put into words, and opens from its file’s link', async () => {
    play(END)
    startLessonMaker(faces)
    expect(shown()).toEqual([Band, null])
    play(TO_SERBIA)
    expect(shown()).toEqual([Band, null])
    finishSolution()
    expect(shown()).toEqual([null, Card])
    useLessonMaker.setState({ task: 'Take Serbia with an army.' })
    const made = await readyLesson()
    const { lesson } = JSON.parse(lessonFile(made!).text) as { lesson: string }
    expect(await openLessonLink(lesson)).toMatchObject({ ok: true, task: 'Take Serbia with an army.' })
  })

  it('begins where the turn last could, where orders have been given already', () => {
    play(END, TO_SERBIA)
    startLessonMaker(faces)
    expect(useLessonMaker.getState().beginning).toMatchObject({ at: 1 })
    finishSolution()
    expect(shown()).toEqual([null, Card])
  })

  it('says what is missing, and hands nothing out', async () => {
    play(END)
    startLessonMaker(faces)
    finishSolution()
    expect(notice()).toContain('You have not played anything yet')
    expect(shown()).toEqual([Band, null])
    play(TO_SERBIA)
    finishSolution()
    expect(await readyLesson()).toBeNull()
    expect(useLessonMaker.getState().said).toBe('Write the task.')
    useLessonMaker.setState({ task: 'Take Serbia.' })
    toggleGoal(0)
    expect(await readyLesson()).toBeNull()
    expect(useLessonMaker.getState().said).toBe('Choose at least one goal.')
  })

  it('keeps its words while one plays on, and is given up where its beginning is undone', () => {
    play(END)
    startLessonMaker(faces)
    play(TO_SERBIA)
    finishSolution()
    useLessonMaker.setState({ task: 'Take Serbia.' })
    playSolution()
    expect(useLessonMaker.getState().task).toBe('Take Serbia.')
    expect(shown()).toEqual([Band, null])
    store().undo()
    expect(shown()).toEqual([Band, null])
    store().undo()
    expect(useLessonMaker.getState().beginning).toBeNull()
    expect(shown()).toEqual([null, null])
  })

  it('waits while another game is on the table', () => {
    startLessonMaker(faces)
    const save = store().exportSave()
    const { id } = store()
    store().open({ ruleset: 'standard', base: 'opening', seed: 'other' })
    expect(shown()).toEqual([null, null])
    expect(useLessonMaker.getState().beginning).not.toBeNull()
    store().open(save)
    expect(store().id).not.toBe(id)
    expect(shown()).toEqual([null, null])
  })

  it('leaves alone what else is looked at while the solution is played', () => {
    play(END)
    startLessonMaker(faces)
    const Dock = () => null
    useViewed.setState({ look: { state: store().game!, log: [], Dock } })
    play(TO_SERBIA)
    expect(shown()).toEqual([Band, Dock])
    useViewed.setState({ look: null })
  })

  it('is left at once, with all that was written', () => {
    startLessonMaker(faces)
    useLessonMaker.setState({ task: 'Take Serbia.' })
    closeLessonMaker()
    expect(useLessonMaker.getState()).toMatchObject({ beginning: null, task: '' })
    expect(shown()).toEqual([null, null])
  })
})
