import { describe, expect, test } from 'vitest'
import { engine } from '../../../support/game.ts'
import { advLate } from '../../../support/scenes/start.ts'
import { contested, ending } from '../../../support/scenes/victory.ts'

const need = (g: ReturnType<typeof advLate>, rule: string) => engine.goals(g.state).find((x) => x.rule === rule)

describe('ADV-31-11 Captured is enemy controlled', () => {
  test('not: contested is not captured', () => {
    const g = advLate({ units: contested('berlin', 'vienna', 'paris') })
    expect(need(g, 'ADV-31-02')).toMatchObject({ met: false, needs: [[{ space: 'berlin', as: 'held', met: false }]] })
    expect(need(g, 'ADV-31-03')?.met).toBe(false)
    expect(need(g, 'ADV-31-07')?.met).toBe(false)
  })

  test('allowed: controlled by any power of the other side', () => {
    const g = ending('france', { control: { vienna: 'britain', constantinople: 'russia' } })
    expect(g.winner?.rule).toBe('ADV-31-03')
  })

  test('edge: what asks for a contested capital is content with a captured one', () => {
    const g = advLate({ control: { constantinople: 'italy' }, units: contested('berlin') })
    expect(need(g, 'ADV-31-05')?.met).toBe(true)
  })
})
