// A question of the desk becomes a position in which exactly what was typed in fights, whoever attacks and in every ruleset.
import { describe, expect, it } from 'vitest'
import { createGame, POWERS, type PowerId, RULESET_IDS, sideOf } from '../../src/engine/index.ts'
import { buildPosition, DESK_KINDS, type DeskQuestion, emptyQuestion, questionFromSpace, swapSides } from '../../src/odds/desk.ts'
import { DEFAULT_POLICY, forecast } from '../../src/odds/index.ts'
import { at } from '../support/game.ts'
import { landing } from '../support/scenes/actions.ts'
import { hold } from '../support/scenes/coast.ts'

const enemyOf = (power: PowerId): PowerId => POWERS.find((each) => sideOf(each) !== sideOf(power))!
const asked = (question: DeskQuestion) => {
  const posed = buildPosition(question)
  return posed.ok ? forecast(posed.state, posed.ask) : posed
}

const UNITS = {
  land: { attacker: { infantry: 3, artillery: 1 }, defender: { infantry: 2 } },
  sea: { attacker: { battleship: 1, cruiser: 1 }, defender: { cruiser: 1, submarine: 1 } },
  landing: { attacker: { infantry: 2, cruiser: 1, transport: 1 }, defender: { infantry: 1 } },
} as const

const questionOf = (ruleset: DeskQuestion['ruleset'], kind: DeskQuestion['kind'], power: PowerId): DeskQuestion => ({
  ...emptyQuestion(ruleset, power, enemyOf(power)),
  kind,
  attacker: [{ power, units: UNITS[kind].attacker }],
  defender: [{ power: enemyOf(power), units: UNITS[kind].defender }],
})

describe('a question of the desk', () => {
  it('of 12 infantry and 2 artillery against 3 infantry and 1 artillery has the answer of the table', () => {
    const odds = asked({
      ...emptyQuestion('standard', 'germany', 'france'),
      attacker: [{ power: 'germany', units: { infantry: 12, artillery: 2 } }],
      defender: [{ power: 'france', units: { infantry: 3, artillery: 1 } }],
    })
    expect(odds).toMatchObject({ cleared: expect.closeTo(0.846907, 6), exact: 'kernel' })
  })

  it.each(RULESET_IDS.flatMap((ruleset) => DESK_KINDS.map((kind) => ({ ruleset, kind }))))(
    'is answered in $ruleset for $kind, whoever attacks',
    ({ ruleset, kind }) => {
      for (const power of POWERS) {
        const question = questionOf(ruleset, kind, power)
        const odds = asked(question)
        expect(odds, power).toMatchObject({ cleared: expect.any(Number), lost: expect.anything() })
        if (odds && 'cleared' in odds) {
          expect(odds.cleared + odds.contested + odds.repulsed + odds.annihilated, power).toBeCloseTo(1, 9)
          expect(odds.spread.attacker.units.length - 1, power).toBeLessThanOrEqual(
            Object.values(UNITS[kind].attacker).reduce((sum, count) => sum + count, 0),
          )
        }
      }
    },
    60_000,
  )

  it.each(['germany', 'britain'] as const)('loses ships to mines on its way where they are asked for: %s', (power) => {
    for (const kind of ['sea', 'landing'] as const) {
      const open = questionOf('standard', kind, power)
      const [free, mined] = [asked(open), asked({ ...open, mined: true })]
      expect(free && 'cleared' in free && mined && 'cleared' in mined && mined.cleared < free.cleared, kind).toBe(true)
    }
  })

  it('counts damaged ships as weaker than whole ones', () => {
    const whole = questionOf('standard', 'sea', 'germany')
    const hurt = { ...whole, attacker: [{ power: 'germany' as const, units: { cruiser: 1 }, damaged: { battleship: 1 } }] }
    const [a, b] = [asked(whole), asked(hurt)]
    expect(a && 'cleared' in a && b && 'cleared' in b && b.cleared < a.cleared).toBe(true)
  })

  it('takes several owners in the defence', () => {
    const question = questionOf('standard', 'land', 'germany')
    const odds = asked({ ...question, defender: [...question.defender, { power: 'britain', units: { infantry: 1 } }] })
    expect(odds && 'cleared' in odds && odds.spread.defender.units.length).toBe(4)
  })

  it('says why it cannot be asked', () => {
    const land = questionOf('standard', 'land', 'germany')
    const landing = questionOf('standard', 'landing', 'britain')
    const why = (question: DeskQuestion) => buildPosition(question)
    expect(why({ ...land, attacker: [{ power: 'germany', units: {} }] })).toEqual({ ok: false, code: 'no-attacker' })
    expect(why({ ...land, defender: [] })).toEqual({ ok: false, code: 'no-defender' })
    expect(why({ ...land, defender: [{ power: 'ottoman', units: { infantry: 1 } }] })).toEqual({ ok: false, code: 'same-side' })
    expect(why({ ...landing, attacker: [{ power: 'britain', units: { infantry: 3, transport: 1 } }] })).toEqual({
      ok: false,
      code: 'no-room',
    })
    expect(why({ ...landing, attacker: [{ power: 'britain', units: { transport: 1 } }] })).toEqual({
      ok: false,
      code: 'no-cargo',
    })
    expect(why({ ...land, attacker: [{ power: 'germany', units: { cruiser: 1 } }] })).toMatchObject({
      ok: false,
      sentence: expect.stringMatching(/cruiser/),
    })
    expect(why({ ...land, space: 'sz9' })).toMatchObject({ ok: false })
  })

  it('has its sides exchanged, and back again', () => {
    const question: DeskQuestion = {
      ...questionOf('standard', 'land', 'germany'),
      policy: { ...DEFAULT_POLICY, losses: { attacker: 'best', defender: 'keep-guns' } },
    }
    expect(swapSides(question).policy.losses).toEqual({ attacker: 'keep-guns', defender: 'best' })
    expect(swapSides(swapSides(question))).toEqual(question)
  })

  it('takes the forces of a space and leaves the game as it is', () => {
    const game = createGame({ ruleset: 'standard', seed: 'desk' })
    const before = JSON.stringify(game)
    const question = questionFromSpace(game, 'berlin')!
    expect(question).toMatchObject({ kind: 'land', space: 'berlin', attacker: [{ power: 'germany' }], defender: [] })
    expect(JSON.stringify(game)).toBe(before)
  })

  it('takes a declared landing with its ships and what they land', () => {
    const g = at({
      round: 6,
      phase: 'move',
      power: 'britain',
      units: {
        sz9: { britain: { cruiser: 2, transports: [hold('britain', ['infantry', 'infantry'])] }, germany: { cruiser: 1 } },
        belgium: { germany: { infantry: 2 } },
      },
    })
    const after = g.do({ ...landing(g, 'sz9', 'belgium', { infantry: 2 }), afterSeaCombat: true }).state
    const question = questionFromSpace(after, 'belgium')!
    expect(question).toMatchObject({
      kind: 'landing',
      attacker: [{ power: 'britain', units: { cruiser: 2, transport: 1, infantry: 2 } }],
      defender: [{ power: 'germany', units: { cruiser: 1, infantry: 2 } }],
    })
    const posed = buildPosition(question)
    expect(posed.ok && forecast(posed.state, posed.ask)?.cleared).toBeCloseTo(forecast(after, { space: 'belgium' })!.cleared, 9)
  })
})
