// What the map is laid out for while the timeline lies open: the beginnings of the rounds, and nothing when it is shut.
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { dateOf, type PositionSpec, turn } from '../../src/engine/index.ts'
import { useGame } from '../../src/store/game/game.ts'
import { staticBoardView } from '../../src/store/view/static-view.ts'
import { useViewed } from '../../src/store/view/viewed-moment.ts'
import { fromBothEnds, roundsOf, useForeseeing } from '../../src/ui/timeline/foreseen.ts'
import { war } from './long-war.ts'

const OPENING: PositionSpec = { ruleset: 'standard', seed: 'foreseen', base: 'opening' }
const foreseen = () => useViewed.getState().foreseen
function Bar() {
  useForeseeing()
  return null
}

afterEach(() => {
  cleanup()
  useGame.getState().leave()
})

describe('what is foreseen', () => {
  it('goes from both ends to the middle', () => {
    expect(fromBothEnds([1, 2, 3, 4])).toEqual([1, 4, 2, 3])
    expect(fromBothEnds([1, 2, 3])).toEqual([1, 3, 2])
    expect(fromBothEnds([])).toEqual([])
  })

  it('is the map at the beginning of each round, made as it is asked for', () => {
    const { opening, entries } = war()
    const views = [...roundsOf({ game: '', opening, entries: entries })]
    const begun = entries.flatMap(({ before, after }) => (turn(before).round === turn(after).round ? [] : [after]))
    expect(begun.length).toBeGreaterThan(0)
    expect(views).toEqual(fromBothEnds([opening, ...begun]).map((state) => staticBoardView(state, dateOf(state))))
  })

  it('is there for as long as the timeline lies open, anew with another game', () => {
    useGame.getState().open(OPENING)
    expect(foreseen()).toBeNull()
    const { unmount } = render(<Bar />)
    const first = foreseen()
    expect(first).not.toBeNull()
    act(() => useGame.getState().open({ ...OPENING, ruleset: 'tournament' }))
    expect(foreseen()).not.toBe(first)
    unmount()
    expect(foreseen()).toBeNull()
  })

  it('is nothing while what led here is still to come, and comes with it', () => {
    useGame.getState().open(OPENING)
    useGame.setState({ pendingLog: { now: () => undefined } as never })
    render(<Bar />)
    expect(foreseen()).toBeNull()
    act(() => useGame.setState({ pendingLog: null }))
    expect(foreseen()).not.toBeNull()
  })
})
