import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { closeBattleReplay, openBattleReplay, showScene, useBattleReplay } from '../../../src/store/view/battle-replay.ts'
import { BattleBoard } from '../../../src/ui/battle/BattleBoard.tsx'
import { advanced, seats, track } from './steps.tsx'
import { act1, open, show } from './table.tsx'

const press = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }))

describe('the steps of a battle on land', () => {
  it('are the known three where nothing else is in it', () => {
    open({ units: { lorraine: { germany: { infantry: 2 }, france: { infantry: 2 } } }, queue: [6, 6, 6, 6] })
    show()
    press('Fight for Lorraine')
    expect(track()).toEqual(['Fire', 'Losses', 'Result'])
    press('Attack: roll 4 dice')
    expect(track()).toEqual(['+Fire', '+Losses', '*Result'])
  })

  it('do not go back to the fire once the losses are told, where the battle is looked at again', () => {
    open({
      units: { lorraine: { germany: { infantry: 3, artillery: 1 }, france: { infantry: 1, artillery: 1 } } },
      queue: Array(8).fill(1),
    })
    act1({ type: 'attack', space: 'lorraine' })
    act1({ type: 'casualties', lose: { germany: { infantry: 2 } } })
    openBattleReplay(0)
    render(<BattleBoard space="lorraine" />)
    const now = useBattleReplay.getState().scenes.map(({ card }, at) => {
      act(() => showScene(at))
      return `${card?.topic ?? 'before'}: ${track().find((step) => step.startsWith('*')) ?? 'none'}`
    })
    act(closeBattleReplay)
    expect(now).toEqual(['before: none', 'fire: *Losses', 'losses: *Losses', 'end: *Result'])
  })

  it('have gas and first shots where guns carry it and machine guns stand', () => {
    advanced({
      units: { lorraine: { germany: { infantry: 3, artillery: 2 }, france: { infantry: 3, 'machine-gun': 1 } } },
      markers: { gas: { lorraine: { germany: 1 } } },
      queue: [5, 6, ...Array(20).fill(6)],
    })
    show()
    press('Fight for Lorraine')
    expect(track()).toEqual(['Gas?', 'Gas', 'First shot', 'Fire', 'Losses', 'Result'])
    press('Attack: gas or no gas first')
    expect(track()).toEqual(['*Gas?', 'Gas', 'First shot', 'Fire', 'Losses', 'Result'])
    press('One artillery fires gas')
    expect(track()).toEqual(['+Gas', '+First shot', '+Fire', '+Losses', '*Result'])
  })

  it('end with the first shot when machine guns stop the attack', () => {
    advanced({
      units: { lorraine: { germany: { infantry: 1, tank: 1 }, france: { infantry: 1, 'machine-gun': 2 } } },
      queue: [1, 1],
    })
    show()
    press('Fight for Lorraine')
    press('Attack: machine guns fire first')
    expect(track()).toEqual(['+First shot', '-Fire', '-Losses', '*Result'])
    expect(screen.getByText('No infantry is left, so the attack is over. One tank becomes infantry.')).toBeDefined()
  })
})

describe('gas on the board', () => {
  const gassed = (queue: number[]) => {
    advanced({
      units: { lorraine: { germany: { infantry: 3, artillery: 3 }, france: { infantry: 5 } } },
      markers: { gas: { lorraine: { germany: 2 } } },
      queue,
    })
    show()
    act1({ type: 'attack', space: 'lorraine' })
    act1({ type: 'gas', count: 2 })
  }

  it('is told with its lowest die and its rule, and infantry sits under the number it needs now', () => {
    gassed([2, 5, 4, ...Array(20).fill(3)])
    expect(screen.getByText('Lowest die 2: 4 defending infantry weakened.')).toBeDefined()
    expect(screen.getByRole('button', { name: /Rule ADV-03-09/ })).toBeDefined()
    expect(seats('France defends')).toEqual([
      '4 infantry: hit on 2, weakened by gas. Dice 3, 3, 3, 3: 0 hits.',
      '1 infantry: hit on 3. Dice 3: 1 hit.',
    ])
    expect(within(screen.getByRole('region', { name: 'Germany attacks' })).getByText('fire gas instead')).toBeDefined()
  })

  it('has no effect with a five or a six', () => {
    gassed([5, 6, ...Array(20).fill(6)])
    expect(screen.getByText('Lowest die 5: no effect.')).toBeDefined()
    expect(screen.getByRole('button', { name: /Rule ADV-03-11/ })).toBeDefined()
  })

  it('reaches both sides with a four', () => {
    gassed([4, 6, 1, 2, ...Array(20).fill(6)])
    expect(screen.getByText('Lowest die 4: 1 attacking and 2 defending infantry weakened.')).toBeDefined()
  })
})

describe('tanks and fighters', () => {
  it('that stop a hit are tipped, and machine guns do not sit with the others any more', () => {
    advanced({
      units: { lorraine: { germany: { infantry: 3, tank: 1 }, france: { infantry: 2, 'machine-gun': 2 } } },
      queue: [1, 6, ...Array(20).fill(6)],
    })
    show()
    press('Fight for Lorraine')
    press(/^Attack/)
    expect(screen.getByText('One tank absorbs a hit and is tipped.')).toBeDefined()
    const defence = screen.getByRole('region', { name: 'France defends' })
    expect(within(defence).getByText('have had their first shot')).toBeDefined()
    expect(seats('France defends')).toEqual(['2 infantry: hit on 3. Dice 6, 6: 0 hits.'])
  })

  it('that were damaged flew home and are told apart', () => {
    advanced({
      units: { lorraine: { germany: { infantry: 2, fighter: 2 }, france: { infantry: 2, fighter: 1 } } },
      queue: [2, 6, 2, ...Array(20).fill(6)],
    })
    show()
    press('Fight for Lorraine')
    press(/^Attack/)
    expect(screen.getByText('One German fighter flew home damaged.')).toBeDefined()
    expect(screen.getByText('One French fighter flew home damaged.')).toBeDefined()
    expect(screen.getByText('Air supremacy: Germany')).toBeDefined()
    expect(seats('Germany attacks').some((seat) => seat.startsWith('1 fighter: hit on 2.'))).toBe(true)
  })
})
