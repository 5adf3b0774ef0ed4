import { describe, expect, it } from 'vitest'
import { type Counts, reduce } from '../../src/engine/index.ts'
import { dutiesAfter, dutiesOf, idleSpaces, unspentTreasury } from '../../src/planning/duties.ts'
import { position } from './position.ts'

const state = position({
  power: 'germany',
  treasury: { germany: 7 },
  units: { berlin: { germany: { infantry: 1, artillery: 1 } }, alsace: { germany: { infantry: 5 } } },
})

describe('before Movement ends', () => {
  it('those who could still move are listed, the most first', () => {
    expect(idleSpaces(state)).toEqual(['alsace', 'berlin'])
    expect(unspentTreasury(state)).toBe(7)
  })

  it('an army that can only go aboard is among them, as long as there is room', () => {
    const isle = (carried: number) => {
      const cargo = Array.from({ length: carried }, () => ({ power: 'italy', type: 'infantry' }) as const)
      return position({
        power: 'italy',
        units: { sicily: { italy: { infantry: 1 } }, sz17: { italy: { transports: [{ cargo }] } } },
      })
    }
    expect(idleSpaces(isle(1))).toContain('sicily')
    expect(idleSpaces(isle(2))).not.toContain('sicily')
  })

  it('each duty that is unmet is told', () => {
    expect(dutiesOf(state)).toEqual([])
    // Guns alone in hostile land need an infantry (STD-MOV-10).
    const guns = position({ power: 'germany', units: { alsace: { germany: { artillery: 1 } } } })
    const gone = reduce(guns, { type: 'move', from: 'alsace', path: ['lorraine'], units: { artillery: 1 } })
    expect(gone.ok && dutiesOf(gone.state).map((duty) => duty.rule)).toEqual(['STD-MOV-10'])
  })

  it('a duty that an order would bring is told before it is given', () => {
    const army = position({ power: 'germany', units: { alsace: { germany: { infantry: 2, artillery: 1 } } } })
    const broughtBy = (units: Counts) =>
      dutiesAfter(army, [{ type: 'move', from: 'alsace', path: ['lorraine'], units }]).map(({ rule }) => rule)
    expect(broughtBy({ artillery: 1 })).toEqual(['STD-MOV-10'])
    expect(broughtBy({ infantry: 1, artillery: 1 })).toEqual([])
    // What is refused brings none.
    expect(broughtBy({ infantry: 3 })).toEqual([])
  })
})
