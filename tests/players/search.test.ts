// How armies are shared out: what is found by chance, with heat and without.
import { describe, expect, it } from 'vitest'
import { createFrontEvaluator } from '../../src/players/land/front-evaluator.ts'
import { type Allotment, findSources, type SearchEffort, searchAllotment } from '../../src/players/land/search.ts'
import { LEVEL_SETTINGS, profileFor } from '../../src/players/levels.ts'
import { playerViewOf } from '../../src/players/player-view.ts'
import { randomFrom } from '../../src/players/random.ts'
import { position } from '../planning/position.ts'

const state = position({
  power: 'germany',
  units: {
    berlin: { germany: { infantry: 6, artillery: 3 } },
    hanover: { germany: { infantry: 5, artillery: 2 } },
    ruhr: { germany: { infantry: 7, artillery: 4 } },
    alsace: { germany: { infantry: 6, artillery: 2 } },
    munich: { germany: { infantry: 4, artillery: 1 } },
    prussia: { germany: { infantry: 6, artillery: 2 } },
    silesia: { germany: { infantry: 6, artillery: 2 } },
    lorraine: { germany: { infantry: 4, artillery: 2 }, france: { infantry: 5 } },
    paris: { france: { infantry: 6, artillery: 2 } },
    burgundy: { france: { infantry: 5, artillery: 1 } },
    picardy: { france: { infantry: 3 } },
    belgium: { france: { infantry: 2 } },
    poland: { russia: { infantry: 8, artillery: 2 } },
    livonia: { russia: { infantry: 4 } },
  },
  control: { lorraine: 'contested', belgium: 'france' },
})
const mind = profileFor({ level: 'normal', seed: 'search' })

/** What is found with so much effort, and what it is worth by the sum over spaces. */
function found(effort: SearchEffort, seed: string): { allotted: Allotment; value: number } {
  const view = playerViewOf(state, 'germany')
  const front = createFrontEvaluator(view, mind)
  const sources = findSources({ state, power: 'germany', profile: mind, random: randomFrom(seed) }, view)
  const allotted = searchAllotment(front, sources, effort, randomFrom(seed))
  const K = view.terrain.kinds.types.length
  const placed = Float64Array.from(view.own)
  sources.forEach(({ s, free, ways }, i) => {
    ways.forEach(({ to }, w) => {
      for (let k = 0; k < K; k++) placed[to * K + k]! += allotted[i]![w * K + k]!
    })
    free.forEach((n, k) => {
      placed[s * K + k]! -= n
    })
  })
  const lands = view.terrain.ids.map((_, s) => s).filter((s) => view.terrain.land[s])
  for (const s of lands) front.bound[s] = Number(front.isBinding(s, { list: placed, at: s * K }))
  return { allotted, value: lands.reduce((sum, s) => sum + front.evaluate(s, { list: placed, at: s * K }), 0) }
}

const SEEDS = ['a', 'b', 'c', 'd']
const mean = (effort: SearchEffort): number => SEEDS.reduce((sum, seed) => sum + found(effort, seed).value, 0) / SEEDS.length

describe('how armies are shared out', () => {
  it('sends every unit one way, whatever the heat', () => {
    const sources = findSources(
      { state, power: 'germany', profile: mind, random: randomFrom('a') },
      playerViewOf(state, 'germany'),
    )
    for (const heat of [0, 3, 50]) {
      const sums = found({ tries: 500, temperature: heat }, 'a').allotted.map((list) => list.reduce((sum, n) => sum + n, 0))
      expect(sums).toEqual(sources.map(({ free }) => free.reduce((sum, n) => sum + n, 0)))
    }
  })

  it('never ends worse than it began, however hot', () => {
    const begun = found({ tries: 0, temperature: 0 }, 'a').value
    expect(found({ tries: 0, temperature: 50 }, 'a').value).toBeCloseTo(begun, 6)
    expect(found({ tries: 300, temperature: 1000 }, 'a').value).toBeGreaterThanOrEqual(begun - 1e-6)
  })

  it('gains by tries: a hard player finds more than a normal one, and that one more than by hardly any', () => {
    const [few, normal, hard] = [mean({ tries: 100, temperature: 0 }), mean(LEVEL_SETTINGS.normal), mean(LEVEL_SETTINGS.hard)]
    expect(normal).toBeGreaterThan(few + 5)
    expect(hard).toBeGreaterThan(normal + 2)
  })

  it('says the same when it is asked again', () => {
    expect(found({ tries: 800, temperature: 3 }, 'a')).toEqual(found({ tries: 800, temperature: 3 }, 'a'))
  })
})
