import { describe, expect, it } from 'vitest'
import { arrivingWith, incomeAt, meeting, minesMet, presence, triedLanding } from '../../src/planning/forecast.ts'
import { picksOf } from '../../src/planning/picks.ts'
import { pickAll } from '../../src/planning/selection.ts'
import { targetsOf } from '../../src/planning/targets.ts'
import { position } from './position.ts'

const aimed = (spec: Parameters<typeof position>[0], from: string, to: string) => {
  const state = position(spec)
  const selection = pickAll(from, picksOf(state, from))
  const target = targetsOf(state, selection)[to] ?? expect.fail(`nothing goes from ${from} to ${to}`)
  return { state, selection, target }
}

describe('a march', () => {
  const { state, selection, target } = aimed(
    {
      power: 'germany',
      units: {
        alsace: { germany: { infantry: 3 } },
        lorraine: { germany: { infantry: 1 }, 'austria-hungary': { artillery: 1 }, france: { infantry: 2 } },
      },
      control: { alsace: 'germany', lorraine: 'contested' },
    },
    'alsace',
    'lorraine',
  )

  it('adds those who come to those who stand there', () => {
    expect(arrivingWith(selection, target)).toEqual({ infantry: 3 })
    expect(presence(state, 'lorraine', 'germany')).toEqual({
      ours: { infantry: 1 },
      friends: { artillery: 1 },
      theirs: { infantry: 2 },
    })
    expect(meeting(state, selection, target)).toEqual({ ours: { infantry: 4 }, theirs: { infantry: 2 } })
  })

  it('meets no mines, and wins the income of contested land', () => {
    expect(minesMet(state, selection, target)).toBeNull()
    expect(incomeAt(state, target)).toBe(2)
  })
})

describe('a march within one’s own land', () => {
  it('meets nobody and pays nothing that is not paid already', () => {
    const { state, selection, target } = aimed(
      { power: 'germany', units: { ruhr: { germany: { infantry: 1 } } }, control: { ruhr: 'germany', kiel: 'germany' } },
      'ruhr',
      'kiel',
    )
    expect(meeting(state, selection, target)).toBeNull()
    expect(incomeAt(state, target)).toBe(0)
  })
})

describe('a fleet', () => {
  it('meets the mines of an enemy naval base with a die each', () => {
    const { state, selection, target } = aimed(
      { power: 'germany', units: { sz10: { germany: { cruiser: 2 } } }, control: { london: 'britain' } },
      'sz10',
      'sz9',
    )
    expect(minesMet(state, selection, target)).toEqual({ by: ['britain'], zones: ['sz9'], dice: 2 })
  })

  it('lands its cargo in an assault where an enemy holds the coast, and without one where a friend does', () => {
    const cargo = [{ power: 'britain', type: 'infantry' }] as const
    const off = (holder: 'germany' | 'france') => {
      const { state, selection, target } = aimed(
        {
          power: 'britain',
          units: {
            sz15: { britain: { transports: [{ cargo: [...cargo] }] } },
            ...(holder === 'germany' ? { brest: { germany: { infantry: 1 } } } : {}),
          },
          control: { brest: holder },
        },
        'sz15',
        'brest',
      )
      return triedLanding(state, selection, target)
    }
    expect(off('germany')).toEqual({ assault: true, mines: false })
    expect(off('france')).toEqual({ assault: false, mines: false })
  })
})
