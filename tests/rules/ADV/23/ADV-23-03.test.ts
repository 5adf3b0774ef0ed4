import { describe, expect, test } from 'vitest'
import { mobilize } from '../../../support/scenes/actions.ts'
import { bought } from '../../../support/scenes/economy.ts'

describe('ADV-23-03 contested or lost Ruhr', () => {
  test('allowed: while it is contested', () => {
    const units = { ruhr: { germany: { infantry: 1 }, france: { infantry: 1 } } }
    const g = bought('germany', { infantry: 2 }, { units })
    g.do(mobilize('ruhr', { infantry: 2 }))
    expect(g.units('ruhr').germany).toEqual({ infantry: 3 })
  })

  test('refused: while an enemy holds it', () => {
    const g = bought('germany', { infantry: 1 }, { control: { ruhr: 'france' } })
    expect(g.refuse(mobilize('ruhr', { infantry: 1 }), 'ADV-23-03').rule).toBe('ADV-23-03')
    g.do(mobilize('berlin', { infantry: 1 }))
  })
})
