import { describe, expect, it } from 'vitest'
import { open } from '../battle/table.tsx'
import { answered, ask, choose, game, pending, press, question } from './card.tsx'

describe('guests of a fleet that leaves the war', () => {
  it('go ashore where their owner says', () => {
    open({
      ruleset: 'influence',
      control: { karelia: 'germany', poland: 'germany', romania: 'britain', bulgaria: 'france' },
      units: { sz21: { russia: { transports: [{ cargo: [{ power: 'britain', type: 'infantry' }] }] } } },
    })
    ask({ type: 'end-phase' })
    expect([pending()?.topic, pending()?.by]).toEqual(['set-ashore', 'britain'])
    expect(question()).toBe('Where do the allied units land?')
    choose(/Romania/)
    press('Land in Romania')
    expect(answered()).toEqual({ type: 'choose', option: 'romania' })
    expect(game().war.units.romania?.some((stack) => stack.power === 'britain')).toBe(true)
  })
})
