// An order in words: every kind of action has its own, filled in with what it names, within a sentence and alone.
import { describe, expect, it } from 'vitest'
import { ruleExamples } from '../../src/content/examples.ts'
import { type Action, legalActions, positionFrom, reduce } from '../../src/engine/index.ts'
import { orderPhrase, orderSentence, orderWords } from '../../src/ui/order-words.ts'

const march: Action = { type: 'move', from: 'ruhr', path: ['holland', 'belgium'], units: { infantry: 5 } }

describe('an order in words', () => {
  it('says who goes, where from and where to in the end', () => {
    expect(orderPhrase(march)).toBe('move 5 infantry from Ruhr to Belgium')
    expect(orderWords(march)).toBe('Move 5 infantry from Ruhr to Belgium')
    expect(orderSentence(march)).toBe('Move 5 infantry from Ruhr to Belgium.')
  })

  it('counts ships that were hit and transports among those who sail', () => {
    const sail: Action = {
      type: 'move',
      from: 'sz8',
      path: ['sz9'],
      units: { cruiser: 1 },
      damaged: { battleship: 1 },
      transports: [0, 1],
    }
    expect(orderPhrase(sail)).toBe('move 1 battleship, 1 cruiser, 2 transports from Sea Zone 8 to Sea Zone 9')
  })

  it('says what is a strategic move, and what lands only after the battle at sea', () => {
    const sail: Action = { type: 'move', from: 'sz3', path: ['sz2'], units: { battleship: 1 } }
    expect(orderPhrase({ ...sail, strategic: true })).toBe(`${orderPhrase(sail)}, a strategic move`)
    const land: Action = { type: 'offload', transport: 1, to: 'belgium', units: { infantry: 2 } }
    expect(orderPhrase({ ...land, afterSeaCombat: true })).toBe(`${orderPhrase(land)} after the battle at sea`)
  })

  it('names the allies who are asked to join an attack', () => {
    expect(orderPhrase({ type: 'attack', space: 'alsace' })).toBe('attack in Alsace')
    expect(orderPhrase({ type: 'attack', space: 'alsace', with: ['britain'] })).toBe('attack in Alsace with Britain')
  })

  it('tells losses of all powers together, and what is hit and stays apart', () => {
    const lose = { germany: { infantry: 1 }, 'austria-hungary': { infantry: 2 } }
    expect(orderWords({ type: 'casualties', lose })).toBe('Lose 3 infantry')
    expect(orderWords({ type: 'casualties', lose, hit: { germany: { battleship: 1 } } })).toBe(
      'Lose 3 infantry, damage 1 battleship',
    )
    expect(orderWords({ type: 'casualties', lose: {}, hit: { germany: { battleship: 1 } } })).toBe('Damage 1 battleship')
  })

  it('names a choice where it is asked, and only then', () => {
    const asked = positionFrom({
      ruleset: 'standard',
      base: 'empty',
      seed: 'choice',
      power: 'germany',
      round: 2,
      phase: 'combat',
      queue: [6, 6, 6, 6],
      units: { sz9: { germany: { cruiser: 2 }, britain: { cruiser: 2 } } },
    })
    const fought = reduce(asked, { type: 'attack', space: 'sz9' })
    const answers = fought.ok ? legalActions(fought.state).map((action) => orderPhrase(action, fought.state)) : []
    expect(answers).toContain('press on')
    expect(answers).toContain('break off')
    expect(orderWords({ type: 'choose', option: 'x' })).toBe('Answer the question')
  })

  it('has its own words for whatever an example of a rule does', () => {
    const all = Object.values(ruleExamples).map(({ then }) => orderSentence(then))
    expect(all.filter((text) => /orders\.|undefined|[{}]/.test(text) || !/^[A-Z].*\.$/.test(text))).toEqual([])
  })
})
