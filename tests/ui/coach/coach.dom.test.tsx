// The coach at the table: where it goes along, what it says and means, what Esc and × do, and what the device keeps of it.
import { act, fireEvent, render, renderHook, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { POWERS } from '../../../src/engine/index.ts'
import { computerPace } from '../../../src/store/computer/pacing.ts'
import { useGame } from '../../../src/store/game/game.ts'
import {
  coachProgressOf,
  resetCoachProgress,
  storeCoachProgress,
  useCoachProgress,
} from '../../../src/store/modes/coach-progress.ts'
import { EVERY, NONE, setCoach, useCoachHere, useCoachSetting } from '../../../src/store/modes/coach-setting.ts'
import { useAnnouncements } from '../../../src/store/notify.ts'
import { commandFor } from '../../../src/store/settings/commands.ts'
import { changeSettings, useSettings } from '../../../src/store/settings/settings.ts'
import { useUi } from '../../../src/store/ui.ts'
import { useBoardView } from '../../../src/store/view/use-board-view.ts'
import { useViewed } from '../../../src/store/view/viewed-moment.ts'
import { useHeld } from '../../../src/ui/battle/held.ts'
import { CoachStrip } from '../../../src/ui/coach/CoachStrip.tsx'
import { beginFirstGame } from '../../../src/ui/coach/first-game.ts'
import { useSaying } from '../../../src/ui/coach/going-along.ts'
import { coachSentence } from '../../../src/ui/coach/sentence.ts'
import { lights } from '../../../src/ui/panels/lit.ts'
import { clear, pickUp, pressToMove } from '../../../src/ui/panels/move/act.ts'
import { useTapped } from '../../../src/ui/panels/move/tapped.ts'
import { CoachSetting } from '../../../src/ui/settings/CoachSetting.tsx'
import { attackTrieste, END, play, store } from '../../store/playing.ts'

const strip = () => screen.getByRole('region', { name: 'Coach' })
/** null: there is no strip. */
const sentence = () => {
  const shown = screen.queryByRole('region', { name: 'Coach' })
  return shown && within(shown).getByRole('paragraph').textContent
}
const meant = () => document.documentElement.dataset.meant
/** What is done, and what follows it in tasks of their own. */
const doing = async (what: () => void) => {
  await act(async () => {
    what()
    await vi.advanceTimersByTimeAsync(10)
  })
}
const begin = () => store().newGame({ ruleset: 'standard', seed: 'coach' })
/** What opens a first game has been read. */
const read = () => {
  const known = { said: [], done: [], known: true }
  storeCoachProgress(store().game!.table.players[0]!.name, { turns: [], lines: { welcome: known, aim: known } })
}

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  resetCoachProgress()
  useCoachSetting.setState({ where: null })
  useSettings.setState({ ...useSettings.getInitialState() })
  begin()
  read()
})
afterEach(() => {
  vi.useRealTimers()
  store().leave()
})

const aimAt = (space: string | null): void => {
  useUi.getState().setAim(space)
  useTapped.setState({ space })
}

describe('the coach at the table', () => {
  it('says one line, means one control, and goes on to the next as it is done', async () => {
    await doing(() => void render(<CoachStrip />))
    expect(sentence()).toMatch(/^Press \+ to buy/)
    expect(meant()).toBe('infantry')
    await doing(() => play({ type: 'purchase', units: { infantry: 2 } }))
    expect(sentence()).toMatch(/^Buy artillery too/)
    await doing(() => play({ type: 'purchase', units: { infantry: 2, artillery: 1 } }))
    expect(sentence()).toMatch(/^You have money for more/)
    await doing(() => play({ type: 'purchase', units: { infantry: 6, artillery: 2 } }))
    expect(meant()).toBe('primary')
  })

  it('rings the space that it means, and lets it go with the line', async () => {
    await doing(() => void render(<CoachStrip />))
    await doing(() => play(END))
    expect(sentence()).toBe('You must enter Serbia this turn: press Budapest first, then Serbia.')
    expect(useUi.getState().coachSpace).toBe('budapest')
    expect(meant()).toBeUndefined()
    await doing(() => useUi.getState().select({ space: 'budapest', units: { infantry: 2 }, transports: [] }))
    expect(useUi.getState().coachSpace).toBe('serbia')
    await doing(() => useUi.getState().setWhy({ rule: 'STD-MOV-02', code: 'x', message: 'x' }))
    expect([sentence(), useUi.getState().coachSpace]).toEqual([null, null])
  })

  it('keeps its space through other acts, and is ringed on the map only while nothing else is', async () => {
    const { result } = renderHook(() => useBoardView(lights))
    await doing(() => void render(<CoachStrip />))
    await doing(() => play(END))
    await doing(() => useUi.getState().settle())
    expect([useUi.getState().coachSpace, result.current?.ring]).toEqual(['budapest', ['budapest']])
    await doing(() => useUi.getState().setRing(['vienna']))
    expect(result.current?.ring).toEqual(['vienna'])
    await doing(() => useUi.getState().setRing([]))
    expect(result.current?.ring).toEqual(['budapest'])
  })

  it('is silent where what is past is looked at, and says its line again on the return', async () => {
    await doing(() => void render(<CoachStrip />))
    await doing(() => play(END))
    expect(useUi.getState().coachSpace).toBe('budapest')
    const { game } = store()
    await doing(() => useViewed.setState({ look: { state: game!, log: [], moment: 0, Dock: () => null } }))
    expect(sentence()).toBe('You are looking at the past. The coach continues when you return.')
    expect(useUi.getState().coachSpace).toBeNull()
    expect(within(strip()).queryByRole('button', { name: /^Not now/ })).toBeNull()
    await doing(() => useViewed.setState({ look: null }))
    expect(sentence()).toMatch(/^You must enter Serbia/)
    expect(useUi.getState().coachSpace).toBe('budapest')
  })

  it('edge: stays where something beside the game is looked at, as the steps of what was just done', async () => {
    await doing(() => void render(<CoachStrip />))
    const { game } = store()
    await doing(() => useViewed.setState({ look: { state: game!, log: [], Dock: () => null } }))
    expect(sentence()).toMatch(/^Press \+ to buy/)
    await doing(() => useViewed.setState({ look: null }))
  })

  it('means the button that sends, once a finger has aimed', async () => {
    await doing(() => void render(<CoachStrip />))
    await doing(() => play(END))
    await doing(() => useUi.getState().select({ space: 'budapest', units: { infantry: 2 }, transports: [] }))
    await doing(() => aimAt('serbia'))
    expect([sentence(), meant()]).toEqual([expect.stringMatching(/^This button sends them/), 'send'])
    await doing(() => aimAt(null))
    expect(sentence()).toMatch(/^Now press Serbia/)
  })

  it('means no button that sends where what was aimed at was sent before, or let go with its units', async () => {
    await doing(() => void render(<CoachStrip />))
    await doing(() => play(END))
    await doing(() => useUi.getState().select({ space: 'budapest', units: { infantry: 2 }, transports: [] }))
    await doing(() => aimAt('serbia'))
    await doing(() => useUi.getState().select(null))
    await doing(() => useUi.getState().select({ space: 'budapest', units: { infantry: 2 }, transports: [] }))
    expect(useTapped.getState().space).toBe('serbia')
    expect([sentence(), meant()]).toEqual([expect.stringMatching(/^Now press Serbia/), undefined])
  })

  it('is spoken once, after what is said of the phase, with what it means', async () => {
    await doing(() => void render(<CoachStrip />))
    expect(useAnnouncements.getState().polite).toBe('')
    await doing(() => vi.advanceTimersByTime(1000))
    expect(useAnnouncements.getState().polite).toMatch(/^Press \+ to buy .* The number of infantry is highlighted\.$/)
    const { count } = useAnnouncements.getState()
    await doing(() => useUi.getState().setHover('vienna'))
    await doing(() => vi.advanceTimersByTime(5000))
    expect(useAnnouncements.getState().count).toBe(count)
  })

  it('speaks of money that stays only while some is left', async () => {
    await doing(() => void render(<CoachStrip />))
    const said = { ...useSaying.getState().said!, line: { ...useSaying.getState().said!.line, id: 'bought' } }
    expect(coachSentence(said)).toMatch(/^You keep the money you don’t spend/)
    await doing(() => void store().dispatch({ type: 'purchase', units: { infantry: 6, artillery: 2 } }))
    expect(coachSentence(said)).toBe('You have spent all your money. This button goes on to movement.')
  })

  it('says a line no more in this turn after Esc, and does not hold Esc when it has nothing to say', async () => {
    await doing(() => void render(<CoachStrip />))
    await doing(() => commandFor('escape', true)?.run('escape'))
    expect(sentence()).toMatch(/^Buy artillery too/)
    await doing(() => fireEvent.click(within(strip()).getByRole('button', { name: 'Not now' })))
    expect(sentence()).toMatch(/^You have money for more/)
    await doing(() => commandFor('escape', true)?.run('escape'))
    expect(sentence()).toMatch(/^You keep the money/)
    await doing(() => commandFor('escape', true)?.run('escape'))
    expect([sentence(), meant(), commandFor('escape', true)?.id]).toEqual([null, undefined, undefined])
  })

  it('takes no focus, and nothing of it stays when it is gone', async () => {
    const { unmount } = render(<CoachStrip />)
    await doing(() => play(END))
    expect(document.activeElement).toBe(document.body)
    await doing(unmount)
    expect([meant(), useUi.getState().coachSpace]).toEqual([undefined, null])
  })

  it('says who plays while the computer does, and means nothing', async () => {
    store().handOver('austria-hungary', { level: 'easy' })
    await doing(() => void render(<CoachStrip />))
    expect([sentence(), meant()]).toEqual(['The computer plays Austria-Hungary. Your next tip comes with your turn.', undefined])
  })

  it('speaks of what is asked in a turn of the computer, which is none of the person’s own', async () => {
    attackTrieste({
      units: {
        vienna: { 'austria-hungary': { infantry: 6, artillery: 2 } },
        trieste: { 'austria-hungary': { infantry: 1 }, italy: { infantry: 2, artillery: 2 } },
      },
      queue: [1, 1, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6],
    })
    expect(store().game!.flow.pending).toMatchObject({ by: 'italy', topic: 'land-losses' })
    store().handOver('austria-hungary', { level: 'easy' })
    await doing(() => void render(<CoachStrip />))
    expect(sentence()).toMatch(/^You choose your losses/)
    expect(coachProgressOf(store().game!.table.players[0]!.name).turns).toEqual([])
  })

  it('says what the main button does while the table asks whether to enter a country', async () => {
    await doing(() => void render(<CoachStrip />))
    await doing(() => play(END))
    await doing(() => void (pickUp('budapest') && pressToMove('serbia', { shift: false, double: false })))
    expect([sentence(), meant()]).toEqual([expect.stringMatching(/^Here you see what happens if you enter\./), 'primary'])
    await doing(clear)
    expect(sentence()).toMatch(/^You must enter Serbia/)
  })

  it('says no more of a battle that is put aside', async () => {
    const trieste = { 'austria-hungary': { infantry: 1 }, italy: { infantry: 4 } }
    store().open({
      ...{ ruleset: 'standard', base: 'empty', seed: 'fight', round: 2 },
      ...{ power: 'austria-hungary', phase: 'combat', units: { trieste } },
    })
    await doing(() => void render(<CoachStrip />))
    expect(sentence()).toMatch(/^You can attack in Trieste/)
    await doing(() => useHeld.getState().set('trieste', true))
    expect(sentence()).toMatch(/^All your battles are over/)
    await doing(() => useHeld.getState().clear())
    expect(sentence()).toMatch(/^You can attack in Trieste/)
  })

  it('says in the third turn that it has told all, and means nothing', async () => {
    const { name } = store().game!.table.players[0]!
    storeCoachProgress(name, { turns: ['a', 'b'], lines: {} })
    await doing(() => void render(<CoachStrip />))
    expect([sentence(), meant()]).toEqual([
      'You know how a turn works now. From here on the coach only warns you of losses.',
      undefined,
    ])
    storeCoachProgress(name, { turns: ['a', 'b', 'c'], lines: {} })
    await doing(() => useUi.getState().setTab('log'))
    await doing(() => play({ type: 'purchase', units: { infantry: 1 } }))
    expect(sentence()).toBeNull()
  })

  it('goes along where a person has a seat, and not where all are the computer’s', async () => {
    setCoach(EVERY)
    const Here = () => <output>{useCoachHere() ? 'here' : 'away'}</output>
    await doing(() => void render(<Here />))
    const [last, ...others] = POWERS
    await doing(() => {
      for (const power of others) store().handOver(power, { level: 'easy' })
    })
    expect(screen.getByRole('status').textContent).toBe('here')
    await doing(() => store().handOver(last!, { level: 'easy' }))
    expect(screen.getByRole('status').textContent).toBe('away')
  })
})

describe('what opens a first game', () => {
  it('says who is played against whom and how the war is won, and goes on with Next', async () => {
    resetCoachProgress()
    beginFirstGame()
    await doing(() => void render(<CoachStrip />))
    expect(sentence()).toBe(
      'You lead Austria-Hungary, Germany, and the Ottoman Empire. Your enemies are Russia, France, Britain, Italy, and the United States.',
    )
    expect(meant()).toBe('next')
    const next = () => within(strip()).getByRole('button', { name: 'Next' })
    await doing(() => fireEvent.click(next()))
    expect(sentence()).toBe('You win by holding Paris or London and one more enemy capital.')
    await doing(() => fireEvent.click(next()))
    expect([sentence(), meant()]).toEqual([expect.stringMatching(/^Press \+ to buy/), 'infantry'])
    // Read once, it is never said again.
    expect(coachProgressOf(store().game!.table.players[0]!.name).lines).toMatchObject({
      welcome: { known: true },
      aim: { known: true },
    })
  })

  it('names to the Allies what they have to hold', async () => {
    resetCoachProgress()
    store().open({ ruleset: 'standard', base: 'opening', seed: 'coach', power: 'france' })
    await doing(() => void render(<CoachStrip />))
    await doing(() => commandFor('escape', true)?.run('escape'))
    expect(sentence()).toBe('You win by holding Berlin and Vienna or Constantinople.')
  })
})

describe('the pace of the computer', () => {
  it('is slow beside the coach until another is chosen, and brisk in other games', () => {
    expect(computerPace()).toBe('brisk')
    beginFirstGame()
    expect(computerPace()).toBe('slow')
    changeSettings({ theme: 'dark' })
    expect(computerPace()).toBe('slow')
    changeSettings({ pace: 'brisk' })
    expect(computerPace()).toBe('brisk')
  })
})

describe('what a person has done', () => {
  const buying = () => coachProgressOf(store().game!.table.players[0]!.name).lines.buy

  it('is kept by name, a turn at a time', async () => {
    await doing(() => void render(<CoachStrip />))
    await doing(() => play({ type: 'purchase', units: { infantry: 2 } }))
    expect(buying()).toMatchObject({ known: true, said: [expect.stringContaining('1 austria-hungary')] })
    expect(buying()?.done).toHaveLength(1)
    expect(JSON.parse(localStorage.getItem('contested-1914:coached')!)).toEqual(useCoachProgress.getState().people)
  })

  it('is not what is taken back', async () => {
    await doing(() => void render(<CoachStrip />))
    await doing(() => store().undo())
    expect(buying()?.done).toEqual([])
  })
})

/** What the table asks. */
function Here() {
  return <p>{useCoachHere() ? 'here' : 'not here'}</p>
}
const isHere = () => screen.getByText(/here$/).textContent === 'here'

describe('where the coach goes along', () => {
  it('in no game in which it was not chosen, not even in the first on a device', () => {
    useSettings.setState({ names: ['Anna', 'Ben'] })
    render(<Here />)
    expect(isHere()).toBe(false)
    expect(localStorage.getItem('contested-1914:coach')).toBeNull()
    act(() => play(END))
    expect(isHere()).toBe(false)
  })

  it('nowhere once it was switched off, which is remembered', async () => {
    setCoach(EVERY)
    await doing(() => void render(<CoachStrip />))
    fireEvent.click(within(strip()).getByRole('button', { name: 'Switch the coach off' }))
    render(<Here />)
    expect(isHere()).toBe(false)
    expect(localStorage.getItem('contested-1914:coach')).toBe(NONE)
  })

  it('in every game, and from the beginning, once it was switched on in the settings', async () => {
    await doing(() => void render(<CoachStrip />))
    expect(Object.keys(useCoachProgress.getState().people)).toHaveLength(1)
    render(<CoachSetting />)
    const choice = screen.getByRole('group', { name: 'Coach' })
    expect(within(choice).getByRole<HTMLInputElement>('radio', { name: 'Off' }).checked).toBe(true)
    await doing(() => fireEvent.click(within(choice).getByRole('radio', { name: 'On' })))
    expect([useCoachSetting.getState().where, useCoachProgress.getState().people]).toEqual([EVERY, {}])
    fireEvent.click(within(choice).getByRole('radio', { name: 'Off' }))
    expect(useCoachSetting.getState().where).toBe(NONE)
  })

  it('in the game that is begun for whoever has never played: the Allies are the computer’s', () => {
    beginFirstGame()
    render(<Here />)
    expect(isHere()).toBe(true)
    expect(Object.keys(store().computers?.seats ?? {}).sort()).toEqual(['britain', 'france', 'italy', 'russia', 'usa'])
    expect(useGame.getState().game?.flow).toMatchObject({ power: 'austria-hungary', phase: 'purchase', round: 1 })
  })
})
