import { describe, expect, test } from 'vitest'
import { tou } from '../../../support/scenes/start.ts'
import { points } from '../../../support/scenes/told.ts'
import { held, stand, turnEnds } from '../../../support/scenes/victory.ts'

describe('TOU-VIC-08 what scores nothing', () => {
  test('not: minor powers and colonies', () => {
    const g = tou({ control: held('germany', 'romania', 'serbia', 'egypt', 'india', 'belgium') })
    expect(g.control('romania')).toBe('germany')
    expect(points(g)).toEqual({ central: 0, allies: 0 })
  })

  test('not: an alliance does not score for homelands of its own members', () => {
    const g = tou({ control: { ...held('germany', 'vienna'), ...held('britain', 'moscow') } })
    expect(points(g)).toEqual({ central: 0, allies: 0 })
  })

  test('not: such land decides no war at the limit, however much of it is held', () => {
    const g = turnEnds('usa', {
      round: 6,
      control: { ...held('germany', 'romania', 'serbia', 'egypt'), ...held('italy', 'trieste') },
    })
    expect(g.winner).toMatchObject({ side: 'allies', points: { central: 0, allies: 4 } })
  })

  test('allowed: the homeland beside them scores', () => {
    const g = tou({ control: held('germany', 'romania', 'sevastopol'), units: stand(['trieste'], 'italy', 'austria-hungary') })
    expect(points(g)).toEqual({ central: 3, allies: 4 })
  })
})
