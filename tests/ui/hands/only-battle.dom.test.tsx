import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { useGame } from '../../../src/store/game/game.ts'
import { act1, open, show } from '../battle/table.tsx'

const inf = { power: 'britain' as const, type: 'infantry' as const }

/** Two infantry are landed in Smyrna; `more`: other battles beside it. */
function land(more: object = {}) {
  open({
    power: 'britain',
    phase: 'move',
    units: {
      sz19: { britain: { transports: [{ cargo: [inf, inf] }] } },
      smyrna: { ottoman: { infantry: 1 } },
      ...more,
    },
  })
  const [ship] = useGame.getState().game?.war.units.sz19 ?? []
  act1({ type: 'offload', transport: ship?.id ?? 0, to: 'smyrna', units: { infantry: 2 } })
  act1({ type: 'end-phase' })
  show()
}
const board = () => screen.queryByRole('region', { name: 'Battle of Smyrna' })

describe('the one battle that must be fought', () => {
  it('is on the board at once, and the list is a step back', () => {
    land()
    expect(board()).not.toBeNull()
    expect(useGame.getState().game?.table.rng.taken).toBe(0)
    fireEvent.click(screen.getByRole('button', { name: 'All battles' }))
    expect(board()).toBeNull()
    expect(screen.getByRole('button', { name: 'Fight for Smyrna' })).toBeDefined()
  })

  it('is not opened where there is another', () => {
    land({ sz9: { britain: { cruiser: 1 }, germany: { cruiser: 1 } } })
    expect(board()).toBeNull()
  })

  it('is not opened where it may be left alone', () => {
    open({ units: { lorraine: { germany: { infantry: 2 }, france: { infantry: 2 } } } })
    show()
    expect(screen.queryByRole('region', { name: 'Battle of Lorraine' })).toBeNull()
  })
})
