import { describe, expect, test } from 'vitest'
import { leave, stay } from '../../../support/scenes/actions.ts'
import { fight } from '../../../support/scenes/sea.ts'
import { outcome } from '../../../support/scenes/told.ts'

describe('ADV-09-14 who disengages stays in the zone', () => {
  const escaped = () => fight({ battleship: 1 }, { britain: { battleship: 1, transport: 1 } }, [6, 6, 1, 6]).after(stay, leave)

  test('allowed: both fleets are where they were', () => {
    const g = escaped()
    expect(outcome(g)).toBe('disengaged')
    expect(g.units('sz5')).toEqual({ germany: { battleship: 1 }, britain: { battleship: 1, transport: 1 } })
  })

  test('refused: to retreat instead of it', () => {
    const g = fight({ battleship: 1 }, { britain: { battleship: 1 } }, [6, 6])
    g.refuse({ type: 'retreat', to: 'sz4' }, 'CONTRACT')
  })

  test('refused: a second attack there in this phase', () => {
    escaped().refuse({ type: 'attack', space: 'sz5' }, 'STD-CBT-05')
  })
})
