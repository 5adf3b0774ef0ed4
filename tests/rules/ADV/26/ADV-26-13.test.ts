import { describe, expect, test } from 'vitest'
import { revolution } from '../../../support/scenes/revolution.ts'
import { advLate } from '../../../support/scenes/start.ts'

const taken = (units: Parameters<typeof revolution>[0]) => revolution({ control: { galicia: 'russia' }, ...units })

describe('ADV-26-13 Land abroad goes to an Ally that stands there', () => {
  test('allowed: to the one whose turn comes soonest', () => {
    const all = taken({
      units: { galicia: { usa: { infantry: 1 }, italy: { infantry: 1 }, britain: { infantry: 1 }, france: { infantry: 1 } } },
    })
    expect(all.control('galicia')).toBe('france')
    expect(taken({ units: { galicia: { usa: { infantry: 1 }, italy: { infantry: 1 } } } }).control('galicia')).toBe('italy')
    expect(taken({ units: { galicia: { usa: { infantry: 1 } } } }).control('galicia')).toBe('usa')
  })

  test('allowed: also a neutral', () => {
    const g = revolution({
      control: { sweden: 'russia' },
      units: { sweden: { russia: { infantry: 1 }, britain: { infantry: 1 } } },
    })
    expect(g.control('sweden')).toBe('britain')
    expect(g.events('control-changed').map((e) => e.rule)).toEqual(['ADV-26-13'])
  })

  test('not: Russia keeps nothing abroad', () => {
    const g = taken({ units: { galicia: { russia: { infantry: 2 } } } })
    expect(g.control('galicia')).toBe('austria-hungary')
  })

  test('allowed: in a position too that names Russia as its owner after the revolution', () => {
    const g = advLate({ revolution: true, control: { galicia: 'russia' }, units: { galicia: { britain: { infantry: 1 } } } })
    expect(g.control('galicia')).toBe('britain')
  })
})
