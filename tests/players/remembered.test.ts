// What a search remembers of a front is what the front would say again.
import { describe, expect, it } from 'vitest'
import { withEvaluationCache } from '../../src/players/land/evaluation-cache.ts'
import { createFrontEvaluator } from '../../src/players/land/front-evaluator.ts'
import { profileFor } from '../../src/players/levels.ts'
import { playerViewOf } from '../../src/players/player-view.ts'
import { randomFrom } from '../../src/players/random.ts'
import { position } from '../planning/position.ts'

const state = position({
  power: 'germany',
  units: {
    ruhr: { germany: { infantry: 7, artillery: 4 } },
    alsace: { germany: { infantry: 6, artillery: 2 } },
    lorraine: { germany: { infantry: 4, artillery: 2 }, france: { infantry: 5 } },
    paris: { france: { infantry: 6, artillery: 2 } },
    burgundy: { france: { infantry: 5, artillery: 1 } },
    belgium: { france: { infantry: 2 } },
  },
  control: { lorraine: 'contested', belgium: 'france' },
})

/** Asks both a thousand times about armies of up to so many of each kind, while spaces are bound and freed between the questions. */
function agree(most: number): void {
  const front = createFrontEvaluator(playerViewOf(state, 'germany'), profileFor({ level: 'hard', seed: 'remembered' }))
  const known = withEvaluationCache(front)
  const { lands, kinds } = front.view.terrain
  const chance = randomFrom(`armies of ${most}`)
  const upTo = (n: number) => Math.floor(chance() * (n + 1))
  for (let i = 0; i < 1000; i++) {
    const s = lands[upTo(lands.length - 1)]!
    const army = { list: Float64Array.from(kinds.types, () => upTo(most)), at: 0 }
    const other = lands[upTo(lands.length - 1)]!
    if (front.enemies[other]! > 0) front.bound[other] = upTo(1)
    expect(known.evaluate(s, army), `${s}: ${army.list}`).toBe(front.evaluate(s, army))
    expect(known.isBinding(s, army), `${s}: ${army.list}`).toBe(front.isBinding(s, army))
  }
}

describe('a front that keeps what it has answered', () => {
  it('says of every army what the front says, whoever is bound beside it', () => {
    agree(1)
    agree(3)
  })

  it('says so too of armies that are too great to be kept', () => {
    agree(100)
  })
})
