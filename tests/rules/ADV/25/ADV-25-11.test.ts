import { describe, expect, test } from 'vitest'
import { move } from '../../../support/game.ts'
import { adv } from '../../../support/scenes/start.ts'

const austrian = {
  trieste: { 'austria-hungary': { infantry: 1, fighter: 1 } },
  tyrolia: { 'austria-hungary': { infantry: 1 } },
}
const french = { marseilles: { france: { infantry: 1, fighter: 1 } }, burgundy: { france: { infantry: 1 } } }

describe('ADV-25-11 no flights over Italy', () => {
  test('refused: in round 1 no fighter of another power flies over Italian territory', () => {
    const g = adv({ round: 1, power: 'austria-hungary', units: austrian })
    const over = move('trieste', ['venice', 'tyrolia'], { fighter: 1 })
    expect(g.refuse(over, 'ADV-25-11').rule).toBe('ADV-25-11')
    const ally = adv({ round: 1, power: 'france', units: french })
    ally.refuse(move('marseilles', ['piedmont', 'burgundy'], { fighter: 1 }), 'ADV-25-11')
  })

  test('allowed: any other way, and over Albania; Italy’s own over its own land', () => {
    const g = adv({ round: 1, power: 'france', units: french })
    g.move('marseilles', 'burgundy', { fighter: 1 })
    const own = adv({
      round: 1,
      power: 'italy',
      units: { venice: { italy: { infantry: 1, fighter: 1 } }, rome: { italy: { infantry: 1 } } },
    })
    own.move('venice', ['tuscany', 'rome'], { fighter: 1 })
    const alps = { venice: { italy: { infantry: 1, fighter: 1 } }, piedmont: { italy: { infantry: 1 } } }
    adv({ round: 1, power: 'italy', units: alps }).move('venice', ['switzerland', 'piedmont'], { fighter: 1 })
    const balkans = {
      trieste: { 'austria-hungary': { infantry: 1, fighter: 1 } },
      serbia: { 'austria-hungary': { infantry: 1 } },
    }
    adv({ round: 1, power: 'austria-hungary', units: balkans }).move('trieste', ['albania', 'serbia'], { fighter: 1 })
  })

  test('edge: from round 2 on all fly over all', () => {
    adv({ round: 2, power: 'austria-hungary', units: austrian }).move('trieste', ['venice', 'tyrolia'], { fighter: 1 })
  })
})
