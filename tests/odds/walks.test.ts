// Battles that were asked about before: what is asked in the middle of one is the same as by somebody who never asked, and is mostly walked already.
import { describe, expect, it } from 'vitest'
import { type Action, cheapestLosses, decision, type GameState, positionFrom, reduce } from '../../src/engine/index.ts'
import { reuseCachedParts } from '../../src/odds/graph/walk-cache.ts'
import { createWalkCache, forecast, type OddsQuery, type WalkCache, WalkUnfinished } from '../../src/odds/index.ts'
import { lossPremiumIn } from '../../src/odds/policy/prices.ts'
import { furthest } from '../../tools/odds/compare.ts'

const SZ = 'sz10'
const before = positionFrom({
  ruleset: 'advanced',
  base: 'empty',
  round: 6,
  phase: 'combat',
  power: 'germany',
  dice: 'entered',
  units: { [SZ]: { germany: { cruiser: 3 }, britain: { cruiser: 2, destroyer: 1 } } },
})
const play = (state: GameState, action: Action): GameState => {
  const played = reduce(state, action)
  if (!played.ok) expect.fail(JSON.stringify(played))
  // As it comes to another thread: no part of it is the very same any more.
  return structuredClone(played.state)
}
const thrown = (state: GameState): Action => {
  const groups = decision(state)?.throw?.groups ?? []
  const dice = groups.flatMap(({ count }) => new Array<number>(count).fill(1))
  return { type: 'enter-dice', dice: dice.map((_, i) => (i === 0 ? 1 : 6)) }
}
/** Each side has hit once, and the attacker is asked whether it leaves. */
const asked = (() => {
  let now = play(before, { type: 'attack', space: SZ })
  const answers: Partial<Record<string, (state: GameState) => Action>> = {
    dice: thrown,
    // As the policy has it that is taken where nothing is said.
    casualties: (state) => cheapestLosses(state, lossPremiumIn(state, 'cheapest')) as Action,
  }
  for (let answer = answers[decision(now)?.kind ?? '']; answer; answer = answers[decision(now)?.kind ?? '']) {
    now = play(now, answer(now))
  }
  return now
})()
const leave = (on: boolean): OddsQuery => ({ space: SZ, orders: [{ type: 'disengage', on }], table: true })
const places = ({ battles }: WalkCache): number =>
  battles.reduce((n, { walked }) => n + [...walked.values()].reduce((m, each) => m + each.places.length, 0), 0)

describe('walks that are remembered', () => {
  it('stands at the question that it is meant to stand at', () => {
    expect(decision(asked)?.kind).toBe('disengage')
    expect(asked.war.units[SZ]).not.toEqual(before.war.units[SZ])
  })

  it.each([true, false])('leaves %s: says the same as one who never asked before', (on) => {
    const walks = createWalkCache()
    forecast(before, { space: SZ, table: true }, undefined, walks)
    const [known, fresh] = [forecast(asked, leave(on), undefined, walks), forecast(asked, leave(on))]
    if (!known || !fresh) expect.fail('nothing would be fought')
    expect(furthest(known, fresh).by, furthest(known, fresh).what).toBeLessThan(1e-12)
    expect(known.exact).toBe('graph')
  })

  it('walks a battle that goes on from where it was walked before', () => {
    const walks = createWalkCache()
    forecast(before, { space: SZ, table: true }, undefined, walks)
    const whole = places(walks)
    forecast(asked, leave(false), undefined, walks)
    expect(places(walks)).toBe(whole)
    const alone = createWalkCache()
    forecast(asked, leave(false), undefined, alone)
    expect(places(alone)).toBeGreaterThan(10)
  })

  it('shares what both answers lead to', () => {
    const [both, one, other] = [createWalkCache(), createWalkCache(), createWalkCache()]
    forecast(asked, leave(false), undefined, both)
    forecast(structuredClone(asked), leave(true), undefined, both)
    forecast(asked, leave(false), undefined, one)
    forecast(asked, leave(true), undefined, other)
    expect(places(both)).toBeLessThan(places(one) + places(other))
    expect(places(both)).toBeGreaterThanOrEqual(places(other))
  })

  it('begins anew in another turn, and for what is not fought yet', () => {
    const walks = createWalkCache()
    forecast(before, { space: SZ }, undefined, walks)
    const later = { ...asked, flow: { ...asked.flow, round: asked.flow.round + 1 } }
    expect(reuseCachedParts(walks, later, SZ)).toBe(later)
    expect(reuseCachedParts(walks, before, SZ)).toBe(before)
    expect(reuseCachedParts(walks, asked, 'sz9')).toBe(asked)
    expect(reuseCachedParts(walks, asked, SZ)).not.toBe(asked)
    expect(reuseCachedParts(walks, asked, SZ)).toEqual(asked)
    forecast(later, leave(false), undefined, walks)
    expect(walks.battles).toHaveLength(2)
  })

  it('remembers three battles, the last ones', () => {
    const walks = createWalkCache()
    const of = (cruiser: number): GameState => {
      const [own, ...others] = before.war.units[SZ] ?? []
      if (!own) expect.fail('nobody is there')
      return { ...before, war: { ...before.war, units: { ...before.war.units, [SZ]: [{ ...own, count: cruiser }, ...others] } } }
    }
    for (const n of [1, 2, 3, 4]) forecast(of(n), { space: SZ }, undefined, walks)
    expect(walks.battles).toHaveLength(3)
    const whole = places(walks)
    forecast(of(4), { space: SZ }, undefined, walks)
    expect(places(walks)).toBe(whole)
    forecast(of(1), { space: SZ }, undefined, walks)
    expect(places(walks)).not.toBe(whole)
  })

  it('knows the same position again, as it comes from another thread', () => {
    const walks = createWalkCache()
    const first = forecast(before, { space: SZ, table: true }, undefined, walks)
    const whole = places(walks)
    const again = forecast(structuredClone(before), { space: SZ, table: true }, undefined, walks)
    if (!first || !again) expect.fail('nothing would be fought')
    expect(places(walks)).toBe(whole)
    expect(walks.battles).toHaveLength(1)
    expect(furthest(first, again).by).toBeLessThan(1e-12)
    expect(again.exact).toBe('graph')
  })
})

describe('a walk of so much at a time', () => {
  /** Asked until it is answered: the answer, and how often it was asked. */
  const asking = (walks: WalkCache, ask: OddsQuery, times = 1): { answer: ReturnType<typeof forecast>; times: number } => {
    try {
      return { answer: forecast(structuredClone(before), ask, undefined, walks), times }
    } catch (error) {
      expect(error).toBeInstanceOf(WalkUnfinished)
      return asking(walks, ask, times + 1)
    }
  }

  it('goes on where it stood, to the same answer', () => {
    const ask: OddsQuery = { space: SZ, table: true }
    const whole = forecast(before, ask)
    const { answer, times } = asking(createWalkCache(20), ask)
    if (!whole || !answer) expect.fail('nothing would be fought')
    expect(times).toBeGreaterThan(3)
    expect(furthest(answer, whole).by, furthest(answer, whole).what).toBeLessThan(1e-12)
    expect(answer.exact).toBe('graph')
  })

  it('keeps what was walked while something else is asked', () => {
    const walks = createWalkCache(20)
    const alone = asking(createWalkCache(20), { space: SZ }).times
    const once = (): unknown => forecast(before, { space: SZ }, undefined, walks)
    expect(once).toThrow(WalkUnfinished)
    expect(once).toThrow(WalkUnfinished)
    asking(walks, { space: SZ, policy: { leave: 'while-weaker' } })
    expect(asking(walks, { space: SZ }).times).toBe(alone - 2)
  })

  it('walks for an answer in the middle only what can come of it', () => {
    const walks = createWalkCache(20)
    expect(() => forecast(before, { space: SZ }, undefined, walks)).toThrow(WalkUnfinished)
    const fresh = forecast(asked, { ...leave(true), table: false })
    const known = forecast(asked, { ...leave(true), table: false }, undefined, { ...walks, placesPerSlice: 1000 })
    if (!known || !fresh) expect.fail('nothing would be fought')
    expect(furthest(known, fresh).by).toBeLessThan(1e-12)
    const whole = createWalkCache()
    forecast(before, { space: SZ }, undefined, whole)
    expect(places(walks)).toBeLessThan(places(whole))
  })
})
