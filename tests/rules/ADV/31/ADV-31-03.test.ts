import { describe, expect, test } from 'vitest'
import { move } from '../../../support/game.ts'
import { attack, end } from '../../../support/scenes/actions.ts'
import { advLate } from '../../../support/scenes/start.ts'
import { contested } from '../../../support/scenes/victory.ts'

/** Italy walks into an empty Vienna. */
function vienna(spec: Parameters<typeof advLate>[0] = {}) {
  const g = advLate({ power: 'italy', ...spec, units: { trieste: { italy: { infantry: 2 } }, ...spec.units } })
  g.move('trieste', 'vienna', { infantry: 1 })
  expect(g.winner).toBeNull()
  g.endPhase()
  expect(g.control('vienna')).toBe('italy')
  return g
}

/** Italy has stormed Vienna's last defender, or not. */
function stormed(queue: number[], spec: Parameters<typeof advLate>[0] = {}) {
  return advLate({
    power: 'italy',
    queue,
    ...spec,
    units: { trieste: { italy: { infantry: 2 } }, vienna: { 'austria-hungary': { infantry: 1 } }, ...spec.units },
  }).after(move('trieste', 'vienna', { infantry: 2 }), end, attack('vienna'))
}

const won = { side: 'allies', how: 'capitals', rule: 'ADV-31-03' }

describe('ADV-31-03 Vienna wins beside a shaken ally', () => {
  test('allowed: with Berlin contested it wins at once, not first as the turn ends', () => {
    const g = vienna({ units: contested('berlin') })
    expect(g.winner).toEqual(won)
    expect(g.events('war-won')[0]?.capitals).toEqual(['vienna'])
    expect(g.turn).toMatchObject({ power: 'italy', phase: 'combat' })
  })

  test('holds: with Constantinople contested, or captured', () => {
    expect(vienna({ units: contested('constantinople') }).winner).toEqual(won)
    expect(vienna({ control: { constantinople: 'britain' } }).winner).toEqual(won)
  })

  test('holds: won in battle, as its last defender dies', () => {
    expect(stormed([1, 6, 6], { units: contested('berlin') }).winner).toEqual(won)
    expect(stormed([6, 6, 6], { units: contested('berlin') }).winner).toBeNull()
  })

  test('holds: Berlin made contested in the same turn, before Vienna falls', () => {
    const g = advLate({
      power: 'italy',
      queue: [1, 6, 6],
      units: {
        trieste: { italy: { infantry: 2 } },
        vienna: { 'austria-hungary': { infantry: 1 } },
        silesia: { italy: { infantry: 1 } },
        berlin: { germany: { infantry: 1 } },
      },
    })
    g.move('silesia', 'berlin', { infantry: 1 })
    g.move('trieste', 'vienna', { infantry: 2 })
    g.endPhase()
    expect(g.winner).toBeNull()
    g.attack('vienna')
    expect(g.winner).toEqual(won)
  })

  test('not: Vienna alone', () => {
    const g = vienna()
    for (const _ of ['combat', 'mobilize', 'income']) g.endPhase()
    expect(g.winner).toBeNull()
    expect(g.turn.power).toBe('usa')
  })

  test('not: Constantinople captured after Vienna, before the turn has ended (ADV-31-04)', () => {
    const g = advLate({
      power: 'britain',
      queue: [1, 1, 6, 6],
      control: { vienna: 'britain' },
      units: { constantinople: { ottoman: { infantry: 1 } }, bulgaria: { britain: { infantry: 2 } } },
    })
    g.move('bulgaria', 'constantinople', { infantry: 2 })
    g.endPhase()
    g.attack('constantinople')
    expect(g.control('constantinople')).toBe('britain')
    expect(g.winner).toBeNull()
    for (const _ of ['combat', 'mobilize', 'income']) g.endPhase()
    expect(g.winner).toEqual(won)
  })

  test('not: a Vienna that falls on a turn of the Central Powers; the next Allied turn decides (ADV-31-04)', () => {
    const g = advLate({
      power: 'austria-hungary',
      phase: 'combat',
      queue: [6, 1],
      units: { vienna: { 'austria-hungary': { infantry: 1 }, italy: { infantry: 1 } }, ...contested('berlin') },
    })
    g.attack('vienna')
    expect(g.control('vienna')).toBe('italy')
    expect(g.winner).toBeNull()
  })

  test('not: a Vienna that is only contested, as the turn ends', () => {
    const g = advLate({ power: 'italy', phase: 'income', units: contested('vienna'), control: { constantinople: 'britain' } })
    g.endPhase()
    expect(g.winner).toBeNull()
  })

  test('not: the Central Powers win nothing when they free it', () => {
    const g = advLate({
      power: 'germany',
      control: { vienna: 'italy', constantinople: 'britain' },
      units: { bohemia: { germany: { infantry: 1 } }, ...contested('berlin') },
    })
    g.move('bohemia', 'vienna', { infantry: 1 })
    g.endPhase()
    expect(g.control('vienna')).toBe('austria-hungary')
    expect(g.winner).toBeNull()
  })
})
