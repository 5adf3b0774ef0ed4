import { describe, expect, test } from 'vitest'
import { at, engine, move } from '../../../support/game.ts'
import { adv } from '../../../support/scenes/start.ts'

const armies = { greece: { britain: { infantry: 2 } }, constantinople: { ottoman: { infantry: 2 } } }

describe('ADV-17-02 Greece and Constantinople are apart', () => {
  test('refused: land units go neither way', () => {
    adv({ power: 'britain', units: armies }).refuse(move('greece', 'constantinople', { infantry: 1 }), 'ADV-17-02')
    adv({ power: 'ottoman', units: armies }).refuse(move('constantinople', 'greece', { infantry: 1 }), 'ADV-17-02')
    const board = engine.spacesOf(adv().state)
    expect(board.find((s) => s.id === 'greece')?.adjacent).not.toContain('constantinople')
    expect(board.find((s) => s.id === 'constantinople')?.adjacent).not.toContain('greece')
  })

  test('allowed: through Bulgaria; on the printed board they touch', () => {
    const g = adv({ power: 'britain', control: { bulgaria: 'britain' }, units: armies })
    g.move('greece', 'bulgaria', { infantry: 1 })
    at({ power: 'britain', units: armies }).move('greece', 'constantinople', { infantry: 1 })
  })
})
