import { describe, expect, test } from 'vitest'
import { engine } from '../../../support/game.ts'
import { tou } from '../../../support/scenes/start.ts'
import { held, turnEnds } from '../../../support/scenes/victory.ts'

const AGAINST_THE_CLOCK = { 'time-limit': true }
const TIME = { type: 'time-is-up' } as const

describe('TOU-VIC-04 the game stops after the next turn of the United States', () => {
  test('allowed: time is called in mid turn, and play goes on to the end of that turn', () => {
    const g = tou({
      options: AGAINST_THE_CLOCK,
      power: 'britain',
      phase: 'combat',
      round: 3,
      control: held('germany', 'belarus'),
    })
    g.do(TIME)
    expect(g.winner).toBeNull()
    expect(g.events().map((e) => e.type)).toEqual(['time-called'])
    g.until('usa', 'income')
    expect(g.winner).toBeNull()
    g.endPhase()
    expect(g.winner).toMatchObject({ side: 'central', how: 'economic' })
    expect(g.turn).toEqual({ round: 3, power: 'usa', phase: 'income' })
  })

  test('allowed: called in the turn of the United States, it stops as that ends', () => {
    const g = tou({ options: AGAINST_THE_CLOCK, power: 'usa', phase: 'income', round: 2, control: held('germany', 'belarus') })
    g.do(TIME)
    g.endPhase()
    expect(g.winner?.side).toBe('central')
  })

  test('refused: it stops nowhere before, and time is called once only', () => {
    const g = tou({ options: AGAINST_THE_CLOCK, power: 'ottoman', phase: 'income' })
    g.do(TIME)
    g.refuse(TIME, 'TOU-VIC-04')
    g.endPhase()
    expect(g.turn.power).toBe('italy')
    expect(g.winner).toBeNull()
    expect(g.situation.timeUp).toBe(true)
    g.replays()
  })

  test('refused: while a question is open', () => {
    const g = tou({
      options: AGAINST_THE_CLOCK,
      phase: 'combat',
      units: { sz5: { germany: { cruiser: 1 }, britain: { cruiser: 1 } } },
      queue: [6, 6],
    })
    g.attack('sz5')
    expect(g.refuse(TIME, 'CONTRACT').code).toBe('decision-open')
  })

  test('edge: as long as nobody calls time the clock ends nothing, in whatever round', () => {
    const g = turnEnds('usa', { options: AGAINST_THE_CLOCK, round: 9 })
    expect(g.winner).toBeNull()
    expect(engine.legalActions(g.state).map((a) => a.type)).not.toContain('time-is-up')
  })

  test('holds: the score tells whether time has been called', () => {
    const g = tou({ options: AGAINST_THE_CLOCK, power: 'britain', phase: 'combat', round: 3 })
    expect(engine.scores(g.state)?.limit).toMatchObject({ by: 'time', called: false })
    g.do(TIME)
    expect(engine.scores(g.state)?.limit).toMatchObject({ by: 'time', called: true })
  })
})
