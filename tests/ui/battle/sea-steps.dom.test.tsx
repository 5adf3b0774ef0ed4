import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { advanced, seats, track } from './steps.tsx'
import { act1, open, show } from './table.tsx'

const press = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }))
const inSz9 = (germany: object, britain: object, queue: number[] = []) => {
  advanced({ units: { sz9: { germany, britain } }, queue })
  show()
}

describe('the steps of a round at sea', () => {
  it('are the known four, and the attacker presses on', () => {
    open({ units: { sz9: { germany: { cruiser: 1 }, britain: { cruiser: 1 } } } })
    show()
    press('Fight for Sea Zone 9')
    expect(track()).toEqual(['Attackers fire', 'Defenders fire', 'Losses', 'Press on?'])
  })

  it('end with the question who leaves, where both sides may', () => {
    inSz9({ cruiser: 1 }, { cruiser: 1 }, [6, 6])
    press('Fight for Sea Zone 9')
    expect(track()).toEqual(['Attack', 'Defence', 'Losses', 'Leave?'])
    press('Attack: begin round 1')
    expect(track()).toEqual(['+Attack', '+Defence', '+Losses', '*Leave?'])
  })

  it('call nothing lost where a ship is only damaged, and do not say that nobody chose', () => {
    inSz9({ cruiser: 2, battleship: 1 }, { cruiser: 2, destroyer: 1 }, [6, 6, 1, 1, 6, 6])
    act1({ type: 'attack', space: 'sz9' })
    press('Germany: accept losses')
    expect(screen.getByText('No units are lost.')).toBeDefined()
    expect(screen.queryByText(/There was no choice/)).toBeNull()
  })

  it('begin with first shots where submarines have one', () => {
    inSz9({ submarine: 2, cruiser: 1 }, { cruiser: 1, battleship: 1 }, [1, 6, ...Array(9).fill(6)])
    act1({ type: 'attack', space: 'sz9' })
    expect(track()).toEqual(['*First shot', 'Attack', 'Defence', 'Losses', 'Leave?'])
    press('Both fire')
    expect(seats('Germany attacks')).toEqual(['1 cruiser: hit on 3.'])
    expect(screen.getByText('First shots')).toBeDefined()
    press('Britain: accept losses')
    expect(within(screen.getByRole('region', { name: 'Germany attacks' })).getByText('have had their first shot')).toBeDefined()
  })

  it('are a hunt when all boats of the defence dive for safety', () => {
    inSz9({ cruiser: 1, destroyer: 1 }, { submarine: 2 }, [2, 1])
    act1({ type: 'attack', space: 'sz9' })
    expect(track()).toEqual(['*Dive', 'Attack', 'Defence', 'Losses', 'Leave?'])
    press('All dive')
    expect(track()).toEqual(['+Dive', '+Attack', '+Losses', '*Result'])
    expect(seats('Germany attacks')).toEqual(['1 cruiser: hit on 1. Dice 1: 1 hit.', '1 destroyer: hit on 2. Dice 2: 1 hit.'])
  })
})

describe('who leaves a battle at sea', () => {
  it('is told with the dice of both sides and who got his wish', () => {
    inSz9({ cruiser: 2 }, { cruiser: 1, battleship: 1 }, [6, 6, 6, 6, 3, 3])
    act1({ type: 'attack', space: 'sz9' })
    act1({ type: 'disengage', on: true })
    act1({ type: 'disengage', on: false })
    expect(screen.getByText('Germany wants to disengage: 3 + 1 = 4.')).toBeDefined()
    expect(screen.getByText('Britain wants to fight on: 3.')).toBeDefined()
    expect(screen.getByText('Germany disengages. The battle is over.')).toBeDefined()
  })

  it('keeps who may not leave for one more round', () => {
    inSz9({ cruiser: 2 }, { cruiser: 2 }, [6, 6, 6, 6, 2, 5, 6, 6, 6, 6])
    act1({ type: 'attack', space: 'sz9' })
    act1({ type: 'disengage', on: true })
    act1({ type: 'disengage', on: false })
    expect(screen.getByText('The battle goes on for one more round.')).toBeDefined()
    expect(screen.getByText('Round 2')).toBeDefined()
  })

  it('says so when the defenders do', () => {
    inSz9({ cruiser: 1 }, { cruiser: 2 }, [6, 6, 6, 2, 5])
    act1({ type: 'attack', space: 'sz9' })
    act1({ type: 'disengage', on: false })
    act1({ type: 'disengage', on: true })
    expect(screen.getByRole('heading', { name: 'The defenders disengage' })).toBeDefined()
    expect(screen.getByText('Britain disengages. The battle is over.')).toBeDefined()
  })
})

describe('a retreat', () => {
  it('is the end of the battle, with the zone it led to', () => {
    open({
      ruleset: 'tournament',
      phase: 'move',
      units: { sz10: { germany: { cruiser: 2 } }, sz9: { britain: { cruiser: 1 } } },
      queue: Array(12).fill(6),
    })
    act1({ type: 'move', from: 'sz10', path: ['sz9'], units: { cruiser: 2 } })
    act1({ type: 'end-phase' })
    show()
    act1({ type: 'attack', space: 'sz9' })
    act1({ type: 'retreat', to: 'sz10' })
    expect(screen.getByRole('heading', { name: 'Retreated' })).toBeDefined()
    expect(screen.getByText('Retreated to Sea Zone 10: 2 cruisers')).toBeDefined()
  })
})

describe('the end of a battle that ships have left', () => {
  const leave = (attacker: boolean, defender: boolean, queue: number[]) => {
    inSz9({ cruiser: 2 }, { cruiser: 1, battleship: 1 }, [6, 6, 6, 6, ...queue])
    press('Fight for Sea Zone 9')
    press('Attack: begin round 1')
    act1({ type: 'disengage', on: attacker })
    act1({ type: 'disengage', on: defender })
  }
  it.each([
    ['The attackers disengage', true, false, [3, 3]],
    ['The defenders disengage', false, true, [1, 6]],
    ['Both sides disengage', true, true, []],
  ])('%s', (words, attacker, defender, queue) => {
    leave(attacker, defender, queue)
    expect(screen.getByRole('heading', { name: words })).toBeDefined()
  })
})
