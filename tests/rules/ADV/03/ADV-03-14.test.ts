import { describe, expect, test } from 'vitest'
import { attack, end } from '../../../support/scenes/actions.ts'
import { battle } from '../../../support/scenes/land.ts'
import { adv } from '../../../support/scenes/start.ts'

const three = (queue: number[]) =>
  battle({ infantry: 2, artillery: 1, 'poison-gas': 1 }, { france: { infantry: 2 }, britain: { infantry: 2 } }, queue).after({
    type: 'gas',
    count: 1,
  })

describe('ADV-03-14 whose infantry is weakened', () => {
  test('allowed: the defenders choose among their powers', () => {
    const g = three([2, 2, 6, 6, 6, 6, 6, 6])
    expect(g.decision).toMatchObject({ by: 'france', kind: 'casualties', count: 2, rule: 'ADV-03-14' })
    g.do({ type: 'casualties', lose: { britain: { infantry: 2 } } })
    expect(g.past('fired')[1]?.groups.map((x) => [x.power, x.count, x.needs])).toEqual([
      ['france', 2, 3],
      ['britain', 2, 2],
    ])
    expect(g.units('lorraine')).toMatchObject({ france: { infantry: 2 }, britain: { infantry: 2 } })
  })

  test('allowed: where there is no choice nobody is asked', () => {
    const g = three([2, 4, 6, 6, 6, 6, 6, 6])
    expect(g.past('decision-asked').map((e) => e.kind)).toEqual(['gas'])
    expect(g.past('infantry-gassed').map((e) => [e.power, e.count])).toEqual([
      ['france', 2],
      ['britain', 2],
    ])
  })

  test('not: nor whether those who have just come or those who stood there are meant', () => {
    const g = adv({
      queue: [4, 1, 1, ...Array(9).fill(6)],
      units: {
        alsace: { germany: { infantry: 1 } },
        lorraine: { germany: { infantry: 1, artillery: 1, 'poison-gas': 1 }, france: { infantry: 3 } },
      },
    })
    g.move('alsace', 'lorraine', { infantry: 1 })
    g.after(end, attack('lorraine'), { type: 'gas', count: 1 })
    expect(g.past('decision-asked').map((e) => e.kind)).toEqual(['gas'])
    expect(g.past('infantry-gassed')).toMatchObject([
      { power: 'germany', count: 1, chosenBy: null },
      { power: 'france', count: 1, chosenBy: null },
    ])
  })

  test("refused: fewer than were reached, or the attacker's", () => {
    const g = three([2, 2])
    g.refuse({ type: 'casualties', lose: { france: { infantry: 1 } } }, 'ADV-03-14')
    g.refuse({ type: 'casualties', lose: { germany: { infantry: 2 } } }, 'CONTRACT')
  })
})
