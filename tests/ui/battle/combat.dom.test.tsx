import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Counts } from '../../../src/engine/index.ts'
import { useGame } from '../../../src/store/game/game.ts'
import { useHeld } from '../../../src/ui/battle/held.ts'
import { SideColumns } from '../../../src/ui/battle/SideColumns.tsx'
import { act1, asked, open, show } from './table.tsx'

// Attack: 2 hits of 3 guns, 1 of 3 supported infantry, none of 1; defence: a hit of 2 guns and one of 3 infantry.
const lorraine = {
  units: { lorraine: { germany: { infantry: 4, artillery: 3 }, france: { infantry: 3, artillery: 2 } } },
  queue: [1, 2, 6, 3, 5, 6, 6, 3, 6, 2, 5, 6],
}

beforeEach(() => useHeld.getState().clear())

const press = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }))

describe('the columns of the board, to the ear', () => {
  const heard = (name: string) =>
    within(screen.getByRole('region', { name }))
      .queryAllByRole('list')
      .map((list) => [list.getAttribute('aria-label'), within(list).queryAllByRole('listitem').length])

  it('are those that somebody sits in', () => {
    open(lorraine)
    show()
    press('Fight for Lorraine')
    expect(heard('Germany attacks')).toEqual([
      ['Hits on 2 or less', 1],
      ['Hits on 3 or less', 2],
    ])
    expect(heard('France defends')).toEqual([['Hits on 3 or less', 2]])
    expect(screen.queryByText('No units.')).toBeNull()
  })

  it('not those that are left by who was raised, whose place is only seen', () => {
    const units = { lorraine: { germany: { artillery: 3, fighter: 1 }, france: { infantry: 4 } } }
    open({ units, queue: Array(20).fill(6) })
    show()
    press('Fight for Lorraine')
    act1({ type: 'attack', space: 'lorraine' })
    const side = screen.getByRole('region', { name: 'Germany attacks' })
    expect(side.querySelectorAll('ul[aria-hidden] > li')).toHaveLength(1)
    expect(heard('Germany attacks')).toEqual([
      ['Hits on 2 or less', 1],
      ['Hits on 4 or less', 1],
    ])
  })

  it('are none where a side has nobody, and that is said', () => {
    const seats = { seats: [], idle: [] }
    render(<SideColumns side="attacker" owners={['germany']} seats={seats} volley={null} losses={[]} />)
    expect(heard('Germany attacks')).toEqual([])
    expect(within(screen.getByRole('region', { name: 'Germany attacks' })).getByText('No units.')).toBeTruthy()
  })
})

describe('poison gas before the battle', () => {
  it('is counted in the list and named on the board', () => {
    const units = { lorraine: { germany: { infantry: 3, artillery: 3 }, france: { infantry: 5 } } }
    open({ ruleset: 'advanced', units, control: { lorraine: 'contested' }, markers: { gas: { lorraine: { germany: 2 } } } })
    show()
    expect(screen.getByRole('img', { name: '2 artillery carry poison gas' })).toBeTruthy()
    press('Fight for Lorraine')
    expect(screen.getByText(/^2 artillery carry poison gas\. When you attack, you choose how many fire it/)).toBeTruthy()
  })
})

describe('the list of battles', () => {
  it('puts the sea first and says what must be fought', () => {
    open({
      units: {
        ...lorraine.units,
        sz9: { germany: { cruiser: 1 }, britain: { cruiser: 1 } },
      },
    })
    show()
    const rows = screen.getAllByRole('listitem').map((row) => row.getAttribute('aria-label'))
    expect(rows.filter(Boolean)).toEqual(['Sea Zone 9, sea battle, optional', 'Lorraine, land battle, optional'])
  })

  it('parts what must be fought from what may be left, sea zones by their numbers, and lists with "and"', () => {
    const both = (land: string, enemy: string) => ({ [land]: { germany: { infantry: 2 }, [enemy]: { infantry: 2 } } })
    const cruisers = { germany: { cruiser: 1 }, britain: { cruiser: 1 } }
    open({
      phase: 'move',
      units: {
        ...both('lorraine', 'france'),
        prussia: { germany: { infantry: 3 } },
        ruhr: { germany: { infantry: 3 } },
        belgium: { france: { infantry: 1 } },
        poland: { russia: { infantry: 1 } },
        sz11: cruisers,
        sz9: cruisers,
        sz2: cruisers,
      },
      control: { belgium: 'france' },
      mobilized: ['belgium'],
    })
    act1({ type: 'move', from: 'prussia', path: ['poland'], units: { infantry: 2 } })
    act1({ type: 'move', from: 'ruhr', path: ['belgium'], units: { infantry: 2 } })
    act1({ type: 'end-phase' })
    show()
    const names = (group: string) =>
      within(screen.getByRole('region', { name: group }))
        .getAllByRole('listitem')
        .map((row) => row.getAttribute('aria-label')?.split(',')[0])
    expect(names('Must be fought')).toEqual(['Belgium', 'Poland'])
    expect(names('Optional')).toEqual(['Sea Zone 2', 'Sea Zone 9', 'Sea Zone 11', 'Lorraine'])
    expect(screen.getByText(/must still be fought/).textContent).toBe('Belgium and Poland must still be fought')
    const dock = screen.getByText(/must still be fought/)
    expect([...dock.querySelectorAll('span')].map((part) => part.textContent)).toEqual(['Belgium', 'Poland'])
  })

  it('holds a battle and reconsiders it', () => {
    open(lorraine)
    show()
    press('Hold')
    expect(screen.getByText('held for now')).toBeDefined()
    expect(screen.getByRole('button', { name: 'End combat, hold one battle' })).toBeDefined()
    press('Reconsider')
    expect(screen.getByRole('button', { name: 'Fight for Lorraine' })).toBeDefined()
  })

  it('ends the phase', () => {
    open(lorraine)
    show()
    press('End combat, hold one battle')
    expect(useGame.getState().game?.flow.phase).toBe('mobilize')
  })
})

describe('a land battle', () => {
  it('shows who would throw what before the dice', () => {
    open(lorraine)
    show()
    press('Fight for Lorraine')
    const side = screen.getByRole('region', { name: 'Germany attacks' })
    expect(within(side).getByText(/3 infantry: hit on 3, with artillery support/)).toBeDefined()
    expect(within(side).getByText('3.3 expected')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Attack: roll 12 dice' })).toBeDefined()
  })

  it('is fought through both losses to its result', () => {
    open(lorraine)
    show()
    act1({ type: 'attack', space: 'lorraine' })
    const attacker = screen.getByRole('region', { name: 'Germany loses 2' })
    expect(within(attacker).getByRole('spinbutton', { name: 'infantry' }).getAttribute('aria-valuenow')).toBe('2')
    expect(screen.getByText('chosen next')).toBeDefined()
    press('Germany: accept losses')
    expect(screen.getByText('6 IPC. Chosen by Anna.')).toBeDefined()
    act(() => useGame.setState({ computers: { seed: 'losses', seats: { germany: { level: 'easy', style: 'balanced' } } } }))
    expect(screen.getByText('6 IPC. Chosen by the computer.')).toBeDefined()
    act(() => useGame.setState({ computers: null }))
    expect(asked()?.by).toBe('france')
    press('France: accept losses')
    expect(screen.getByText('Still contested')).toBeDefined()
    expect(screen.getByText('France lost 2 infantry, 1 artillery')).toBeDefined()
  })

  it('asks nothing of a side that loses all it has, and speaks of no choice where there is none', () => {
    const army = (france: Counts) => ({
      units: { lorraine: { germany: { infantry: 3, artillery: 3 }, france } },
      queue: [1, 1, 1, 1, 1, 1, 1, 1, 6, 6],
    })
    open(army({ infantry: 2, artillery: 1 }))
    const { unmount } = show()
    act1({ type: 'attack', space: 'lorraine' })
    expect(within(screen.getByRole('region', { name: 'France loses 3' })).getByText('all units there')).toBeDefined()
    unmount()
    open(army({ infantry: 8 }))
    show()
    act1({ type: 'attack', space: 'lorraine' })
    expect(within(screen.getByRole('region', { name: 'France loses 6' })).getByText('no choice left')).toBeDefined()
  })

  it('says whose units are decided on where several powers lose, how the hits are spread, and who else is concerned', () => {
    open({
      players: [
        { name: 'Anna', powers: ['austria-hungary', 'germany', 'ottoman'] },
        { name: 'Ben', powers: ['russia', 'france', 'italy'] },
        { name: 'Chloe', powers: ['britain', 'usa'] },
      ],
      units: { lorraine: { germany: { infantry: 2 }, france: { infantry: 2, artillery: 1 }, britain: { infantry: 2 } } },
      queue: [1, 1, 6, 6, 6, 6, 6],
    })
    show()
    act1({ type: 'attack', space: 'lorraine' })
    const box = screen.getByRole('region', { name: 'The Allies lose 2' })
    expect(box.textContent).toContain('Ben decides for France and Britain.')
    expect(box.textContent).toContain('The units of Britain belong to Chloe')
    act(() => useGame.setState({ computers: { seed: 'losses', seats: { britain: { level: 'easy', style: 'balanced' } } } }))
    expect(box.textContent).toContain('Ben decides for France and Britain.')
    expect(box.textContent).not.toContain('The units of Britain belong to')
    act(() => useGame.setState({ computers: null }))
    const [spread] = [...box.querySelectorAll('p[aria-live]')]
    const before = spread?.textContent
    expect(before).toMatch(/^Chosen: France \d, Britain \d\.$/)
    expect(screen.getByRole('button', { name: 'The Allies: accept losses' })).toBeDefined()
    fireEvent.click(
      within(box)
        .getAllByRole('button', { name: /^One less: infantry/ })
        .find((one) => one.getAttribute('aria-disabled') !== 'true')!,
    )
    expect(spread?.textContent).not.toBe(before)
  })

  it('locks the last infantry and says which rule', () => {
    open(lorraine)
    show()
    act1({ type: 'attack', space: 'lorraine' })
    press('Germany: accept losses')
    const box = screen.getByRole('region', { name: 'France loses 3' })
    expect(within(box).getByRole('spinbutton', { name: 'infantry' }).getAttribute('aria-valuenow')).toBe('2')
    expect(screen.getByText('STD-LND-18')).toBeDefined()
    expect(within(box).getByRole('button', { name: 'One more: infantry' }).getAttribute('aria-disabled')).toBe('true')
  })

  it('moves a hit over when one more is taken elsewhere, and waits for all of them', () => {
    open(lorraine)
    show()
    act1({ type: 'attack', space: 'lorraine' })
    const value = (name: string) => screen.getByRole('spinbutton', { name }).getAttribute('aria-valuenow')
    press('One more: artillery')
    expect([value('infantry'), value('artillery')]).toEqual(['1', '1'])
    press('One less: artillery')
    const accept = screen.getByRole('button', { name: 'Germany: accept losses' })
    expect(accept.getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByText('1 hit is left to take.')).toBeDefined()
    press(/^Default/)
    expect([value('infantry'), value('artillery')]).toEqual(['2', '0'])
  })
})

describe('a battle at sea', () => {
  const sea = {
    units: {
      sz9: {
        germany: {
          battleship: 2,
          submarine: 1,
          transports: [{ cargo: [{ power: 'germany' as const, type: 'infantry' as const }] }],
        },
        britain: { cruiser: 2, submarine: 1 },
      },
    },
  }

  it('asks who submerges, takes damage before ships, and asks whether to press on', () => {
    open({ ...sea, queue: [6, 6, 6, 3, 6, 6] })
    show()
    act1({ type: 'attack', space: 'sz9' })
    expect(screen.getByRole('heading', { name: 'Submerge?' })).toBeDefined()
    press('It fires')
    expect(screen.getByRole('heading', { name: 'Submerge?' })).toBeDefined()
    press('One more: submarines')
    press('1 submarine submerges')
    expect(screen.getByText('submerged')).toBeDefined()
    const box = screen.getByRole('region', { name: 'Germany loses 1' })
    expect(within(box).getByRole('spinbutton', { name: 'Damage a battleship' }).getAttribute('aria-valuenow')).toBe('1')
    press('Germany: accept losses')
    fireEvent.click(screen.getByRole('radio', { name: /Break off/ }))
    press('Break off')
    expect(screen.getByText('Broken off')).toBeDefined()
    expect(useGame.getState().game?.flow.pending).toBeNull()
  })

  it('tells the same after the game is opened again in the middle of it', () => {
    open({ ...sea, queue: [6, 6, 6, 3, 6, 6] })
    act1({ type: 'attack', space: 'sz9' })
    act1({ type: 'submerge', count: 0 })
    const first = show()
    const before = first.container.textContent
    first.unmount()
    useGame.getState().open(useGame.getState().exportSave())
    const again = show()
    expect(again.container.textContent).toBe(before)
  })
})

describe('dice from the table', () => {
  it('are typed in on the pad and count when all are in', () => {
    open({ ...lorraine, queue: [], dice: 'entered' })
    show()
    act1({ type: 'attack', space: 'lorraine' })
    expect(screen.getByRole('heading', { name: 'Roll 7 dice' })).toBeDefined()
    expect(screen.getByText('3 artillery, 3 or less hits')).toBeDefined()
    const enter = () => screen.getByRole('button', { name: 'Enter 7 dice' })
    expect(enter().getAttribute('aria-disabled')).toBe('true')
    for (const die of ['1', '2', '6', '3', '5', '6', '4']) press(die)
    expect(screen.getByText('All dice are in')).toBeDefined()
    press('Take back the last die')
    press('6')
    fireEvent.click(enter())
    expect(screen.getByRole('heading', { name: 'Roll 5 dice' })).toBeDefined()
    expect(screen.getByText('3 hits')).toBeDefined()
  })
})
