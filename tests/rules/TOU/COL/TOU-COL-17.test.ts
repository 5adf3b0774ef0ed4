import { describe, expect, test } from 'vitest'
import { engine } from '../../../support/game.ts'
import { tou } from '../../../support/scenes/start.ts'
import { homelandOf } from '../../../support/scenes/told.ts'
import { held, turnEnds } from '../../../support/scenes/victory.ts'

/** All of the homeland but the capital is gone: power, enemy, what is left to lose. */
const CASES = [
  ['austria-hungary', 'italy', 20],
  ['russia', 'germany', 19],
  ['germany', 'france', 23],
  ['france', 'germany', 12],
  ['britain', 'germany', 7],
  ['ottoman', 'britain', 10],
  ['italy', 'austria-hungary', 9],
] as const

const withoutCapital = (power: (typeof CASES)[number][0], enemy: (typeof CASES)[number][1]) => {
  const [capital, ...rest] = homelandOf(tou(), power).territories.map((t) => t.space)
  return { capital: capital as string, control: held(enemy, ...rest) }
}

describe('TOU-COL-17 collapse with the capital still held', () => {
  test('allowed: each economic threshold is below the political one, and that below the whole homeland', () => {
    for (const { power, economic, political, total } of engine.homelands(tou().state)) {
      if (economic === null || political === null) expect(power).toBe('usa')
      else expect([economic < political, political < total], power).toEqual([true, true])
    }
  })

  test.each(CASES)('allowed: %s can fall without losing its capital', (power, enemy, sum) => {
    const { capital, control } = withoutCapital(power, enemy)
    const g = tou({ power, phase: 'income', control })
    expect(g.control(capital)).toBe(power)
    expect(homelandOf(g, power).lost).toBe(sum)
    g.endPhase()
    expect(g.past('power-surrendered').map((e) => e.power)).toEqual([power])
  })

  test('not: the capital alone is not enough to fall', () => {
    const g = turnEnds('germany', { control: held('france', 'berlin') })
    expect(homelandOf(g, 'germany')).toMatchObject({ lost: 8, surrendered: false })
  })
})
