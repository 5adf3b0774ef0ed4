import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { purchaseRows } from '../../../src/planning/purchase.ts'
import { useGame } from '../../../src/store/game/game.ts'
import { useUi } from '../../../src/store/ui.ts'
import { MovePanel, WhyCard } from '../../../src/ui/panels/index.ts'
import { changePurchase } from '../../../src/ui/panels/purchase/change.ts'
import { pressSpace } from '../../../src/ui/press.ts'
import { setDockFoot } from '../../../src/ui/widgets/index.ts'

const press = (space: string) => act(() => pressSpace(space, { shift: false, alt: false, double: false, at: { x: 0, y: 0 } }))

beforeEach(() => {
  const foot = document.createElement('div')
  document.body.append(foot)
  act(() => setDockFoot(foot))
  act(() =>
    useGame.getState().open({
      ruleset: 'standard',
      base: 'opening',
      seed: 'marks',
      power: 'germany',
      round: 2,
      phase: 'move',
      units: { belgium: { germany: { infantry: 5, artillery: 3 }, france: { infantry: 4 } } },
      mobilized: ['belgium'],
    }),
  )
  render(
    <>
      <MovePanel />
      <WhyCard />
    </>,
  )
  press('belgium')
  press('holland')
})

describe('the marks of a reason', () => {
  it('say on the map which move is refused, and give the ways out the numbers of the card', async () => {
    const card = screen.getByRole('region', { name: 'Why not' })
    await within(card).findByRole('button', { name: /^3/ })
    // The map is marked after the card is drawn.
    await waitFor(() => expect(useUi.getState().blueMarks).toHaveLength(4))
    const { blueMarks } = useUi.getState()
    expect(blueMarks[0]).toEqual({ space: 'holland', from: 'belgium', refused: true })
    const ways = within(card).getAllByRole('listitem').slice(-3)
    const numbered = blueMarks.slice(1)
    expect(numbered.map(({ number }) => number)).toEqual([1, 2, 3])
    for (const [i, way] of ways.entries()) expect(way.textContent).toMatch(new RegExp(`^${numbered[i]!.number}`))
  })

  it('go with the card', () => {
    act(() => useUi.getState().setWhy(null))
    expect(useUi.getState().blueMarks).toEqual([])
  })
})

describe('the why card', () => {
  it('gives the sentence, the rule and a way out that can be taken', async () => {
    const card = screen.getByRole('region', { name: 'Why not' })
    expect(within(card).getByText(/5 infantry, 3 artillery cannot go from Belgium to Holland/)).toBeTruthy()
    expect(await within(card).findByRole('button', { name: /STD-MOV-06/ }, { timeout: 10_000 })).toBeTruthy()
    expect(useUi.getState().blue).toContain('holland')
    await within(card).findByRole('button', { name: /^3/ })
    const [first] = within(card).getAllByRole('listitem').slice(-3)
    fireEvent.click(within(first!).getByRole('button'))
    expect(useUi.getState().why).toBeNull()
    expect(useGame.getState().log.at(-1)?.action).toMatchObject({ type: 'move', from: 'belgium' })
  })
})

describe('guns that the infantry has left behind', () => {
  const endMovement = () => act(() => void useGame.getState().dispatch({ type: 'end-phase' }))

  it('are led again by the order that is taken back', async () => {
    act(() => {
      useGame.getState().open({
        ruleset: 'standard',
        base: 'empty',
        seed: 'guns',
        power: 'ottoman',
        round: 2,
        phase: 'move',
        units: { spain: { ottoman: { infantry: 6, artillery: 1 } }, marseilles: { france: { infantry: 1 } } },
        control: { spain: 'ottoman', marseilles: 'france' },
        mobilized: ['spain'],
      })
      useGame.getState().dispatch({ type: 'move', from: 'spain', path: ['marseilles'], units: { infantry: 6 } })
    })
    endMovement()
    const card = screen.getByRole('region', { name: 'Why not' })
    fireEvent.click(await within(card).findByRole('button', { name: /Take back Spain › Marseilles/ }))
    expect(useGame.getState().game?.war.units.spain).toContainEqual(expect.objectContaining({ type: 'infantry', count: 6 }))
  })
})

describe('a way out', () => {
  it('brings the focus of the map to where it leads, so that Enter sends there, and has a button that does', async () => {
    act(() => useUi.getState().setWhy(null))
    const map = document.createElement('div')
    map.setAttribute('role', 'application')
    map.tabIndex = 0
    document.body.append(map)
    act(() => {
      useGame.getState().open({ ruleset: 'standard', base: 'opening', seed: 'way', power: 'austria-hungary', phase: 'move' })
      useUi.getState().setFocusSpace('sz18')
      useGame.getState().dispatch({ type: 'end-phase' }, { context: {} })
    })
    act(() => map.focus())
    const card = screen.getByRole('region', { name: 'Why not' })
    const way = await within(card).findByRole('button', { name: /Enter Serbia from Budapest/ })
    // A key presses it while the focus stays on the map.
    act(() => way.click())
    expect(useUi.getState()).toMatchObject({ aim: 'serbia', focusSpace: 'serbia', selection: { space: 'budapest' } })
    fireEvent.click(screen.getByRole('button', { name: 'Send to Serbia' }))
    expect(screen.getByRole('heading', { name: 'Enter Serbia?' })).toBeTruthy()
    map.remove()
  })
})

describe('a reason that opens while something else is read', () => {
  it('brings the orders to the front', () => {
    act(() => {
      useUi.getState().setWhy(null)
      useUi.getState().setTab('space')
      useGame.getState().open({ ruleset: 'standard', base: 'opening', seed: 'front', power: 'austria-hungary', phase: 'move' })
      useUi.getState().setTab('space')
      useGame.getState().dispatch({ type: 'end-phase' }, { context: {} })
    })
    expect(useUi.getState()).toMatchObject({ tab: 'orders', why: { rule: 'STD-POL-02' } })
  })
})

describe('several duties that are unmet', () => {
  it('have the ways out of the first one beside it, before the others', () => {
    act(() => {
      useGame.getState().open({ ruleset: 'standard', base: 'opening', seed: 'duties', power: 'austria-hungary', phase: 'move' })
      useGame.getState().dispatch({ type: 'move', from: 'tyrolia', path: ['venice'], units: { artillery: 1 } })
      useGame.getState().dispatch({ type: 'end-phase' }, { context: {} })
    })
    const heads = within(screen.getByRole('region', { name: 'Why not' })).getAllByRole('heading', { level: 3 })
    expect(heads.map(({ textContent }) => textContent)).toEqual(['Because', 'You could', 'And', 'On the board'])
  })
})

const open = (spec: object) =>
  act(() =>
    useGame.getState().open({ ruleset: 'standard', base: 'empty', seed: 'why', round: 2, power: 'germany', ...spec } as never),
  )
const card = () => screen.getByRole('region', { name: 'Why not' })
const wayNamed = (name: RegExp) => within(card()).findByRole('button', { name })

describe('ways out beside those of Movement', () => {
  it('buy as far as the money goes, with what is left then', async () => {
    open({ phase: 'purchase', treasury: { germany: 10 } })
    act(() => changePurchase({ infantry: 2 }))
    act(() => changePurchase({ infantry: 2, artillery: 2 }))
    expect((await wayNamed(/Buy 2 infantry, 1 artillery/)).textContent).toContain('0 IPC left')
    expect(within(card()).queryByText('Left for the next attack')).toBeNull()
    fireEvent.click(await wayNamed(/Buy 2 infantry, 1 artillery/))
    // It stands in the place of the order before it.
    expect(useGame.getState().log.map(({ action }) => action)).toEqual([
      { type: 'purchase', units: { infantry: 2, artillery: 1 } },
    ])
  })

  it('buy only what is ordered, which is no act of its own', async () => {
    open({ phase: 'purchase', treasury: { germany: 10 } })
    act(() => changePurchase({ infantry: 2 }))
    const { log, game } = useGame.getState()
    const tank = purchaseRows(game!).find(({ type }) => type === 'tank')!.locked!
    act(() => useUi.getState().setWhy(tank, tank))
    expect((await wayNamed(/Buy 2 infantry, 1 artillery/)).textContent).toContain('0 IPC left')
    fireEvent.click(await wayNamed(/Buy only the units ordered/))
    expect(screen.queryByRole('region', { name: 'Why not' })).toBeNull()
    expect(useGame.getState().log).toBe(log)
  })

  it('are answers over an open question, which is still said to wait', async () => {
    open({
      phase: 'move',
      units: { alsace: { germany: { infantry: 3, artillery: 2 } }, lorraine: { france: { infantry: 4 } } },
      queue: [6, 6, 6, 6, 6, 1, 1, 6, 6],
    })
    const { dispatch } = useGame.getState()
    act(() => {
      dispatch({ type: 'move', from: 'alsace', path: ['lorraine'], units: { infantry: 3, artillery: 2 } })
      dispatch({ type: 'end-phase' })
      dispatch({ type: 'attack', space: 'lorraine' })
      dispatch({ type: 'casualties', lose: { germany: { infantry: 1 } } })
    })
    const way = await wayNamed(/Lose 2 infantry/)
    // One infantry and two guns: one gun helps it to hit on 3, and both hit on 3 themselves.
    expect(within(way).getByRole('img', { name: 'Germany: 1 infantry, 2 artillery' })).toBeTruthy()
    expect(way.textContent).toContain('1.5 hits expected')
    expect(within(card()).getByText('Left for the next attack')).toBeTruthy()
    expect(card().textContent).toContain('Germany must answer a question about Lorraine')
    fireEvent.click(way)
    expect(useGame.getState().log.at(-1)?.action).toEqual({ type: 'casualties', lose: { germany: { infantry: 2 } } })
    expect(useUi.getState().why).toBeNull()
  })

  it('of losses at sea show the fleet that is left, and no hits of it', async () => {
    open({
      phase: 'combat',
      units: { sz10: { germany: { cruiser: 2, submarine: 1 }, britain: { cruiser: 2 } } },
      queue: [6, 6, 6, 1, 6],
    })
    const { dispatch } = useGame.getState()
    act(() => {
      dispatch({ type: 'attack', space: 'sz10' })
      if (useGame.getState().game?.flow.pending?.kind === 'submerge') dispatch({ type: 'submerge', count: 0 })
      dispatch({ type: 'casualties', lose: { germany: { cruiser: 2 } } })
    })
    const way = await wayNamed(/Lose 1 cruiser/)
    expect(within(way).getByRole('img', { name: 'Germany: 1 cruiser, 1 submarine' })).toBeTruthy()
    expect(way.textContent).not.toContain('expected')
    expect(within(card()).getByText('Left after the battle')).toBeTruthy()
  })

  it('say of an answer at sea what follows from it', async () => {
    open({ phase: 'combat', units: { sz10: { germany: { cruiser: 1 }, britain: { submarine: 1, cruiser: 3 } } } })
    const { dispatch } = useGame.getState()
    act(() => {
      dispatch({ type: 'attack', space: 'sz10' })
      dispatch({ type: 'submerge', count: 2 })
    })
    expect((await wayNamed(/let 1 submarine submerge/i)).textContent).toContain('A submarine that submerges does not fire')
    expect((await wayNamed(/let no submarines submerge/i)).textContent).not.toContain('A submarine that submerges')
  })

  it('say what land they give away', async () => {
    open({
      phase: 'move',
      round: 3,
      units: { lorraine: { germany: { infantry: 2 }, france: { infantry: 3 } }, alsace: { germany: { infantry: 1 } } },
    })
    act(() => void useGame.getState().dispatch({ type: 'move', from: 'lorraine', path: ['burgundy'], units: { infantry: 2 } }))
    expect((await wayNamed(/^2/)).textContent).toContain('None of your units stays in Lorraine: France will get it. STD-MOV-13')
    expect((await wayNamed(/^1/)).textContent).not.toContain('STD-MOV-13')
  })
})
