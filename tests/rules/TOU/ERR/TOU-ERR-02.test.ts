import { describe, expect, test } from 'vitest'
import { tou } from '../../../support/scenes/start.ts'
import { held, stand } from '../../../support/scenes/victory.ts'

const REPAIR = { type: 'repair', space: 'sz15' } as const
const dock = (spec: Parameters<typeof tou>[0] = {}) =>
  tou({
    power: 'britain',
    phase: 'purchase',
    ...spec,
    units: { ...spec?.units, sz15: { britain: { damaged: { battleship: 1 } } } },
  })

describe('TOU-ERR-02 repairs', () => {
  test("allowed: at a friend's base, and at a contested one that was its side's at first", () => {
    for (const g of [dock(), dock({ units: stand(['brest'], 'france', 'germany') })]) {
      g.do(REPAIR)
      expect(g.damaged('sz15')).toBe(0)
    }
  })

  test("refused: at an enemy's base, or at none", () => {
    dock({ control: held('germany', 'brest') }).refuse(REPAIR, 'STD-PUR-07')
    const g = tou({ power: 'britain', phase: 'purchase', units: { sz7: { britain: { damaged: { battleship: 1 } } } } })
    g.refuse({ type: 'repair', space: 'sz7' }, 'STD-PUR-06')
  })
})
