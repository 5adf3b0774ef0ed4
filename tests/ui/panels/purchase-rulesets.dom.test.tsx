import { act, fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { selectOrders } from '../../../src/store/game/undo-state.ts'
import { MobilizePanel, MovePanel, PurchasePanel } from '../../../src/ui/panels/index.ts'
import { act2, open, store, withFoot } from './open.ts'

const stepper = (name: string) => screen.getByRole('spinbutton', { name })

withFoot()

describe('a place that must have a unit', () => {
  it('is told in Purchase, with what it gets when nothing is ordered', () => {
    open({ ruleset: 'advanced', power: 'britain', phase: 'purchase', treasury: { britain: 20 } })
    render(<PurchasePanel />)
    expect(screen.getByText(/^Canada must get a unit every turn/).textContent).toContain('3 IPC go to 1 infantry in Canada')
    fireEvent.click(screen.getByRole('button', { name: /^3 IPC go to 1 infantry in Canada/ }))
    expect(screen.getByText('Buy nothing else this turn?').parentElement?.textContent).toContain('17 IPC stay')
    fireEvent.click(screen.getByRole('button', { name: /^End purchase/ }))
    expect(store().game).toMatchObject({ flow: { phase: 'move' }, turn: { purchase: { infantry: 1 }, owed: 'canada' } })
  })

  it('says nothing where it has its unit, or where nothing must', () => {
    open({ ruleset: 'advanced', power: 'britain', phase: 'purchase', treasury: { britain: 2 } })
    const { unmount } = render(<PurchasePanel />)
    expect(screen.queryByText(/must get a unit/)).toBeNull()
    unmount()
    open({ ruleset: 'standard', power: 'britain', phase: 'purchase' })
    render(<PurchasePanel />)
    expect(screen.queryByText(/must get a unit/)).toBeNull()
  })
})

describe('purchase', () => {
  it('sells a gas marker with a new gun, and says why not without one', () => {
    open({ ruleset: 'advanced', phase: 'purchase', treasury: { germany: 12 } })
    render(<PurchasePanel />)
    fireEvent.keyDown(stepper('Poison gas'), { key: 'ArrowUp' })
    expect(store().game!.turn.purchase).toEqual({})
    fireEvent.keyDown(stepper('Artillery'), { key: 'ArrowUp' })
    fireEvent.keyDown(stepper('Poison gas'), { key: 'ArrowUp' })
    expect(store().game!.turn.purchase).toEqual({ artillery: 1, 'poison-gas': 1 })
    expect(screen.getByText('End purchase: 1 unit for 5 IPC')).toBeTruthy()
    fireEvent.keyDown(stepper('Poison gas'), { key: 'ArrowUp' })
    expect(store().game!.turn.purchase).toEqual({ artillery: 1, 'poison-gas': 1 })
  })

  it('offers no country and no revolt where money wins none', () => {
    open({ ruleset: 'advanced', phase: 'purchase' })
    render(<PurchasePanel />)
    expect(screen.queryByRole('region', { name: 'Countries to win' })).toBeNull()
    open({ ruleset: 'influence', phase: 'purchase' })
    expect(screen.getByRole('region', { name: 'Countries to win' })).toBeTruthy()
    expect(screen.getByRole('region', { name: 'Revolts to raise' })).toBeTruthy()
  })
})

describe('what money cannot win', () => {
  const row = (land: string) => screen.getByRole('button', { name: land }).closest('li')?.textContent

  it('says in its row why, and what is only too dear what it would bring', () => {
    open({
      ruleset: 'influence',
      phase: 'purchase',
      treasury: { germany: 2 },
      mobilized: ['greece'],
      control: { greece: 'france' },
      revolted: ['morocco'],
    })
    render(<PurchasePanel />)
    expect(row('Greece')).toContain('Greece is already in the war')
    expect(row('Morocco')).toContain('Morocco has had its revolt')
    expect(row('Afghanistan')).toContain('1 infantry, 1 artillery · 1 IPC')
    expect(row('Finland')).toContain('2 IPC')
  })
})

describe('news', () => {
  const news = () => screen.queryByRole('region', { name: 'News' })?.textContent
  /** They come with the words of the log. */
  const arrived = () => screen.findByRole('region', { name: 'News' })
  const PLAYERS = [
    { name: 'Anna', powers: ['austria-hungary', 'germany', 'ottoman'] },
    { name: 'Ben', powers: ['russia', 'france', 'britain', 'italy', 'usa'] },
  ] as const
  const end = (times: number) => act2(...Array<{ type: 'end-phase' }>(times).fill({ type: 'end-phase' }))
  const players = PLAYERS.map(({ name, powers }) => ({ name, powers: [...powers] }))

  /** What has happened to the person who is called: two who play are told of all of it in one list. */
  const recap = () => screen.queryByRole('region', { name: /^(Since your last|Before your first) turn$/ })?.textContent
  const told = () => screen.findByRole('region', { name: /^(Since your last|Before your first) turn$/ })

  it('tells the next person as the round opens who has entered the war, and once', async () => {
    open({ ruleset: 'influence', base: 'empty', round: 1, power: 'usa', phase: 'income', players })
    end(1)
    render(<PurchasePanel />)
    await told()
    expect(recap()).toMatch(/Italy\s*entered the war/)
    end(5)
    expect(store().game!.flow.power).toBe('russia')
    expect(recap() ?? '').not.toContain('entered the war')
  })

  it('tells who plays both sides as the round opens who has entered the war, and once', async () => {
    const alone = players.map(({ powers }) => ({ name: 'Anna', powers }))
    open({ ruleset: 'influence', base: 'empty', round: 1, power: 'usa', phase: 'income', players: alone })
    end(1)
    render(<PurchasePanel />)
    await arrived()
    expect(news()).toContain('Italy entered the war.')
    end(5)
    expect(store().game!.flow.power).toBe('russia')
    expect(news()).toBeUndefined()
  })

  it('tells of a peace where it is made, and to the other player', async () => {
    open({
      ruleset: 'influence',
      base: 'empty',
      phase: 'combat',
      players,
      control: { karelia: 'germany', poland: 'germany' },
    })
    end(1)
    const { unmount } = render(<MobilizePanel />)
    expect(news()).toContain('Russia made peace and is out of the war.')
    expect(news()).toContain('to Germany.')
    unmount()
    end(2)
    render(<PurchasePanel />)
    await told()
    expect(store().game!.flow.power).toBe('france')
    expect(recap()).toMatch(/Russia\s*made peace and is out of the war/)
    act2({ type: 'purchase', units: { infantry: 1 } })
    // It stays while one buys, until it is closed, and can be had again.
    expect(recap()).toMatch(/Russia\s*made peace and is out of the war/)
    fireEvent.click(screen.getByRole('button', { name: /^Close/ }))
    expect(recap()).toBeUndefined()
    fireEvent.click(screen.getByRole('button', { name: /^Since your last turn|^Before your first turn/ }))
    expect(recap()).toMatch(/Russia\s*made peace and is out of the war/)
    act2({ type: 'purchase', units: {} })
    end(5)
    expect(store().game!.flow.power).toBe('italy')
    expect(recap() ?? '').not.toContain('made peace')
  })
})

describe('what is paid for beside units', () => {
  const buy = () => {
    open({ ruleset: 'influence', phase: 'purchase', treasury: { germany: 35 } })
    render(<PurchasePanel />)
    fireEvent.keyDown(stepper('Infantry'), { key: '2' })
    fireEvent.click(screen.getByRole('button', { name: 'Win Greece for 20 IPC' }))
    fireEvent.keyDown(stepper('Infantry'), { key: '3' })
  }

  it('counts among what is spent, and is on the list of orders', () => {
    buy()
    expect(document.body.textContent).toContain('29 of 35 IPC')
    expect(screen.getByText('Greece 20 IPC')).toBeTruthy()
    expect(screen.getByText('6 IPC left')).toBeTruthy()
    act2({ type: 'end-phase' })
    render(<MovePanel />)
    expect(screen.getByRole('button', { name: 'Win Greece' })).toBeTruthy()
  })

  it('is taken back by itself, and units without it', () => {
    buy()
    fireEvent.click(screen.getByText('Reset'))
    expect(store().game!.turn.purchase).toEqual({})
    expect(store().game!.turn.paid?.influence).toEqual(['greece'])
    expect(screen.getByText('Buy no units')).toBeTruthy()
    fireEvent.keyDown(stepper('Infantry'), { key: '1' })
    fireEvent.click(screen.getByRole('button', { name: 'Take back: Greece' }))
    expect(store().game!.turn.paid?.influence).toEqual([])
    expect(store().game!.turn.purchase).toEqual({ infantry: 1 })
    expect(store().game!.war.treasury.germany).toBe(32)
  })

  it('stays when the whole purchase of units is taken back', () => {
    buy()
    act2({ type: 'end-phase' })
    const { takeBack } = store()
    const orders = selectOrders(store())
    act(() => void takeBack(orders.find(({ action }) => action.type === 'purchase')!.index))
    expect(store().game!.turn.purchase).toEqual({})
    expect(store().game!.turn.paid?.influence).toEqual(['greece'])
  })
})
