import { describe, expect, test } from 'vitest'
import { engine } from '../../../support/game.ts'
import { advanced, contested, ending } from '../../../support/war-1918.ts'

const need = (g: ReturnType<typeof advanced>, rule: string) => engine.goals(g.state).find((x) => x.rule === rule)

describe('ADV-31-11 Captured is enemy controlled', () => {
  test('not: contested is not captured', () => {
    const g = advanced({ units: contested('berlin', 'vienna', 'paris') })
    expect(need(g, 'ADV-31-02')).toMatchObject({ met: false, needs: [[{ space: 'berlin', as: 'held', met: false }]] })
    expect(need(g, 'ADV-31-03')?.met).toBe(false)
    expect(need(g, 'ADV-31-07')?.met).toBe(false)
  })

  test('allowed: controlled by any power of the other side', () => {
    const g = ending('france', { control: { vienna: 'britain', constantinople: 'russia' } })
    expect(g.winner?.rule).toBe('ADV-31-03')
  })

  test('edge: what asks for a contested capital is content with a captured one', () => {
    const g = advanced({ control: { constantinople: 'italy' }, units: contested('berlin') })
    expect(need(g, 'ADV-31-05')?.met).toBe(true)
  })
})
