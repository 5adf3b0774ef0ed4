import { describe, expect, test } from 'vitest'
import { tou } from '../../../support/scenes/start.ts'
import { held } from '../../../support/scenes/victory.ts'

const ruined = (more = {}) =>
  tou({
    power: 'france',
    phase: 'purchase',
    control: { ...held('germany', 'bordeaux', 'brest', 'burgundy', 'picardy'), ...more },
    units: { sz16: { france: { damaged: { battleship: 1 } } }, sz15: { france: { damaged: { battleship: 1 } } } },
    treasury: { france: 20 },
  })

describe('TOU-COL-06 repairs in an economic collapse', () => {
  test('allowed: a battleship is repaired at a base that serves its power', () => {
    const g = ruined()
    g.do({ type: 'repair', space: 'sz16' })
    expect(g.damaged('sz16')).toBe(0)
    expect(g.treasury('france')).toBe(20)
  })

  test('refused: nothing is bought beside it', () => {
    const g = ruined()
    g.refuse({ type: 'purchase', units: { battleship: 1 } }, 'TOU-COL-04')
    expect(g.legal.map((a) => a.type)).not.toContain('purchase')
    expect(g.legal).toContainEqual({ type: 'repair', space: 'sz16' })
  })

  test('refused: not at a base in enemy hands, nor while the capital is lost', () => {
    ruined().refuse({ type: 'repair', space: 'sz15' }, 'STD-PUR-07')
    ruined(held('germany', 'paris')).refuse({ type: 'repair', space: 'sz16' }, 'STD-CAP-13')
  })
})
