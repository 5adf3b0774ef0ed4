// What the rules did upon an act, shown afterwards: a look at positions that are over, of which the game knows nothing.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { allLessons, type Lesson } from '../../src/content/lessons.ts'
import { hashOf, type PositionSpec, unitsIn } from '../../src/engine/index.ts'
import { solutionActions } from '../../src/learn/run.ts'
import { useGame } from '../../src/store/game/game.ts'
import { beginLesson, showSolution } from '../../src/store/modes/lesson.ts'
import { useSettings } from '../../src/store/settings/settings.ts'
import { endSteps, leaveSteps, showStep, useAfterSteps, useStepping, watchSteps } from '../../src/store/view/rule-steps.ts'
import { useViewed } from '../../src/store/view/viewed-moment.ts'
import { END, play, store } from './playing.ts'

const Dock = () => null
const look = () => useViewed.getState().look
const steps = () => useStepping.getState().steps.map(({ card }) => card.topic)
const french = () => unitsIn(look()!.state, 'lorraine').filter(({ power }) => power === 'france').length

const BATTLE: PositionSpec = {
  ruleset: 'standard',
  seed: 'steps',
  base: 'opening',
  round: 2,
  power: 'germany',
  phase: 'combat',
  units: { lorraine: { germany: { infantry: 2 }, france: { infantry: 1 } } },
  control: { lorraine: 'contested' },
  queue: [1, 1, 6],
}

let stop = () => {}
beforeEach(() => {
  localStorage.clear()
  useGame.getState().leave()
  useSettings.setState({ steps: true })
  stop = watchSteps(Dock)
})
afterEach(() => {
  stop()
  endSteps()
  useSettings.setState({ steps: false })
})

describe('an act step by step', () => {
  it('shows each position it went through, forward and back, and then the present', () => {
    store().open(BATTLE)
    play({ type: 'attack', space: 'lorraine' })
    const done = hashOf(store().game!)
    expect(steps()).toEqual(['attack', 'fire', 'end'])
    expect(french()).toBe(1)
    showStep(1, Dock)
    expect(french()).toBe(0)
    expect(look()!.state.war.control.lorraine).toBe('contested')
    showStep(2, Dock)
    expect(look()!.state.war.control.lorraine).toBe('germany')
    showStep(0, Dock)
    showStep(-1, Dock)
    expect(french()).toBe(1)
    showStep(3, Dock)
    expect(look()).toBeNull()
    expect(hashOf(store().game!)).toBe(done)
  })

  it('knows a battle as being fought until the step that ends it', () => {
    store().open(BATTLE)
    play({ type: 'attack', space: 'lorraine' })
    const fighting = [0, 1, 2].map((at) => {
      showStep(at, Dock)
      return look()!.fighting
    })
    expect(fighting).toEqual([['lorraine'], ['lorraine'], []])
  })

  it('ends with an undo, and with another game', () => {
    store().open({ ...BATTLE, phase: 'move' })
    play(END)
    store().open(BATTLE)
    play({ type: 'attack', space: 'lorraine' })
    expect(look()).not.toBeNull()
    store().open(BATTLE)
    expect(look()).toBeNull()
    play({ type: 'attack', space: 'lorraine' })
    store().leave()
    expect(look()).toBeNull()
  })

  it('goes on with what follows at once', () => {
    store().open({ ...BATTLE, units: { ...BATTLE.units, alsace: { germany: { infantry: 1 } } } })
    play({ type: 'attack', space: 'lorraine' })
    play(END)
    play(END)
    play(END)
    expect(steps()).toEqual(['attack', 'fire', 'end', 'income'])
    expect(useStepping.getState().at).toBe(0)
  })

  it('is not shown of orders, nor where nobody wants it', () => {
    store().open({ ...BATTLE, phase: 'move' })
    play({ type: 'move', from: 'alsace', path: ['ruhr'], units: { infantry: 1 } })
    expect(look()).toBeNull()
    useSettings.setState({ steps: false })
    store().open(BATTLE)
    play({ type: 'attack', space: 'lorraine' })
    expect(look()).toBeNull()
  })

  it('is shown in the worked example of a lesson, wanted or not', async () => {
    useSettings.setState({ steps: false })
    const lesson = allLessons.find(({ id }) => id === 'one-round') as Lesson
    beginLesson(lesson)
    showSolution()
    for (const action of solutionActions(lesson)) {
      play(action)
      await new Promise<void>((resolve) => queueMicrotask(resolve))
    }
    expect(steps()).toContain('fire')
    expect(look()).not.toBeNull()
  })

  it('passes over what others only skip and collect in a lesson, and shows what comes of it', async () => {
    useSettings.setState({ steps: false })
    const lesson = allLessons.find(({ id }) => id === 'two-capitals') as Lesson
    beginLesson(lesson)
    showSolution()
    for (const action of solutionActions(lesson)) {
      play(action)
      await new Promise<void>((resolve) => queueMicrotask(resolve))
    }
    expect(steps()).toContain('victory')
    expect(steps().filter((topic) => topic === 'skipped' || topic === 'income')).toEqual([])
  })

  it('leads on from the last step to what is done next, where something is', () => {
    store().open({ ...BATTLE, units: { ...BATTLE.units, alsace: { germany: { infantry: 1 } } } })
    play({ type: 'attack', space: 'lorraine' })
    leaveSteps()
    expect(look()).toBeNull()
    expect(store().log).toHaveLength(1)
    store().open(BATTLE)
    play({ type: 'attack', space: 'lorraine' })
    useAfterSteps.setState({ next: () => ({ words: 'End the phase.', run: () => play(END) }) })
    leaveSteps()
    useAfterSteps.setState({ next: () => null })
    expect(store().log.map(({ action }) => action.type)).toEqual(['attack', 'end-phase'])
  })
})
