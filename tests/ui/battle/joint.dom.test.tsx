import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { useGame } from '../../../src/store/game/game.ts'
import { seats } from './steps.tsx'
import { act1, open, show } from './table.tsx'

const press = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }))
const units = { lorraine: { germany: { infantry: 3 }, 'austria-hungary': { infantry: 2 }, france: { infantry: 3 } } }

describe('allies who join an attack', () => {
  it('are offered before the dice, and sit with the others once they are named', () => {
    open({ ruleset: 'influence', units, queue: [1, 6, 6, 6, 6, 1, 1, 1] })
    show()
    press('Fight for Lorraine')
    expect(seats('Germany attacks')).toEqual(['3 infantry: hit on 2.'])
    fireEvent.click(screen.getByRole('checkbox', { name: /Austria-Hungary/ }))
    expect(seats('The Central Powers attack')).toEqual([
      '2 infantry of Austria-Hungary: hit on 2.',
      '3 infantry of Germany: hit on 2.',
    ])
    press('Attack: roll 8 dice')
    expect(useGame.getState().log.at(-1)?.action).toEqual({ type: 'attack', space: 'lorraine', with: ['austria-hungary'] })
    expect(screen.getByRole('region', { name: 'The Central Powers lose 3' })).toBeDefined()
    press('The Central Powers: accept losses')
    expect(screen.getByText('Still contested')).toBeDefined()
  })

  it('are nobody where the rules know no joint attack', () => {
    open({ units })
    show()
    press('Fight for Lorraine')
    expect(screen.queryByText(/Attack together with/)).toBeNull()
  })
})

describe('submarines on their way', () => {
  it('and the dice that destroyers threw at them stand above the battles', () => {
    open({
      ruleset: 'advanced',
      phase: 'move',
      units: { sz9: { germany: { submarine: 1 } }, sz8: { britain: { destroyer: 1 } } },
      queue: [6, 6, 6, 6],
    })
    act1({ type: 'move', from: 'sz9', path: ['sz8'], units: { submarine: 1 }, strategic: true })
    act1({ type: 'end-phase' })
    show()
    expect(screen.getByRole('region', { name: 'Destroyers in Sea Zone 8' })).toBeDefined()
    expect(screen.getByText('none sunk')).toBeDefined()
  })
})
