import { describe, expect, it } from 'vitest'
import { airBattleOutcomes, type Counts } from '../../src/engine/index.ts'
import {
  arrivingUnits,
  expectedHits,
  incomeGained,
  mineWarning,
  opposingForces,
  simulateLanding,
  unitsBySide,
} from '../../src/planning/forecast.ts'
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
    expect(arrivingUnits(selection, target)).toEqual({ infantry: 3 })
    expect(unitsBySide(state, 'lorraine', 'germany')).toEqual({
      ours: { infantry: 1 },
      friends: { artillery: 1 },
      theirs: { infantry: 2 },
    })
    expect(opposingForces(state, selection, target)).toEqual({ ours: { infantry: 4 }, theirs: { infantry: 2 } })
  })

  it('meets no mines, and wins the income of contested land', () => {
    expect(mineWarning(state, selection, target)).toBeNull()
    expect(incomeGained(state, target)).toBe(2)
  })
})

describe('a march within one’s own land', () => {
  it('meets nobody and pays nothing that is not paid already', () => {
    const { state, selection, target } = aimed(
      { power: 'germany', units: { ruhr: { germany: { infantry: 1 } } }, control: { ruhr: 'germany', kiel: 'germany' } },
      'ruhr',
      'kiel',
    )
    expect(opposingForces(state, selection, target)).toBeNull()
    expect(incomeGained(state, target)).toBe(0)
  })
})

describe('a fleet', () => {
  it('meets the mines of an enemy naval base with a die each', () => {
    const { state, selection, target } = aimed(
      { power: 'germany', units: { sz10: { germany: { cruiser: 2 } } }, control: { london: 'britain' } },
      'sz10',
      'sz9',
    )
    expect(mineWarning(state, selection, target)).toEqual({ by: ['britain'], zones: ['sz9'], dice: 2 })
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
      return simulateLanding(state, selection, target)
    }
    expect(off('germany')).toEqual({ assault: true, mines: false })
    expect(off('france')).toEqual({ assault: false, mines: false })
  })
})

describe('hits on average', () => {
  const lorraine = (germany: Counts, france: Counts) =>
    position({
      power: 'germany',
      phase: 'combat',
      units: { lorraine: { germany, france } },
      control: { lorraine: 'contested' },
    })

  it('counts what every end of the battle in the air makes of guns and fighters', () => {
    const state = lorraine({ infantry: 14, artillery: 6, fighter: 2 }, { infantry: 9, artillery: 4, fighter: 1 })
    const hits = expectedHits(state, 'lorraine') ?? expect.fail('nobody meets')
    expect([hits.own.toFixed(1), hits.theirs.toFixed(1)]).toEqual(['10.0', '6.6'])
  })

  it('is worked out for one fighter against one: either is shot down first, or both', () => {
    // Each hits with 2 in 6: 2/9 ours alone, 2/9 theirs alone, 1/9 both, of the 5/9 that end it.
    const hits = expectedHits(lorraine({ artillery: 1, fighter: 1 }, { artillery: 1, fighter: 1 }), 'lorraine')
    expect(hits?.own).toBeCloseTo((0.4 * (4 + 2)) / 6 + (0.6 * 3) / 6, 10)
    const alone = lorraine({ fighter: 1 }, { fighter: 1 })
    expect(airBattleOutcomes(alone, 'lorraine')).toEqual([])
    expect(expectedHits(alone, 'lorraine')).toEqual({ own: 0, theirs: 0 })
  })

  it('is that of the volley where nobody or only one side flies', () => {
    const plain = lorraine({ infantry: 2 }, { infantry: 3 })
    expect(airBattleOutcomes(plain, 'lorraine').map(({ chance }) => chance)).toEqual([1])
    expect(expectedHits(lorraine({ fighter: 1 }, { infantry: 1 }), 'lorraine')?.own).toBeCloseTo(2 / 6)
    expect(expectedHits(position({ power: 'germany' }), 'lorraine')).toBeNull()
  })

  it('leaves out ships that stand aside', () => {
    const state = position({
      power: 'germany',
      phase: 'combat',
      units: { sz9: { germany: { cruiser: 2 }, britain: { cruiser: 1 } } },
    })
    const all = expectedHits(state, 'sz9')?.own ?? 0
    const one = expectedHits(state, 'sz9', [], (lines) => lines.map((line) => ({ ...line, count: line.count - 1 })))?.own ?? 0
    expect(one).toBeCloseTo(all / 2)
  })
})
