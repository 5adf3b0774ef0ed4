// The page of drills, and what stands beside one at the table: every drill is on it and open, stars are told, the result offers help.
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { allLessons } from '../../../src/content/lessons.ts'
import { lessonLink } from '../../../src/learn/links.ts'
import { useGame } from '../../../src/store/game/game.ts'
import { useLearn } from '../../../src/store/modes/learn-page.ts'
import { beginLesson, lessonById, openLesson, restartLesson, useLesson } from '../../../src/store/modes/lesson.ts'
import { useLessonStars } from '../../../src/store/modes/lesson-stars.ts'
import { DrillStars } from '../../../src/ui/learn/DrillStars.tsx'
import { LearnPage } from '../../../src/ui/learn/LearnPage.tsx'
import { LessonDock } from '../../../src/ui/learn/LessonDock.tsx'
import { LessonStrip } from '../../../src/ui/learn/LessonStrip.tsx'
import { setDockFoot } from '../../../src/ui/widgets/index.ts'

const press = (name: RegExp) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))
const lesson = lessonById('guns-need-men')!

/** As at the table: the strip below the map, the dock with its foot. */
function Beside() {
  return (
    <>
      <LessonStrip />
      <LessonDock />
      <div ref={setDockFoot} />
    </>
  )
}
const miss = () => act(async () => void useGame.getState().dispatch({ type: 'end-phase' }))

/** The page of a test has no height to scroll. */
const shown = vi.fn()
beforeEach(() => {
  shown.mockClear()
  Element.prototype.scrollIntoView = shown
  localStorage.clear()
  useLessonStars.setState({ stars: {} })
  useLesson.setState({ last: null })
  useGame.getState().leave()
})

describe('the page of drills', () => {
  it('has every drill on a rung, each to be begun at once', async () => {
    useLessonStars.setState({ stars: { ferry: 2, support: 3 } })
    render(<LearnPage />)
    const chips = screen.getAllByRole('button').filter((button) => button.dataset.drill)
    expect(chips.map((chip) => chip.dataset.drill).sort()).toEqual(allLessons.map(({ id }) => id).sort())
    expect(screen.getByText('2 of 30 drills, 5 of 90 stars')).toBeTruthy()
    expect(screen.getByRole('img', { name: 'Done: Land' })).toBeTruthy()
    await press(/^Across the sea, 2 stars of three/)
    const card = within(screen.getByRole('region', { name: 'Chosen drill' }))
    expect(card.getByText('You play France: Movement')).toBeTruthy()
    await press(/^Begin/)
    expect(useLesson.getState().session?.lesson.id).toBe('ferry')
  })

  it('has the first game with a coach beside its drills, begun at one press', async () => {
    useLearn.setState({ open: true })
    render(<LearnPage />)
    await press(/^First game with a coach/)
    await waitFor(() => expect(useLearn.getState().open).toBe(false))
    expect(useGame.getState().game?.flow).toMatchObject({ round: 1, power: 'austria-hungary', phase: 'purchase' })
  })

  it('brings what is told of a drill into view where it was pressed far below', async () => {
    render(<LearnPage />)
    fireEvent.keyDown(screen.getByRole('button', { name: /^Spend and place/ }), { key: 'ArrowDown' })
    expect(shown).not.toHaveBeenCalled()
    await press(/^Across the sea/)
    expect(shown.mock.contexts).toEqual([screen.getByRole('region', { name: 'Chosen drill' })])
  })

  it('is walked with arrows', () => {
    render(<LearnPage />)
    const first = screen.getByRole('button', { name: /^Spend and place/ })
    fireEvent.keyDown(first, { key: 'ArrowDown' })
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Artillery needs infantry/ }))
    fireEvent.keyDown(document.activeElement!, { key: 'ArrowUp' })
    expect(document.activeElement).toBe(first)
    expect(first.getAttribute('aria-pressed')).toBe('true')
  })
})

describe('beside a drill', () => {
  it('the task stands, a hint in its place when it is asked for', async () => {
    act(() => beginLesson(lesson))
    render(<Beside />)
    const strip = within(screen.getByRole('region', { name: 'Drill' }))
    expect(strip.getByText(/^Bring two artillery/)).toBeTruthy()
    await press(/^Hint/)
    expect(strip.getByText('One infantry is enough for an army.')).toBeTruthy()
    await press(/^Next hint/)
    await press(/^Task/)
    expect(strip.getByText(/^Bring two artillery/)).toBeTruthy()
  })

  it('the result says what went wrong, and after two and three tries offers help', async () => {
    act(() => beginLesson(lesson))
    render(<Beside />)
    await miss()
    const strip = within(screen.getByRole('region', { name: 'Drill' }))
    expect(strip.getByText(/^The drill is over\. Bring two artillery/)).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Not yet' })).toBe(document.activeElement)
    expect(screen.getByText('An artillery that should be in Alsace is still in Munich.')).toBeTruthy()
    // A wish that holds is not called missing because the goal is.
    const wishes = within(screen.getByRole('list', { name: 'What each star is for' })).getAllByRole('listitem')
    expect(wishes.map((each) => each.textContent)).toEqual([
      'Bring two artillery from Munich to Alsace. Leave no army without infantry.not yet',
      'Infantry stays in Munich tootrue now, no star yet',
      'Two infantry or more in Alsacenot yet',
    ])
    expect(screen.queryByText(/A hint may help/)).toBeNull()
    act(restartLesson)
    await miss()
    expect(screen.getByText(/A hint may help/)).toBeTruthy()
    expect(screen.queryByText(/You can watch a solution/)).toBeNull()
    act(restartLesson)
    await miss()
    expect(screen.getByText(/You can watch a solution/)).toBeTruthy()
    await press(/^Show me how/)
    expect(strip.getByText(/^Bring two artillery/)).toBeTruthy()
    expect(screen.getByText('Move 2 infantry, 2 artillery from Munich to Alsace.')).toBeTruthy()
    await press(/^Next step/)
    await press(/^Next step/)
    expect(screen.getByText('That is one way. Now try it yourself.')).toBeTruthy()
  })

  it('the conditions of the stars are listed above the orders, and a failed try has Again as its main button', async () => {
    act(() => beginLesson(lesson))
    const { unmount } = render(<DrillStars />)
    expect(screen.getByRole('list', { name: 'What each star is for' }).textContent).toContain('Two infantry or more in Alsace')
    unmount()
    render(<Beside />)
    await miss()
    const main = () => document.querySelector('[data-primary]')!
    expect(main().textContent).toMatch(/^Again/)
    expect(screen.getByRole('button', { name: 'Next: Artillery behind infantry' })).toBeTruthy()
    fireEvent.click(main())
    await act(async () => {
      const { dispatch } = useGame.getState()
      dispatch({ type: 'move', from: 'munich', path: ['alsace'], units: { infantry: 2, artillery: 2 } })
      dispatch({ type: 'end-phase' })
    })
    expect(main().textContent).toMatch(/^Next: Artillery behind infantry/)
  })

  it('a result names every fault, not the first alone', async () => {
    act(() => beginLesson(allLessons.find(({ id }) => id === 'spend-and-place')!))
    render(<Beside />)
    await act(async () => {
      const { dispatch } = useGame.getState()
      dispatch({ type: 'purchase', units: { infantry: 6 } })
      dispatch({ type: 'end-phase' })
    })
    await act(async () => {
      const { dispatch } = useGame.getState()
      dispatch({ type: 'mobilize', to: 'berlin', units: { infantry: 6 } })
      dispatch({ type: 'end-phase' })
    })
    expect(screen.getByText('You did not spend all your money. None of the new units is a warship.')).toBeTruthy()
  })

  it('that is over says so in place of the hint that was read before, and gives the next one', async () => {
    act(() => beginLesson(lesson))
    render(<Beside />)
    const strip = within(screen.getByRole('region', { name: 'Drill' }))
    await press(/^Hint/)
    await miss()
    expect(strip.getByText(/^The drill is over\. Bring two artillery/)).toBeTruthy()
    await press(/^Next hint/)
    expect(strip.getByText(/^One artillery stays in Munich\./)).toBeTruthy()
  })

  it('a guest’s words are shown as text and marked as a guest’s, and its stars are not kept', async () => {
    const task = 'Two <b>guns</b> to Alsace.'
    location.hash = await lessonLink({ lesson, task, hints: [] })
    await act(() => openLesson(location.hash))
    render(<Beside />)
    expect(screen.getByText('A lesson by a guest')).toBeTruthy()
    expect(screen.getByText(task)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Hint/ })).toBeNull()
    await act(async () => {
      const { dispatch } = useGame.getState()
      dispatch({ type: 'move', from: 'munich', path: ['alsace'], units: { infantry: 2, artillery: 2 } })
      dispatch({ type: 'end-phase' })
    })
    expect(screen.getByRole('heading', { name: 'Three stars' })).toBeTruthy()
    expect(screen.getByText(`The drill is over. ${task}`)).toBeTruthy()
    expect(useLessonStars.getState().stars).toEqual({})
  })
})
