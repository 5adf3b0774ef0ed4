// A rule shown at the table: its position, the action that shows it, and the way back.
import { waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { turn } from '../../src/engine/index.ts'
import { useGame } from '../../src/store/game/game.ts'
import { exerciseIn } from '../../src/store/game/table.ts'
import { selectUndoState } from '../../src/store/game/undo-state.ts'
import { useLesson } from '../../src/store/modes/lesson.ts'
import {
  fetchRuleExample,
  leaveExample,
  openPractice,
  restartExample,
  showRule,
  tryExample,
  useRuleExample,
} from '../../src/store/modes/rule-example.ts'
import { useUi } from '../../src/store/ui.ts'

const table = () => useGame.getState()
const shown = () => useRuleExample.getState().shown
const show = async (rule: string) => showRule((await fetchRuleExample(rule))!)

beforeEach(() => {
  table().leave()
  history.replaceState(null, '', '#')
})

describe('the example of a rule', () => {
  it('holds: it is put on the table as a lesson, with its spaces ringed, and is kept nowhere', async () => {
    await show('STD-MOV-06')
    expect(table()).toMatchObject({ id: null, log: [] })
    expect(exerciseIn(table())?.face).toBe('play')
    expect(location.hash).toBe('#lesson=rule:STD-MOV-06')
    expect(useUi.getState().ring).toContain('lorraine')
    expect(shown()).toMatchObject({ rule: 'STD-MOV-06', tried: null })
  })

  it('holds: the action is refused by the rule, and the reason is shown', async () => {
    await show('STD-MOV-06')
    tryExample()
    expect(shown()?.tried).toBe('refused')
    expect(useUi.getState().why?.rule).toBe('STD-MOV-06')
    expect(table().log).toEqual([])
  })

  it('allowed: what comes before it is played already and is not undone; the action is, and again begins anew', async () => {
    await show('STD-CBT-03')
    const played = shown()?.example.log?.length ?? 0
    expect(played).toBeGreaterThan(0)
    expect(table().log).toHaveLength(played)
    expect(selectUndoState(table()).can).toBe(false)
    const before = turn(table().game!)
    tryExample()
    expect(shown()?.tried).toBe('done')
    expect(turn(table().game!)).not.toEqual(before)
    restartExample()
    expect(turn(table().game!)).toEqual(before)
    expect(shown()?.tried).toBeNull()
  })

  it('holds: words and places of its own, where the engine does not name the rule', async () => {
    await show('STD-MIN-03')
    expect(shown()?.words).toMatch(/^Wales is German/)
    expect(useUi.getState().ring).toEqual(['sz8', 'wales'])
    expect((await fetchRuleExample('STD-MOV-06'))?.words).toBeNull()
  })

  it('not: there is none of a rule that no test plays', async () => {
    expect(await fetchRuleExample('STD-SET-02')).toBeNull()
  })
})

describe('the way there and back', () => {
  it('holds: back goes to the address one came from, and opens the rule there', async () => {
    const back = vi.spyOn(history, 'back').mockImplementation(() => undefined)
    await show('STD-MOV-06')
    leaveExample()
    expect(back).toHaveBeenCalledOnce()
    table().leave()
    await waitFor(() => expect(useUi.getState().rule).toBe('STD-MOV-06'))
    expect(shown()).toBeNull()
    back.mockRestore()
  })

  it('holds: its address opens it; left from there, there is no table', async () => {
    history.replaceState(null, '', '#lesson=rule:STD-MOV-06')
    await openPractice(location.hash)
    expect(shown()).toMatchObject({ rule: 'STD-MOV-06', back: false })
    leaveExample()
    expect(table().start).toBeNull()
  })

  it('not: an address of a drill opens the drill, which an example then takes the place of', async () => {
    history.replaceState(null, '', '#lesson=stay-or-leave')
    await openPractice(location.hash)
    expect(shown()).toBeNull()
    expect(useLesson.getState().session?.lesson.id).toBe('stay-or-leave')
    await show('STD-MIN-03')
    expect(useLesson.getState().session).toBeNull()
  })
})
