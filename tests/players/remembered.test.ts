// What a search remembers of a front is what the front would say again.
import { describe, expect, it } from 'vitest'
import { chanceOf } from '../../src/players/chance.ts'
import { frontlineOf } from '../../src/players/land/front.ts'
import { remembered } from '../../src/players/land/remembered.ts'
import { mindOf } from '../../src/players/levels.ts'
import { viewOf } from '../../src/players/view.ts'
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
  const front = frontlineOf(viewOf(state, 'germany'), mindOf({ level: 'hard', seed: 'remembered' }))
  const known = remembered(front)
  const { lands, kinds } = front.view.ground
  const chance = chanceOf(`armies of ${most}`)
  const upTo = (n: number) => Math.floor(chance() * (n + 1))
  for (let i = 0; i < 1000; i++) {
    const s = lands[upTo(lands.length - 1)]!
    const army = { list: Float64Array.from(kinds.types, () => upTo(most)), at: 0 }
    const other = lands[upTo(lands.length - 1)]!
    if (front.enemies[other]! > 0) front.bound[other] = upTo(1)
    expect(known.worth(s, army), `${s}: ${army.list}`).toBe(front.worth(s, army))
    expect(known.binds(s, army), `${s}: ${army.list}`).toBe(front.binds(s, army))
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
