import { describe, expect, test } from 'vitest'
import { move } from '../../../support/game.ts'
import { adv } from '../../../support/scenes/start.ts'

const spec = { units: { kiel: { germany: { infantry: 3 } } } }

describe('ADV-01-01 two spaces over friendly land', () => {
  test('allowed: from friendly land over friendly land to friendly land', () => {
    const g = adv(spec)
    g.move('kiel', ['berlin', 'silesia'], { infantry: 2 })
    expect(g.units('silesia')).toEqual({ germany: { infantry: 2 } })
    expect(g.reach('kiel', { infantry: 1 })).toContain('prussia')
  })

  test('allowed: land of allies is friendly', () => {
    const g = adv({ units: { munich: { germany: { infantry: 3 } } } })
    g.move('munich', ['bohemia', 'vienna'], { infantry: 1 })
    expect(g.units('vienna')).toEqual({ germany: { infantry: 1 } })
  })

  test('edge: both steps are one move', () => {
    const g = adv({ ...spec, units: { ...spec.units, berlin: { germany: { infantry: 1 } } } })
    g.move('kiel', 'berlin', { infantry: 2 })
    g.refuse(move('berlin', 'silesia', { infantry: 2 }), 'STD-MOV-17')
  })

  test('refused: three spaces', () => {
    adv(spec).refuse(move('kiel', ['berlin', 'silesia', 'bohemia'], { infantry: 1 }), 'ADV-01-01')
  })

  test('refused: two spaces into land that nobody holds', () => {
    const g = adv({ units: { 'german-east-africa': { germany: { infantry: 2 } } }, control: { rhodesia: 'germany' } })
    g.refuse(move('german-east-africa', ['rhodesia', 'angola'], { infantry: 1 }), 'ADV-01-01')
  })

  test('holds: who marches too far is told how far land units go here', () => {
    const error = adv(spec).refuse(move('kiel', ['berlin', 'silesia', 'bohemia'], { infantry: 1 }), 'ADV-01-01')
    expect(error.code).toBe('too-far-on-foot')
    expect(error.message).toBe('Land units march at most 2 territories a turn.')
  })
})
