import { describe, expect, test } from 'vitest'
import { tou } from '../../../support/scenes/start.ts'
import { points } from '../../../support/scenes/told.ts'
import { stand, turnEnds } from '../../../support/scenes/victory.ts'

describe('TOU-VIC-09 every territory counts once', () => {
  test('allowed: however many powers of the alliance stand there', () => {
    expect(points(tou({ units: stand(['ukraine'], 'germany', 'austria-hungary', 'ottoman', 'russia') }))).toEqual({
      central: 3,
      allies: 0,
    })
  })

  test('not: an ally beside the captor adds nothing', () => {
    const alone = points(tou({ units: stand(['poland'], 'germany') }))
    expect(points(tou({ units: stand(['poland'], 'germany', 'austria-hungary') }))).toEqual(alone)
    const g = turnEnds('usa', {
      round: 6,
      units: { ...stand(['poland'], 'germany', 'austria-hungary'), ...stand(['tyrolia'], 'italy') },
    })
    expect(g.winner).toMatchObject({ side: 'allies', points: { central: 3, allies: 4 } })
  })
})
