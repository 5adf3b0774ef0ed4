import { describe, expect, test } from 'vitest'
import { engine } from '../../../support/game.ts'
import { flyers } from '../../../support/scenes/land.ts'
import { advLate } from '../../../support/scenes/start.ts'

const spec = { power: 'france', units: { paris: { france: { infantry: 1, fighter: 2 } } } } as const
const fly = (to: string[]) => ({ type: 'move', from: 'paris', path: to, units: { fighter: 1 } }) as const

describe('ADV-PT2-01 Fighters on friendly land need no army', () => {
  test('allowed: alone in land of their own, of an ally, of a friendly minor', () => {
    const g = flyers(spec)
    g.do(fly(['picardy']))
    g.do({ type: 'move', from: 'paris', path: ['burgundy', 'piedmont'], units: { fighter: 1 } })
    g.endPhase()
    expect([g.units('picardy'), g.units('piedmont')]).toEqual([{ france: { fighter: 1 } }, { france: { fighter: 1 } }])
    flyers(spec).do(fly(['picardy', 'belgium']))
  })

  test('allowed: their army may march away from them', () => {
    const g = flyers(spec)
    g.move('paris', 'picardy', { infantry: 1 })
    g.endPhase()
    expect(g.units('paris')).toEqual({ france: { fighter: 2 } })
  })

  test('refused: alone in enemy or neutral land', () => {
    const g = flyers({ ...spec, control: { lorraine: 'germany' }, units: { burgundy: { france: { infantry: 1, fighter: 1 } } } })
    for (const to of ['lorraine', 'switzerland'])
      g.refuse({ type: 'move', from: 'burgundy', path: [to], units: { fighter: 1 } }, 'ADV-PT2-01')
  })

  test('refused: over water as ever', () => {
    flyers(spec).refuse(fly(['picardy', 'sz9']), 'STD-AIR-03')
  })

  test('refused: without the play test an own army must stand there', () => {
    advLate(spec).refuse(fly(['picardy']), 'STD-AIR-03')
    const option = engine
      .rulesets()
      .find((r) => r.id === 'advanced')
      ?.options.find((o) => o.id === 'pt-2')
    expect(option).toMatchObject({ default: false, rule: 'ADV-PT2-01' })
  })
})
