import { act, fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { type PositionSpec, unitsIn } from '../../../src/engine/index.ts'
import { statementOf, treasuryRange } from '../../../src/ui/panels/income/statement.ts'
import { IncomePanel, IncomeTab, MobilizePanel, MovePanel, VictoryPanel } from '../../../src/ui/panels/index.ts'
import { pickUp } from '../../../src/ui/panels/move/act.ts'
import { act2, open, store, withFoot } from './open.ts'

const stepper = (name: string) => screen.getByRole('spinbutton', { name })

withFoot()

describe('income', () => {
  it('tells supplies through a neutral neighbour, and what they may come to', () => {
    open({ ruleset: 'advanced', phase: 'income' })
    render(<IncomePanel />)
    expect(screen.getByText('Supplies through Holland')).toBeTruthy()
    expect(screen.getByText('+1 and half a die')).toBeTruthy()
    expect(screen.getByText('Roll and collect')).toBeTruthy()
    const statement = statementOf(store().game!, 'germany')
    const { least, most } = treasuryRange(statement)
    expect([least, most]).toEqual([statement.treasury + statement.total + 2, statement.treasury + statement.total + 4])
    expect(screen.getByText(`${least} to ${most}`)).toBeTruthy()
  })

  it('the supplies stay out at sea under a blockade, and nothing comes once the neighbour is entered', () => {
    open({ ruleset: 'advanced', phase: 'income', units: { sz10: { britain: { cruiser: 1 } } } })
    render(<IncomePanel />)
    expect(screen.getByText('Enemy ships in Sea Zone 10 stop supplies by sea.')).toBeTruthy()
    expect(screen.getByText('+1')).toBeTruthy()
    open({ ruleset: 'advanced', phase: 'income', mobilized: ['holland'], control: { holland: 'germany' } })
    expect(screen.queryByText('Supplies through Holland')).toBeNull()
  })

  it('tells a power what its convoys risk', () => {
    open({ ruleset: 'advanced', power: 'britain', phase: 'income', units: { sz8: { germany: { submarine: 2 } } } })
    render(<IncomePanel />)
    expect(screen.getByText('Convoys in 6 sea zones')).toBeTruthy()
    expect(screen.getByText(/A German submarine that raids one takes 1 to 2 IPC/)).toBeTruthy()
    expect(statementOf(store().game!, 'britain').convoys?.raiders).toBeGreaterThanOrEqual(2)
  })

  it('expects of submarines what the table of the ruleset says', () => {
    const units = { sz8: { germany: { submarine: 3 } }, sz7: { germany: {} } }
    const expected = (ruleset: PositionSpec['ruleset']) => {
      open({ ruleset, base: 'empty', power: 'britain', phase: 'income', submarineWarfare: true, units })
      return statementOf(store().game!, 'britain').raiders?.expected
    }
    expect(expected('standard')).toBeCloseTo(1)
    expect(expected('tournament')).toBeCloseTo(3)
  })

  it('tells a neutral what submarines have cost it, and what brings it into the war', () => {
    const boats = { sz7: { germany: { submarine: 2 } } }
    open({
      ruleset: 'influence',
      base: 'empty',
      power: 'usa',
      phase: 'income',
      submarineWarfare: true,
      shippingLost: { usa: 2 },
      units: boats,
    })
    const { unmount } = render(<IncomePanel />)
    expect(screen.getByText('2 IPC lost so far; more than 3 bring it into the war.')).toBeTruthy()
    unmount()
    open({ ruleset: 'influence', base: 'empty', power: 'britain', phase: 'income', submarineWarfare: true, units: boats })
    render(<IncomePanel />)
    expect(screen.getByText('2 submarines hunt merchant ships')).toBeTruthy()
    expect(screen.queryByText(/lost so far/)).toBeNull()
  })

  it('says of a power that has surrendered what becomes of its treasury', () => {
    open({ ruleset: 'tournament', base: 'empty', surrendered: ['britain'], treasury: { britain: 9 } })
    render(<IncomeTab />)
    fireEvent.click(screen.getByRole('button', { name: 'Britain' }))
    expect(screen.getByText('It has surrendered. Its treasury of 9 IPC goes to the first enemy that takes London.')).toBeTruthy()
  })

  const parisLost = { control: { paris: 'germany' }, units: { paris: { germany: { infantry: 1 } } } } as const

  it('of a power without its capital says that nothing is paid, and whose its treasury is', () => {
    open({ ruleset: 'influence', base: 'empty', phase: 'income', treasury: { france: 0 }, ...parisLost })
    const { unmount } = render(<IncomePanel />)
    expect(screen.getByText('Treasury of France').closest('section')?.textContent).toContain(
      'While Germany holds Paris, it gets everything this treasury receives.',
    )
    unmount()
    render(<IncomeTab />)
    fireEvent.click(screen.getByRole('button', { name: 'France' }))
    expect(screen.getByText(/^Paris is in enemy hands: .*it cannot buy, mobilise or collect/)).toBeTruthy()
    expect(screen.getByRole('button', { name: /^Rule INF-INC-03\b/ })).toBeTruthy()
  })

  it('keeps quiet about that treasury where its owner keeps it, and where no capital is held', () => {
    for (const spec of [
      { ruleset: 'standard', base: 'empty', ...parisLost },
      { ruleset: 'influence', base: 'empty' },
    ] as const) {
      open({ ...spec, phase: 'income' })
      const { unmount } = render(<IncomePanel />)
      expect(screen.queryByText('Treasury of France')).toBeNull()
      unmount()
    }
  })

  it('of a power that has made peace says that nothing is paid any more', () => {
    open({ ruleset: 'influence', revolution: true, round: 3 })
    render(<IncomeTab />)
    fireEvent.click(screen.getByRole('button', { name: 'Russia' }))
    expect(screen.getByText('It has left the war: it takes no turns and gets no income.')).toBeTruthy()
  })

  it('shows homelands and how near each is to collapse, where powers collapse', () => {
    open({ ruleset: 'tournament', base: 'empty', control: { wales: 'germany', yorkshire: 'germany' } })
    render(<IncomeTab />)
    expect(screen.getByRole('button', { name: /^Britain: 5 of 13 IPC lost or fought over/ })).toBeTruthy()
    const all = { wales: 'germany', yorkshire: 'germany', scotland: 'germany' } as const
    open({ ruleset: 'tournament', base: 'empty', control: all })
    const gone = /^Britain: 7 of 13 .+ Its economy collapses at its next turn, it surrenders at the end of its turn\.$/
    expect(screen.getByRole('button', { name: gone })).toBeTruthy()
    open({ ruleset: 'tournament', base: 'empty', power: 'britain', control: all })
    const going = /^Britain: 7 of 13 .+ Its economy has collapsed; it surrenders at the end of its turn\.$/
    expect(screen.getByRole('button', { name: going })).toBeTruthy()
    open({ ruleset: 'standard' })
    expect(screen.queryByRole('region', { name: 'Homelands' })).toBeNull()
  })

  it.each([
    ['standard', 'At the end of the turn of the Ottoman Empire'],
    ['tournament', 'At the end of round 6 both sides are checked again. If neither has won, the side with more points wins'],
    ['advanced', 'At once, whenever it happens'],
    ['influence', 'At the end of the round'],
  ] as const)('how it ends in the %s game', (ruleset, words) => {
    open({ ruleset })
    render(<IncomeTab />)
    expect(screen.getByRole('region', { name: 'How it ends' }).textContent).toContain(words)
  })
})

describe('mobilising', () => {
  it('places gas with its guns, and tells which place has how much of it', () => {
    open({ ruleset: 'advanced', phase: 'purchase', treasury: { germany: 30 } })
    act2({ type: 'purchase', units: { infantry: 1, artillery: 2, 'poison-gas': 1 } }, { type: 'end-phase' })
    while (store().game!.flow.phase !== 'mobilize') act2({ type: 'end-phase' })
    render(<MobilizePanel />)
    expect(screen.getByText('Place 3 units')).toBeTruthy()
    expect(stepper('Poison gas in Berlin').textContent).toBe('1')
    fireEvent.keyDown(stepper('Artillery in Ruhr'), { key: '2' })
    expect(stepper('Poison gas in Ruhr').textContent).toBe('1')
    expect(screen.queryByRole('spinbutton', { name: 'Poison gas in Berlin' })).toBeNull()
    const gasIn = (space: string) => unitsIn(store().game!, space).reduce((n, stack) => n + (stack.gas ? stack.count : 0), 0)
    const before = gasIn('ruhr')
    fireEvent.click(screen.getByText('Place 3 units'))
    expect(gasIn('ruhr')).toBe(before + 1)
  })

  it('says how much a limited place takes, and what it must be given', () => {
    open({ ruleset: 'advanced', phase: 'purchase', power: 'britain', treasury: { britain: 30 } })
    act2({ type: 'purchase', units: { infantry: 3 } }, { type: 'end-phase' })
    while (store().game!.flow.phase !== 'mobilize') act2({ type: 'end-phase' })
    render(<MobilizePanel />)
    expect(screen.getByRole('region', { name: 'Canada' }).textContent).toContain('Exactly one unit must be placed here this turn')
    expect(stepper('Infantry in Canada').textContent).toBe('1')
    expect(stepper('Infantry in Canada').getAttribute('aria-valuemax')).toBe('1')
  })

  it('tells what came without being bought: a country and a revolt', () => {
    open({ ruleset: 'influence', phase: 'purchase', treasury: { germany: 26 } })
    act2({ type: 'influence', country: 'greece' }, { type: 'revolt', territory: 'morocco' }, { type: 'end-phase' })
    for (let i = 0; i < 4 && store().game!.flow.phase !== 'mobilize'; i++) act2({ type: 'end-phase' })
    render(<MobilizePanel />)
    const told = screen.getByRole('region', { name: 'At the start of the phase' }).textContent
    expect(told).toContain('Germany won Greece over.')
    expect(told).toContain('Germany raised a revolt in Morocco: 1 infantry.')
  })
})

it('a march of two territories says so in the list of targets', () => {
  open({ ruleset: 'tournament', phase: 'move' })
  render(<MovePanel />)
  act(() => void pickUp('munich'))
  fireEvent.click(screen.getByRole('button', { name: /more$/ }))
  expect(screen.getByRole('button', { name: /^Kiel: .*, 2 territories$/ }).textContent).toContain('2 territories')
  expect(screen.getByRole('button', { name: /^Ruhr: / }).textContent).toBe('Ruhr')
})

describe('allies aboard', () => {
  const cargo = (['britain', 'france'] as const).map((power) => ({ power, type: 'infantry' as const }))
  const offBelgium = (spec: Partial<PositionSpec> = {}) => {
    open({
      ruleset: 'influence',
      base: 'empty',
      power: 'britain',
      phase: 'move',
      mobilized: ['belgium'],
      control: { belgium: 'france' },
      ...spec,
      units: { sz9: { britain: { transports: [{ cargo }] } }, ...spec.units },
    })
    render(<MovePanel />)
    act(() => void pickUp('sz9'))
  }
  const landed = (space: string) => unitsIn(store().game!, space).map((stack) => `${stack.count} ${stack.power}`)

  it('are told from the ship’s own, and land without them', () => {
    offBelgium()
    expect(screen.getByText('carries 1 infantry (British) and 1 infantry (French)')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'infantry', pressed: true }))
    expect(screen.getByRole('button', { name: 'infantry (French)', pressed: true })).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: /^Belgium: / }))
    expect(landed('belgium')).toEqual(['1 france'])
  })

  it('land with them', () => {
    offBelgium()
    fireEvent.click(screen.getByRole('button', { name: /^Belgium: / }))
    expect(landed('belgium').sort()).toEqual(['1 britain', '1 france'])
  })

  it('may stay aboard', () => {
    offBelgium()
    fireEvent.click(screen.getByRole('button', { name: 'infantry (French)' }))
    fireEvent.click(screen.getByRole('button', { name: /^Belgium: / }))
    expect(landed('belgium')).toEqual(['1 britain'])
  })

  it('land with the rest once all are picked up again', () => {
    offBelgium()
    fireEvent.click(screen.getByRole('button', { name: 'infantry (French)', pressed: true }))
    expect(screen.getByRole('button', { name: 'infantry (French)', pressed: false })).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: /^All/ }))
    expect(screen.getByRole('button', { name: 'infantry (French)', pressed: true })).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: /^Belgium: / }))
    expect(landed('belgium').sort()).toEqual(['1 britain', '1 france'])
  })

  it('cannot be left alone before the enemy, and it is said why', () => {
    offBelgium({ control: { belgium: 'germany' }, units: { belgium: { germany: { infantry: 1 } } } })
    fireEvent.click(screen.getByRole('button', { name: 'infantry' }))
    fireEvent.click(screen.getByRole('button', { name: /^Belgium: / }))
    expect(landed('belgium')).toContain('1 france')
    expect(screen.getByText(/Britain.*infantry/).closest('li')?.textContent).toContain('INF-TRN-04')
  })
})

describe('the end by points', () => {
  const last = (spec: Partial<PositionSpec>) => {
    open({ ruleset: 'tournament', base: 'empty', power: 'usa', phase: 'income', round: 6, ...spec })
    act2({ type: 'end-phase' })
    return render(<VictoryPanel />)
  }

  it('tells the points of both sides', () => {
    last({ control: { lorraine: 'germany', 'trans-jordan': 'britain' } })
    expect(screen.getByText('The Central Powers win the war')).toBeTruthy()
    expect(
      screen.getByText('Round 6 was the last: the Central Powers have 2 points, the Allies 1.', { exact: false }),
    ).toBeTruthy()
  })

  it('tells a draw', () => {
    last({})
    expect(screen.getByText('The war ends in a draw')).toBeTruthy()
    expect(screen.getByText('Round 6 was the last: both sides have 0 points.', { exact: false })).toBeTruthy()
  })
})
