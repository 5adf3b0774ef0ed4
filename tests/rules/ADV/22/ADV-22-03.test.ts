import { describe, test } from 'vitest'
import { engine } from '../../../support/game.ts'
import { adv } from '../../../support/scenes/start.ts'

const others = engine.POWERS.filter((power) => power !== 'britain')
const buying = (power: (typeof others)[number], round: number) =>
  adv({ power, round, phase: 'purchase', treasury: { [power]: 20 } })

describe('ADV-22-03 tanks of the other powers', () => {
  test.each(others)('allowed: %s from round 4', (power) => {
    buying(power, 4).do({ type: 'purchase', units: { tank: 1 } })
  })

  test.each(others)('refused: %s in round 3', (power) => {
    buying(power, 3).refuse({ type: 'purchase', units: { tank: 1 } }, 'ADV-22-03')
  })
})
