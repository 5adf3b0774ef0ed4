// No words of any language in the state: questions name their answers by ids, and the door gives them names. And what a refusal
// says is put in words only as it leaves.
import { describe, expect, test } from 'vitest'
import { type Action, checkAction, decision, hashOf, reduce, replay } from '../../src/engine/index.ts'
import { at } from '../support/game.ts'
import { coastal, landing } from '../support/scenes/actions.ts'
import { type Coast, hold, storm } from '../support/scenes/coast.ts'
import { adv } from '../support/scenes/start.ts'

const labels = (g: { decision: ReturnType<typeof decision> }) => g.decision?.options?.map(({ label }) => label)

describe('the names of answers', () => {
  /** Ships of a landing in Belgium that a gun on the coast has hit with this die. */
  const hit = (die: number, coast: Coast) =>
    storm({ belgium: { germany: { infantry: 1, artillery: 1 } }, queue: [die, ...Array(12).fill(6)], ...coast }).after(coastal(1))
  const twoBoats: Coast = {
    holds: [
      ['infantry', 'infantry'],
      ['infantry', 'artillery'],
    ],
  }

  test('holds: infantry of two boats reads as from the one or the other (ADV-12-10)', () => {
    expect(labels(hit(2, twoBoats))).toEqual([
      'Infantry aboard a transport with 2 infantry, Sea Zone 9',
      'Infantry aboard a transport with 1 infantry, 1 artillery, Sea Zone 9',
    ])
  })

  test('holds: a ship is told by what it carries and by its damage (ADV-12-14)', () => {
    const g = hit(4, { holds: [['infantry', 'infantry']], fleet: { battleship: 1, damaged: { battleship: 1 } } })
    expect(labels(g)).toEqual([
      'Battleship, Sea Zone 9',
      'Battleship, damaged, Sea Zone 9',
      'Transport with 2 infantry aboard, Sea Zone 9',
    ])
  })

  test('edge: of boats alike in everything but what they land the number tells', () => {
    const g = adv({
      power: 'britain',
      queue: [2, ...Array(12).fill(6)],
      units: {
        sz9: { britain: { transports: [hold('britain', ['infantry', 'infantry']), hold('britain', ['infantry', 'infantry'])] } },
        belgium: { germany: { infantry: 1, artillery: 1 } },
      },
    })
    g.do(landing(g, 'sz9', 'belgium', { infantry: 1 }))
    g.do(landing(g, 'sz9', 'belgium', { infantry: 2 }, 1))
    g.endPhase()
    g.attack('belgium')
    g.do(coastal(1))
    const numbers = [g.transport('sz9', 0), g.transport('sz9', 1)]
    expect(labels(g)).toEqual(numbers.map((n) => `Infantry aboard a transport with 2 infantry, Sea Zone 9 (no. ${n})`))
  })

  test('holds: the state keeps ids alone, and the same question is the same object', () => {
    const { state } = hit(2, twoBoats)
    expect(JSON.stringify(state)).not.toMatch(/label|Infantry|Sea Zone/)
    expect(state.flow.pending?.options?.map((option) => Object.keys(option))).toEqual([['id'], ['id']])
    expect(decision(state)).toBe(decision(state))
    const before = hashOf(state)
    decision(state)
    expect(hashOf(state)).toBe(before)
  })

  test('holds: fixed answers have their names (STD-MIN-10)', () => {
    const cargo = [{ power: 'germany', type: 'infantry' }] as const
    const g = at({
      units: {
        sz10: { germany: { battleship: 1, transports: [{ cargo: [...cargo] }] } },
        yorkshire: { britain: { infantry: 1 } },
      },
      queue: [1, 6],
    })
    const transport = g.transport('sz10', 0)
    g.do({ type: 'move', from: 'sz10', path: ['sz9'], units: { battleship: 1 }, transports: [transport] })
    g.do({ type: 'offload', transport, to: 'yorkshire', units: { infantry: 1 } })
    expect(g.decision?.options).toEqual([
      { id: 'land', label: 'Land' },
      { id: 'call-off', label: 'Call off the landing' },
    ])
    expect(g.state.flow.pending?.options).toEqual([{ id: 'land' }, { id: 'call-off' }])
  })
})

describe('the sentences of refusals', () => {
  const munich = at({ power: 'germany', units: { munich: { germany: { infantry: 3 } } } })
  const tooMany: Action = { type: 'move', from: 'munich', path: ['ruhr'], units: { infantry: 4 } }

  test('holds: every way out says the same, with names in the place of ids', () => {
    const error = checkAction(munich.state, tooMany)
    expect(error).toEqual({
      rule: 'CONTRACT',
      code: 'not-there',
      message: 'Germany does not have 4 infantry in Munich.',
      space: 'munich',
    })
    expect(reduce(munich.state, tooMany)).toEqual({ ok: false, error })
  })

  test('holds: one is one and many are many', () => {
    const rolled = (...dice: number[]) => {
      const g = at({
        dice: 'entered',
        phase: 'combat',
        units: { lorraine: { germany: { infantry: dice.length }, france: { infantry: 1 } } },
      })
      g.attack('lorraine')
      return checkAction(g.state, { type: 'enter-dice', dice: [...dice, 1] })?.message
    }
    expect(rolled(1)).toBe('Enter exactly one die, not 2.')
    expect(rolled(1, 1, 1)).toBe('Enter exactly 3 dice, not 4.')
  })

  test('holds: in a game played again it is said which action it was', () => {
    const out = replay({ ruleset: 'standard', seed: 'a' }, [{ action: { type: 'end-phase' } }, { action: tooMany }])
    expect(out).toMatchObject({ error: { message: expect.stringMatching(/\. \(action 2 of 2\)$/) } })
  })
})
