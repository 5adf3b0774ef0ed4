import { describe, expect, test } from 'vitest'
import { engine } from '../../../support/game.ts'
import { worth } from '../../../support/scenes/influence.ts'
import { inf } from '../../../support/scenes/start.ts'

const doubled = (id: string) => ({ infantry: 2 * (worth(id) ?? 0) - 1, artillery: 1 })
const force = (id: string) => engine.minorForecast(inf({ round: 5 }).state, id, 'germany')?.force

describe('INF-MOB-02 three armies differ from twice the value', () => {
  test('allowed: Serbia and Bulgaria 7 and 1, Ethiopia 3 and 1', () => {
    expect(force('serbia')).toEqual({ infantry: 7, artillery: 1 })
    expect(force('bulgaria')).toEqual({ infantry: 7, artillery: 1 })
    expect(force('empire-of-ethiopia')).toEqual({ infantry: 3, artillery: 1 })
    expect([worth('serbia'), worth('bulgaria'), worth('empire-of-ethiopia')]).toEqual([2, 3, 1])
  })

  test('not: no other departs from it', () => {
    const minors = engine.spacesOf(inf().state).filter((s) => s.minor)
    const odd = minors.filter(({ id }) => JSON.stringify(force(id)) !== JSON.stringify(doubled(id))).map((s) => s.id)
    expect(odd.sort()).toEqual(['bulgaria', 'empire-of-ethiopia', 'serbia'])
  })
})
