// Between two people the next one begins before anything can be ordered, and a double press never plays for them.

import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { Hotkeys } from '../../../src/app/Hotkeys.tsx'
import { decision, type PositionSpec } from '../../../src/engine/index.ts'
import { proposedAnswer } from '../../../src/planning/answers.ts'
import { useGame } from '../../../src/store/game/game.ts'
import { isHandingOver } from '../../../src/store/game/handover.ts'
import { useSettings } from '../../../src/store/settings/settings.ts'
import { showMoment } from '../../../src/store/view/moments.ts'
import { useViewed } from '../../../src/store/view/viewed-moment.ts'
import { hintPanels } from '../../../src/ui/chunks/hint-panels.ts'
import { phasePanels } from '../../../src/ui/chunks/phase-panels.ts'
import { Orders } from '../../../src/ui/dock/Orders.tsx'
import { HandoverCard } from '../../../src/ui/handover/index.ts'
import { setDockFoot } from '../../../src/ui/widgets/index.ts'
import { playLikePeople } from '../../support/one-hand.ts'

const TWO: PositionSpec['players'] = [
  { name: 'Anna', powers: ['austria-hungary', 'germany', 'ottoman'] },
  { name: 'Ben', powers: ['russia', 'france', 'britain', 'italy', 'usa'] },
]
const COLLECT: PositionSpec = {
  ruleset: 'standard',
  seed: 'handover',
  base: 'opening',
  power: 'austria-hungary',
  phase: 'income',
  players: TWO,
}
/** Each side chooses what it loses. */
const LORRAINE: PositionSpec = {
  ruleset: 'standard',
  seed: 'losses',
  base: 'empty',
  round: 2,
  power: 'germany',
  phase: 'combat',
  units: { lorraine: { germany: { infantry: 4, artillery: 3 }, france: { infantry: 3, artillery: 2 } } },
  players: TWO,
  queue: [1, 2, 6, 3, 5, 6, 6, 3, 6, 2, 5, 6],
}

const store = () => useGame.getState()
const flow = () => store().game!.flow
const card = () => document.querySelector<HTMLElement>('[data-handover]')
const main = () => document.querySelector<HTMLElement>('[data-primary]')!
const footMain = () => document.querySelector('[data-foot] [data-primary]')
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
const open = (spec: PositionSpec) => act(() => store().open(spec))

function press(key: string, more: KeyboardEventInit = {}, on: Element = document.body): void {
  const code = key.length === 1 ? `Key${key.toUpperCase()}` : key
  if (fireEvent.keyDown(on, { key, code, ...more }) && on instanceof HTMLButtonElement) fireEvent.click(on)
  fireEvent.keyUp(on, { key, code, ...more })
}
const WAYS: Record<string, () => void> = {
  'Ctrl+Enter': () => press('Enter', { ctrlKey: true }),
  'Enter on the button': () => {
    main().focus()
    press('Enter', {}, document.activeElement!)
  },
  'a click': () => fireEvent.click(main()),
  'a click on what now stands there': () => {
    const foot = footMain()
    if (foot) fireEvent.click(foot)
  },
}

function Table() {
  return (
    <>
      <Hotkeys />
      <Orders />
      <div data-foot="" ref={setDockFoot} />
      <HandoverCard />
    </>
  )
}

beforeAll(async () => {
  await Promise.all([hintPanels.load(), phasePanels.load()])
})

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] })
  vi.advanceTimersByTime(10_000)
  playLikePeople()
  return () => {
    useViewed.setState({ look: null, band: null })
    vi.useRealTimers()
  }
})

describe.each(Object.entries(WAYS))('%s twice at Collect', (_, go) => {
  it.each([0, 90, 150, 400, 800])('plays nothing for the next person after %i ms', (gap) => {
    open(COLLECT)
    render(<Table />)
    go()
    wait(gap)
    go()
    expect(flow()).toMatchObject({ power: 'russia', phase: 'purchase' })
    expect(store().log).toHaveLength(1)
    expect(card()?.textContent).toContain('Ben, for Russia')
  })

  it('takes no more than the hand-over after 1500 ms, however often it is pressed', () => {
    open(COLLECT)
    render(<Table />)
    for (let n = 0; n < 3; n++) {
      go()
      wait(1500)
      expect(store().log).toHaveLength(1)
    }
  })
})

describe('between two people', () => {
  function hand(): void {
    open(COLLECT)
    render(<Table />)
    fireEvent.click(main())
    wait(2000)
  }
  const begin = () => {
    fireEvent.click(screen.getByRole('button', { name: /^Russia: begin/ }))
    wait(2000)
  }

  it('the dock has no main button before the next one has begun', () => {
    hand()
    expect(footMain()).toBeNull()
    expect(card()?.contains(main())).toBe(true)
    begin()
    expect(card()).toBeNull()
    expect(footMain()?.textContent).toContain('Buy nothing')
  })

  it('the last one can still take the turn back, and nothing is handed over then', () => {
    hand()
    fireEvent.click(screen.getByRole('button', { name: /^Undo/ }))
    expect(flow()).toMatchObject({ power: 'austria-hungary', phase: 'income' })
    expect(card()).toBeNull()
  })

  it('whoever has begun is not asked again after taking an order back', () => {
    hand()
    begin()
    act(() => void store().dispatch({ type: 'purchase', units: { infantry: 1 } }))
    act(() => store().undo())
    expect(card()).toBeNull()
  })

  it('comes again after a reload before the first act, and not after it', () => {
    hand()
    begin()
    const reload = () => act(() => store().open(JSON.parse(JSON.stringify(store().exportSave()))))
    reload()
    expect(card()).not.toBeNull()
    begin()
    act(() => void store().dispatch({ type: 'purchase', units: { infantry: 1 } }))
    reload()
    expect(card()).toBeNull()
  })

  it('waits where the past or a sketch is looked at, and comes back with the present', () => {
    hand()
    act(() => showMoment(0))
    expect(card()).toBeNull()
    act(() => useViewed.setState({ look: null }))
    expect(card()).not.toBeNull()
    act(() => useViewed.setState({ band: () => null }))
    expect(card()).toBeNull()
  })

  it('hands over each decision of somebody else, and back', () => {
    open(LORRAINE)
    render(<Table />)
    act(() => {
      store().dispatch({ type: 'attack', space: 'lorraine' })
      while (decision(store().game!)?.by === 'germany') store().dispatch(proposedAnswer(store().game!)!)
    })
    wait(2000)
    expect(card()?.dataset.handover).toBe('decision')
    expect(card()?.textContent).toContain('One decision, then Germany continues.')
    const { log } = store()
    press('c')
    press('Enter', {}, document.body)
    expect(store().log).toBe(log)
    fireEvent.click(screen.getByRole('button', { name: /^France: decide/ }))
    wait(2000)
    press('Enter', { ctrlKey: true })
    wait(100)
    press('Enter', { ctrlKey: true })
    expect(decision(store().game!)).toBeNull()
    expect(card()?.dataset.handover).toBe('again')
    expect(card()?.textContent).toContain('Your turn continues.')
  })
})

describe('nothing is handed over', () => {
  const pass = (spec: PositionSpec) => {
    open(spec)
    render(<Table />)
    fireEvent.click(main())
    wait(100)
  }

  it('where one person plays both sides; a double press still does one thing', () => {
    pass({ ...COLLECT, players: TWO.map((player) => ({ ...player, name: 'Anna' })) })
    expect(card()).toBeNull()
    expect(footMain()?.textContent).toContain('Buy nothing')
    press('Enter', { ctrlKey: true })
    expect(footMain()?.textContent).toContain('Buy nothing')
    wait(600)
    press('Enter', { ctrlKey: true })
    expect(screen.getByText('Buy nothing this turn?')).toBeTruthy()
    wait(800)
    press('Enter', { ctrlKey: true })
    expect(flow().phase).toBe('purchase')
    wait(700)
    press('Enter', { ctrlKey: true })
    expect(flow().phase).toBe('move')
  })

  it('and a press counts at once where another key came between', () => {
    pass({ ...COLLECT, players: TWO.map((player) => ({ ...player, name: 'Anna' })) })
    press('o')
    press('Enter', { ctrlKey: true })
    expect(screen.getByText('Buy nothing this turn?')).toBeTruthy()
  })

  it('to or by the computer', () => {
    open(COLLECT)
    act(() => {
      for (const power of TWO[1]!.powers) store().handOver(power, { level: 'normal' })
    })
    act(() => void store().dispatch({ type: 'end-phase' }))
    expect(isHandingOver()).toBe(false)
  })

  it('where the settings say so', () => {
    useSettings.setState({ handover: 'off' })
    pass(COLLECT)
    expect(card()).toBeNull()
    expect(footMain()?.textContent).toContain('Buy nothing')
  })
})
