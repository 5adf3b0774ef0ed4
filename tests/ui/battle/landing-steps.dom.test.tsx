import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { UnitSpec } from '../../../src/engine/index.ts'
import { useGame } from '../../../src/store/game/game.ts'
import { advanced, seats, track } from './steps.tsx'
import { act1, open, show } from './table.tsx'

const press = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }))
const inf = { power: 'britain', type: 'infantry' } as const

/** Britain off Belgium, all that its transports carry declared for it; Conduct Combat. */
function off(fleet: UnitSpec, belgium: UnitSpec, queue: number[], enemy?: UnitSpec): void {
  const here = { britain: fleet, ...(enemy ? { germany: enemy } : {}) }
  advanced({ power: 'britain', phase: 'move', units: { sz9: here, belgium: { germany: belgium } }, queue })
  for (const { id, cargo = [] } of useGame.getState().game?.war.units.sz9 ?? []) {
    if (id === undefined) continue
    const declared = enemy ? { afterSeaCombat: true } : {}
    act1({ type: 'offload', transport: id, to: 'belgium', units: { infantry: cargo.length }, ...declared })
  }
  act1({ type: 'end-phase' })
  show()
}
const fleet: UnitSpec = { battleship: 1, cruiser: 1, transports: [{ cargo: [inf, inf] }] }

describe('an assault that meets guns on the coast', () => {
  it('shows who would land and which ships would bombard before the attack', () => {
    off(fleet, { infantry: 1, artillery: 2 }, [])
    press('Fight for Belgium')
    expect(seats('Britain attacks')).toEqual([
      '2 infantry: hit on 2.',
      '1 cruiser, bombarding: hit on 3.',
      '1 battleship, bombarding: hit on 4.',
    ])
    expect(screen.getByRole('button', { name: 'Attack: land the units' })).toBeDefined()
    // The same beads as when it is fought.
    expect(track(0)).toEqual(['-Sea', 'Coastal guns', 'Strike', 'Bombard', 'Assault'])
  })

  it('has a step for them, then one for the strike of the others', () => {
    off(fleet, { infantry: 1, artillery: 2 }, [5, 6, ...Array(12).fill(6)])
    act1({ type: 'attack', space: 'belgium' })
    expect(track(0)).toEqual(['-Sea', '*Coastal guns', 'Strike', 'Bombard', 'Assault'])
    press('One more: artillery')
    press('One artillery fires at the ships')
    expect(screen.getByText('The artillery on the coast misses.')).toBeDefined()
    expect(screen.getByText('Artillery strike')).toBeDefined()
    expect(screen.getByText('2 infantry come ashore: 2 ships bombard.')).toBeDefined()
    expect(within(screen.getByRole('region', { name: 'Germany defends' })).getByText('kept for the fleet')).toBeDefined()
  })

  it('tells what they did to the ships', () => {
    off(fleet, { infantry: 1, artillery: 2 }, [4, ...Array(12).fill(6)])
    act1({ type: 'attack', space: 'belgium' })
    act1({ type: 'coastal', count: 1 })
    act1({ type: 'choose', option: 'battleship' })
    expect(screen.getByText('One battleship is driven off.')).toBeDefined()
    expect(screen.getByText('2 infantry come ashore: one ship bombards.')).toBeDefined()
  })

  it('is over when nothing comes ashore', () => {
    off({ transports: [{ cargo: [inf] }], cruiser: 1 }, { infantry: 1, artillery: 2 }, [2])
    act1({ type: 'attack', space: 'belgium' })
    act1({ type: 'coastal', count: 1 })
    expect(screen.getByRole('heading', { name: 'No units came ashore' })).toBeDefined()
    expect(screen.getAllByText('Britain lost 1 infantry')).not.toEqual([])
    expect(track(0)).toEqual(['-Sea', '+Coastal guns', '-Assault'])
    expect(track(1)).toEqual(['*Result'])
  })
})

describe('ships that stay with a landing', () => {
  const beside = () => {
    off({ battleship: 1, cruiser: 2, transports: [{ cargo: [inf, inf] }] }, { infantry: 1 }, Array(20).fill(6), { cruiser: 1 })
    press('Fight for Sea Zone 9')
  }

  it('are the transports unless it is said otherwise, and no warship', () => {
    beside()
    expect(screen.getByRole('checkbox', { name: 'Its transport stays out of the battle', checked: true })).toBeDefined()
    press('Attack: begin round 1')
    expect(useGame.getState().log.at(-1)?.action).toEqual({
      type: 'attack',
      space: 'sz9',
      aside: [{ to: 'belgium', transports: [1] }],
    })
  })

  it('are those that are named, and they leave the columns', () => {
    beside()
    press('One more: cruisers that stay with the landing in Belgium')
    expect(seats('Britain attacks')).toContain('1 cruiser: hit on 3.')
    fireEvent.click(screen.getByRole('checkbox'))
    press('Attack: begin round 1')
    expect(useGame.getState().log.at(-1)?.action).toEqual({
      type: 'attack',
      space: 'sz9',
      aside: [{ to: 'belgium', units: { cruiser: 1 } }],
    })
  })

  it('may not be all warships there are', () => {
    beside()
    press('One more: battleships that stay with the landing in Belgium')
    for (const _ship of [1, 2]) press('One more: cruisers that stay with the landing in Belgium')
    expect(screen.getByRole('button', { name: /Attack: begin round 1/ }).getAttribute('aria-disabled')).toBe('true')
  })

  it('are not asked about where all ships fight', () => {
    advanced({ units: { sz9: { germany: { cruiser: 1 }, britain: { cruiser: 1 } } } })
    show()
    press('Fight for Sea Zone 9')
    expect(screen.queryByText(/Stay with the landing/)).toBeNull()
  })
})

describe('a landing of the printed game', () => {
  it('stands on the track, coastal guns and all, before the first die', () => {
    open({
      power: 'britain',
      phase: 'move',
      units: {
        sz19: { britain: { battleship: 1, transports: [{ cargo: [inf, inf] }] } },
        smyrna: { ottoman: { infantry: 1, artillery: 2 } },
      },
    })
    const [ship] = useGame.getState().game?.war.units.sz19?.filter(({ id }) => id !== undefined) ?? []
    act1({ type: 'offload', transport: ship?.id ?? 0, to: 'smyrna', units: { infantry: 2 } })
    act1({ type: 'end-phase' })
    show()
    expect(track(0)).toEqual(['-Sea', 'Coastal guns', 'Bombard', 'Assault'])
    expect(screen.getByText(/2 artillery of the Ottoman Empire fire first/).textContent).toContain('hits on 3, 1.0 expected')
    expect(screen.getByRole('button', { name: 'Attack: coastal guns fire first' })).toBeDefined()
  })
})
