import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { advanced, answered, ask, count, game, pending, press, question } from './card.tsx'

describe('a raid on convoys', () => {
  it('says whose die costs whom where two powers share them', () => {
    advanced({ round: 4, usaAtWar: true, convoyWar: 'unrestricted', units: { sz7: { germany: { submarine: 1 } } } })
    ask({ type: 'attack', space: 'sz7' })
    expect(
      screen.getByText(/costs the United States \(odd dice\) or Britain \(even ones\) 1 to 3 IPC, depending on its die/),
    ).toBeDefined()
  })

  it('is made by the submarines that are named', () => {
    advanced({ units: { sz7: { germany: { submarine: 3 } } }, treasury: { britain: 20 }, queue: [1, 6] })
    ask({ type: 'attack', space: 'sz7' })
    expect(question()).toBe('Raid the convoys in Sea Zone 7?')
    expect(count('submarines')).toBe('3')
    press('One less: submarines')
    press('2 submarines raid')
    expect(answered()).toEqual({ type: 'convoy', submarines: 2 })
    expect(game().war.treasury.britain).toBe(17)
  })

  it('is met by destroyers, power by power, and by none unless they are sent', () => {
    advanced({
      round: 4,
      usaAtWar: true,
      units: { sz7: { germany: { submarine: 3, cruiser: 1 }, britain: { destroyer: 2 }, usa: { destroyer: 1 } } },
      queue: Array(20).fill(6),
    })
    ask({ type: 'attack', space: 'sz7' }, { type: 'convoy', submarines: 2 })
    expect(question()).toBe('Escort the convoys in Sea Zone 7?')
    expect([pending()?.by, count('destroyers')]).toEqual(['britain', '0'])
    press('One more: destroyers')
    press('One destroyer escorts')
    expect(answered()).toEqual({ type: 'escort', destroyers: 1 })
    expect(pending()?.by).toBe('usa')
    press('No escort')
    expect(answered()).toEqual({ type: 'escort', destroyers: 0 })
    expect(screen.queryByRole('heading', { name: /Escort/ })).toBeNull()
  })
})
