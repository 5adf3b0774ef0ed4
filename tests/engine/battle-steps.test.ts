// What the steps of a battle say of themselves: their names, who fires in them, and what faces of dice do.
import { describe, expect, test } from 'vitest'
import {
  type Battle,
  currentTrack,
  type Decision,
  type PositionSpec,
  RULESET_IDS,
  type RulesetId,
  tracksOf,
} from '../../src/engine/index.ts'
import { currentStep } from '../../src/engine/phases/combat/battle-step.ts'
import { resolveFire } from '../../src/engine/phases/combat/fire.ts'
import { printedRules, rulesOf } from '../../src/engine/rulesets/index.ts'
import { type Answer, at, type Game } from '../support/game.ts'

const battleOf = (g: Game): Battle => g.state.flow.agenda.at(-1) as Battle

type Shot = { step: string; dice: number; all: number; told: number }

/**
 * Answers these questions and no other is open. At each for dice: the step, the dice its batteries want, and what ones and
 * sixes would do; then sixes are thrown.
 */
function shots(spec: Partial<PositionSpec>, space: string, questions: readonly ('dice' | Answer)[]): Shot[] {
  const g = at({ dice: 'entered', phase: 'combat', round: 5, ...spec })
  g.attack(space)
  const list: Shot[] = []
  for (const question of questions) {
    if (question !== 'dice') {
      g.answer(question)
      continue
    }
    expect(g.decision?.kind).toBe('dice')
    const { count = 0 } = g.decision as Decision
    const view = { rules: rulesOf(g.state), state: g.state }
    const step = currentStep(view, battleOf(g))
    const { fire, id = '' } = step ?? {}
    if (!fire) return expect.fail(`${id} asks for dice and does not say who fires`)
    const before = JSON.stringify(g.state)
    const sixes = resolveFire(view, battleOf(g), fire, Array(count).fill(6))
    const ones = resolveFire(view, battleOf(g), fire, Array(count).fill(1))
    expect(sixes.hits, id).toBe(0)
    expect(JSON.stringify(g.state), id).toBe(before)
    g.answer({ type: 'enter-dice', dice: Array(count).fill(6) })
    const told = g.past('fired').at(-1)
    expect(told?.groups, id).toEqual(sixes.groups)
    const dice = fire.batteries(view, battleOf({ state: view.state } as Game)).reduce((n, b) => n + b.count, 0)
    list.push({ step: id, dice, all: ones.hits, told: told?.groups.reduce((n, each) => n + each.count, 0) ?? 0 })
  }
  expect(g.decision).toBeNull()
  return list
}

describe('a step that fires', () => {
  const land = { lorraine: { germany: { infantry: 3, fighter: 1 }, france: { infantry: 2, fighter: 1 } } }

  test('holds: its batteries are its dice, and faces give its hits, on land', () => {
    expect(
      shots({ units: { lorraine: { germany: { infantry: 3 }, france: { infantry: 2 } } } }, 'lorraine', ['dice', 'dice']),
    ).toEqual([
      { step: 'attack', dice: 3, all: 3, told: 3 },
      { step: 'defence', dice: 2, all: 2, told: 2 },
    ])
  })

  test('holds: so in the air, which is asked anew until it is settled', () => {
    const g = at({ dice: 'entered', phase: 'combat', round: 5, units: land })
    g.attack('lorraine')
    expect([battleOf(g).step, currentTrack(g.state), g.decision?.count]).toEqual(['air-attack', 'air', 1])
    g.answer({ type: 'enter-dice', dice: [6] })
    expect([battleOf(g).step, currentTrack(g.state)]).toEqual(['air-defence', 'air'])
    g.answer({ type: 'enter-dice', dice: [6] })
    expect([battleOf(g).step, currentTrack(g.state)]).toEqual(['air-attack', 'air'])
    g.answer({ type: 'enter-dice', dice: [1] })
    g.answer({ type: 'enter-dice', dice: [6] })
    expect([battleOf(g).step, currentTrack(g.state)]).toEqual(['attack', 'fire'])
  })

  test('holds: so at sea, and among first shots of submarines', () => {
    const units = { sz9: { germany: { submarine: 2, cruiser: 1 }, britain: { cruiser: 2 } } }
    const questions = [{ type: 'submerge', count: 0 }, 'dice', 'dice', { type: 'press', on: false }] as const
    expect(shots({ units }, 'sz9', questions).map(({ step, dice, told }) => [step, dice, told])).toEqual([
      ['attack', 3, 3],
      ['defence', 2, 2],
    ])
    const g = at({ ruleset: 'advanced', dice: 'entered', phase: 'combat', round: 2, units })
    g.attack('sz9')
    g.answer({ type: 'submerge', count: 0 })
    expect([battleOf(g).step, currentTrack(g.state), g.decision?.count]).toEqual(['first-attack', 'first-shot', 2])
  })

  test('holds: hits that tanks take up are counted apart', () => {
    const units = { lorraine: { germany: { infantry: 2, tank: 1 }, france: { infantry: 2 } } }
    const g = at({ dice: 'entered', phase: 'combat', round: 5, units })
    g.attack('lorraine')
    g.answer({ type: 'enter-dice', dice: [6, 6, 6] })
    const view = { rules: rulesOf(g.state), state: g.state }
    const fire = currentStep(view, battleOf(g))?.fire
    expect(fire && resolveFire(view, battleOf(g), fire, [1, 1])).toMatchObject({ hits: 2, absorbed: 1, damaging: 0 })
  })
})

describe.each(RULESET_IDS)('the lists of steps of the %s ruleset', (id: RulesetId) => {
  const { steps } = printedRules(id)

  test('holds: every name stands once, and what is over is over last', () => {
    for (const list of [steps.land, steps.sea]) {
      const ids = list.map((step) => step.id)
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids.at(-1)).toBe('conclude')
    }
  })

  test('holds: each step belongs to one part of the row on the screen, whose parts do not interleave', () => {
    const g = at({ ruleset: id })
    for (const kind of ['land', 'sea'] as const) {
      const tracks = steps[kind].map((step) => step.track)
      const runs = tracks.filter((track, i) => track !== tracks[i - 1])
      expect(runs).toEqual(kind === 'land' ? tracksOf(g.state, 'land') : tracksOf(g.state, 'sea'))
    }
  })

  test('not: where no battle is under way none of them is the one of now', () => {
    const g = at({ ruleset: id, phase: 'purchase' })
    expect(currentTrack(g.state)).toBeNull()
  })
})
