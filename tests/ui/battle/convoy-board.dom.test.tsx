import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { advanced, seats, track } from './steps.tsx'
import { act1, show } from './table.tsx'

const press = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }))

describe('convoys that nobody guards', () => {
  const alone = () => {
    advanced({ units: { sz7: { germany: { submarine: 2 } } }, treasury: { britain: 20 }, queue: [3, 4] })
    show()
  }

  it('stand in the list with their owner', () => {
    alone()
    expect(within(screen.getByRole('listitem', { name: /Sea Zone 7/ })).getByText('Convoys of Britain')).toBeDefined()
  })

  it('have a side of the board to themselves, with what a raider costs', () => {
    alone()
    press('Fight for Sea Zone 7')
    const side = screen.getByRole('region', { name: 'Convoys of Britain' })
    expect(within(side).getByText(/Each raider costs 1 to 2 IPC/)).toBeDefined()
    expect(screen.queryByText(/expected/)).toBeNull()
    expect(track()).toEqual(['Convoys', 'Result'])
  })

  it('are raided to a result', () => {
    alone()
    press('Fight for Sea Zone 7')
    press('Raid the convoys')
    expect(screen.getByText('Up to 2 submarines can raid the unguarded convoys.')).toBeDefined()
    expect(screen.getByText('Each raider costs Britain 1 to 2 IPC, depending on its die.')).toBeDefined()
    press('2 submarines raid')
    expect(screen.getByRole('heading', { name: 'The raid is over' })).toBeDefined()
    expect(screen.getByText('Britain loses 3 IPC.')).toBeDefined()
    expect(screen.getByText('−3 IPC')).toBeDefined()
    expect(track()).toEqual(['+Convoys', '*Result'])
  })
})

describe('convoys with destroyers', () => {
  it('are asked for before all fire, and leave no other fight where every attacker raids', () => {
    advanced({ units: { sz7: { germany: { submarine: 2 }, britain: { destroyer: 2, cruiser: 1 } } } })
    show()
    act1({ type: 'attack', space: 'sz7' })
    expect(track()).toEqual(['*Raid?', 'Attack', 'Defence', 'Losses', 'Convoys', 'Leave?'])
    expect(screen.getByText(/^Destroyers that escort them/)).toBeDefined()
    act1({ type: 'convoy', submarines: 2 })
    expect(track()).toEqual(['*Escort?', 'Convoys', 'Leave?'])
  })

  it('show raiders and escorts beside those who fight, and what the escorts saved', () => {
    advanced({
      units: { sz7: { germany: { submarine: 2, cruiser: 1 }, britain: { destroyer: 2, cruiser: 1 } } },
      treasury: { britain: 20 },
      queue: [6, 6, 6, 6, 1, 2],
    })
    show()
    act1({ type: 'attack', space: 'sz7' })
    act1({ type: 'convoy', submarines: 1 })
    expect(track()).toEqual(['*Escort?', 'Attack', 'Defence', 'Losses', 'Convoys', 'Leave?'])
    expect(within(screen.getByRole('region', { name: 'Germany attacks' })).getByText('raid the convoys')).toBeDefined()
    act1({ type: 'escort', destroyers: 2 })
    expect(seats('Britain defends')).toEqual(['1 cruiser: hit on 3.'])
    expect(within(screen.getByRole('region', { name: 'Britain defends' })).getByText('escort the convoys')).toBeDefined()
  })

  it('tell what sank and what was paid', () => {
    advanced({
      units: { sz7: { germany: { submarine: 1 }, britain: { destroyer: 3 } } },
      treasury: { britain: 20 },
      queue: [6, 1, 2],
    })
    show()
    press('Fight for Sea Zone 7')
    press('Attack: begin round 1')
    act1({ type: 'convoy', submarines: 1 })
    act1({ type: 'escort', destroyers: 2 })
    expect(screen.getByText('One submarine raids the convoys; 2 destroyers escort them, one raider sunk.')).toBeDefined()
    expect(screen.getByText('Britain loses 1 IPC; escorts saved 1.')).toBeDefined()
  })
})
