import { describe, expect, it } from 'vitest'
import { landingChain } from '../../src/planning/landing-chain.ts'
import { selectAllMovable } from '../../src/planning/press.ts'
import { targetsOf } from '../../src/planning/targets.ts'
import { position } from './position.ts'

const cargo = [{ power: 'britain', type: 'infantry' } as const, { power: 'britain', type: 'artillery' } as const]
const landing = (units: Parameters<typeof position>[0]['units'], to = 'smyrna') => {
  const state = position({
    power: 'britain',
    units: { ...units },
    control: { smyrna: 'ottoman', egypt: 'britain' },
  })
  const fleet = selectAllMovable(state, 'sz19') ?? expect.fail('no fleet')
  return landingChain(state, fleet, targetsOf(state, fleet)[to] ?? expect.fail('no landing there'))
}

describe('a landing before it is ordered', () => {
  it('tells whose guns fire first, that battleships bombard, and against whom it goes', () => {
    const chain = landing({
      sz19: { britain: { battleship: 1, transports: [{ cargo }] } },
      smyrna: { ottoman: { infantry: 3, artillery: 2 } },
    })
    expect(chain).toEqual([
      { id: 'sea', skipped: 'STD-AMP-05' },
      { id: 'strike', lines: [{ power: 'ottoman', type: 'artillery', count: 2, needs: 3 }] },
      { id: 'bombardment', lines: [{ power: 'britain', type: 'battleship', count: 1, needs: 4 }] },
      { id: 'assault', theirs: { infantry: 3, artillery: 2 } },
    ])
  })

  it('names the steps that are skipped', () => {
    const chain = landing({ sz19: { britain: { transports: [{ cargo }] } }, smyrna: { ottoman: { infantry: 3 } } })
    expect(chain.map(({ id, skipped }) => [id, skipped])).toEqual([
      ['sea', 'STD-AMP-05'],
      ['strike', 'STD-ASL-02'],
      ['bombardment', 'STD-ASL-08'],
      ['assault', undefined],
    ])
  })

  it('has no steps where nobody waits, or where friends do', () => {
    expect(landing({ sz19: { britain: { transports: [{ cargo }] } } })).toEqual([])
    expect(landing({ sz19: { britain: { transports: [{ cargo }] } } }, 'egypt')).toEqual([])
  })
})
