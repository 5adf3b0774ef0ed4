// Whom the coach shows how to march, and whereto: towards the front, and nothing is left open for it.
import { expect, it } from 'vitest'
import { type PositionSpec, type PowerId, positionFrom } from '../../src/engine/index.ts'
import { type CoachMoment, lineFor, UNTAUGHT } from '../../src/learn/coach/index.ts'
import { momentAfter } from './coached.ts'

const NOW = '1'
const momentOf = (power: PowerId, more: Partial<PositionSpec> = {}): CoachMoment =>
  momentAfter(positionFrom({ ruleset: 'standard', base: 'opening', seed: 'coach', phase: 'move', power, ...more }))

/** A turn of each power in the opening, nothing done before it. */
const shown = (power: PowerId, more: Partial<PositionSpec> = {}) => {
  const moment = momentOf(power, more)
  const pick = lineFor(moment, UNTAUGHT, NOW)
  const chosen = pick?.space ?? null
  return [pick?.line.id, chosen, lineFor({ ...moment, chosen }, UNTAUGHT, NOW)?.space]
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

it('is never the whole army of a capital: with no other there is none', () => {
  const alone = { base: 'empty', units: { berlin: { germany: { infantry: 4 } }, poland: { russia: { infantry: 1 } } } } as const
  expect(shown('germany', alone)[0]).toBe('stay')
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
  const going = (infantry: number) => lineFor({ ...moment, chosen: 'berlin', picked: { infantry } }, UNTAUGHT, NOW)?.line.id
  expect([going(13), going(12)]).toEqual(['leave-some', 'pick-to'])
})
