// Whom the coach shows how to march, and whereto: towards the front, and nothing is left open for it.
import { expect, it } from 'vitest'
import { type PositionSpec, type PowerId, positionFrom } from '../../src/engine/index.ts'
import { type CoachMoment, NO_PROGRESS, nextAdvice } from '../../src/learn/coach/index.ts'
import { momentAfter } from './coached.ts'

const NOW = '1'
const momentOf = (power: PowerId, more: Partial<PositionSpec> = {}): CoachMoment =>
  momentAfter(positionFrom({ ruleset: 'standard', base: 'opening', seed: 'coach', phase: 'move', power, ...more }))

/** A turn of each power in the opening, nothing done before it. */
const shown = (power: PowerId, more: Partial<PositionSpec> = {}) => {
  const moment = momentOf(power, more)
  const pick = nextAdvice(moment, NO_PROGRESS, NOW)
  const chosen = pick?.space ?? null
  return [pick?.line.id, chosen, nextAdvice({ ...moment, chosen }, NO_PROGRESS, NOW)?.space]
}

it.each([
  ['russia', 'belarus', 'poland'],
  ['germany', 'munich', 'alsace'],
  ['france', 'burgundy', 'lorraine'],
  ['ottoman', 'ankara', 'mesopotamia'],
  ['italy', 'piedmont', 'venice'],
] as const)('is an army of %s behind the front, and whereto is towards it', (power, from, to) => {
  expect(shown(power)).toEqual(['pick', from, to])
})

it('is that of a capital only where nobody else can, most of it stays, and no more than a part is told to go', () => {
  const alone = (infantry: number) =>
    ({ base: 'empty', units: { berlin: { germany: { infantry } }, poland: { russia: { infantry: 1 } } } }) as const
  expect(shown('germany', alone(2))[0]).toBe('stay')
  expect(shown('germany', alone(4)).slice(0, 2)).toEqual(['pick', 'berlin'])
  const all = { ...momentOf('germany', alone(4)), chosen: 'berlin', picked: { infantry: 4 } }
  expect(nextAdvice(all, NO_PROGRESS, NOW)?.line.id).toBe('leave-some')
})

it('is nobody in contested land, which would be given away: Mesopotamia once Russia has come', () => {
  const units = {
    mesopotamia: { russia: { infantry: 2 }, ottoman: { infantry: 1, artillery: 1 } },
    'trans-jordan': { britain: { infantry: 4 } },
  }
  expect(shown('ottoman', { round: 1, units, control: { 'trans-jordan': 'britain' } })).toEqual([
    'pick',
    'constantinople',
    'ankara',
  ])
})

it('is nobody who would leave land open to an enemy next door', () => {
  const front = {
    base: 'empty',
    units: { silesia: { germany: { infantry: 4 } }, poland: { russia: { infantry: 1 } } },
  } as const
  expect(shown('germany', front)[0]).toBe('stay')
})

it('of a capital is told to leave somebody, until somebody stays', () => {
  const moment = momentOf('germany')
  const going = (infantry: number) => nextAdvice({ ...moment, chosen: 'berlin', picked: { infantry } }, NO_PROGRESS, NOW)?.line.id
  expect([going(13), going(12)]).toEqual(['leave-some', 'pick-to'])
})
