import { describe, expect, test } from 'vitest'
import { move } from '../../../support/game.ts'
import { atPeace, TREATY_LAND, treaty } from '../../../support/scenes/revolution.ts'

describe('INF-RUS-19 land outside the old empire', () => {
  test('allowed: what Russia controls stays Russian and closed, its units inert', () => {
    const g = treaty({
      control: { ...TREATY_LAND, galicia: 'russia' },
      units: { galicia: { russia: { infantry: 2 } }, vienna: { 'austria-hungary': { infantry: 2 } } },
    })
    expect(g.control('galicia')).toBe('russia')
    expect(g.units('galicia')).toEqual({ russia: { infantry: 2 } })
    g.until('austria-hungary', 'move')
    g.refuse(move('vienna', 'galicia', { infantry: 1 }), 'INF-RUS-19')
  })

  test('refused: an attack on what stands inert there', () => {
    const units = { galicia: { russia: { infantry: 2 }, germany: { infantry: 1 } } }
    const g = atPeace({ phase: 'combat', control: { galicia: 'russia' }, units })
    expect(g.battles).toEqual([])
    g.refuse({ type: 'attack', space: 'galicia' }, 'INF-RUS-19')
  })

  test('allowed: in contested foreign land the rest decides control', () => {
    const g = treaty({ units: { galicia: { russia: { infantry: 2 }, germany: { infantry: 1 } } } })
    expect(g.units('galicia')).toEqual({ germany: { infantry: 1 } })
    expect(g.control('galicia')).toBe('austria-hungary')
  })

  test('not: the four minors are not closed', () => {
    const g = treaty({ control: { ...TREATY_LAND, romania: 'russia' }, units: { galicia: { germany: { infantry: 2 } } } })
    g.until('germany', 'move')
    g.move('galicia', 'romania', { infantry: 2 })
    g.endPhase()
    expect(g.control('romania')).toBe('germany')
  })

  test('edge: with units of both sides besides, it stays contested', () => {
    const g = treaty({
      units: { galicia: { russia: { infantry: 2 }, britain: { infantry: 1 }, 'austria-hungary': { infantry: 1 } } },
    })
    expect(g.control('galicia')).toBe('contested')
    expect(g.units('galicia').russia).toBeUndefined()
  })
})
