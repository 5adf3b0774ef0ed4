import { describe, expect, test } from 'vitest'
import { landing } from '../../../support/scenes/actions.ts'
import { hold, offBelgium, offScotland, openSea } from '../../../support/scenes/coast.ts'
import { adv } from '../../../support/scenes/start.ts'
import { volleys } from '../../../support/scenes/told.ts'

describe('ADV-11-04 ships set aside', () => {
  const fleet = { battleship: 1, cruiser: 2, destroyer: 1 }
  const met = () => offScotland({ fleet, british: { cruiser: 1 }, queue: [6, 6, 6, 6, 6, 6] })

  test('allowed: a group for each target; ships in no group fight', () => {
    const g = met()
    openSea(g, { units: { cruiser: 2 }, transports: g.transports('sz4') })
    expect(volleys(g)[0]).toEqual(['sea-attack', '1 destroyer at 2', '1 battleship at 4'])
    expect(g.past('ships-set-aside')).toMatchObject([{ space: 'sz4', to: 'scotland', units: { cruiser: 2 }, rule: 'ADV-11-04' }])
    expect(g.past('ships-set-aside')[0]?.damaged).toEqual({})
  })

  test('allowed: without a word all of them fight', () => {
    const g = met()
    openSea(g)
    expect(volleys(g)[0]).toEqual(['sea-attack', '1 destroyer at 2', '2 cruiser at 3', '1 battleship at 4'])
  })

  test('allowed: offered is the battle with the loaded transports out of it, of each shore its own', () => {
    const g = met()
    expect(g.legal).toContainEqual({
      type: 'attack',
      space: 'sz4',
      aside: [{ to: 'scotland', transports: g.transports('sz4') }],
    })
    expect(g.legal).toContainEqual({ type: 'attack', space: 'sz4' })
  })

  test('refused: a group for a shore where nothing is to land', () => {
    const g = met()
    g.refuse({ type: 'attack', space: 'sz4', aside: [{ to: 'norway', units: { cruiser: 1 } }] }, 'ADV-11-04')
    g.refuse({ type: 'attack', space: 'sz4', aside: [{ to: 'scotland', units: { cruiser: 3 } }] }, 'CONTRACT')
  })

  test('refused: one transport named twice, in one group or in two, or none that is there', () => {
    const g = met()
    const [id = 0] = g.transports('sz4')
    g.refuse({ type: 'attack', space: 'sz4', aside: [{ to: 'scotland', transports: [id, id] }] }, 'CONTRACT')
    const group = { to: 'scotland', transports: [id] }
    g.refuse({ type: 'attack', space: 'sz4', aside: [group, group] }, 'CONTRACT')
    g.refuse({ type: 'attack', space: 'sz4', aside: [{ to: 'scotland', transports: [id + 99] }] }, 'CONTRACT')
  })

  test('refused: on land nobody is set aside', () => {
    const g = offBelgium({ fleet: { cruiser: 1 } })
    g.refuse({ type: 'attack', space: 'belgium', aside: [{ to: 'belgium', units: { cruiser: 1 } }] }, 'ADV-11-04')
  })

  test('edge: of ships alike but for their voyage no more are set aside than are named', () => {
    const g = adv({
      queue: [6, 6, 6, 6],
      units: {
        sz4: { germany: { cruiser: 1, transports: [hold('germany', ['infantry'])] }, britain: { cruiser: 1 } },
        sz5: { germany: { cruiser: 1 } },
        scotland: { britain: { infantry: 1 } },
      },
    })
    g.move('sz5', 'sz4', { cruiser: 1 })
    g.do({ ...landing(g, 'sz4', 'scotland', { infantry: 1 }), afterSeaCombat: true })
    g.endPhase()
    openSea(g, { units: { cruiser: 1 } })
    expect(volleys(g)[0]).toEqual(['sea-attack', '1 cruiser at 3'])
  })

  /** Two loaded transports off Britain, the first bound for Yorkshire, the second for Scotland. */
  const twoShores = () => {
    const transports = [hold('germany', ['infantry']), hold('germany', ['infantry'])]
    const g = adv({ units: { sz9: { germany: { cruiser: 2, transports }, britain: { cruiser: 1 } } } })
    g.do({ ...landing(g, 'sz9', 'yorkshire', { infantry: 1 }, 0), afterSeaCombat: true })
    g.do({ ...landing(g, 'sz9', 'scotland', { infantry: 1 }, 1), afterSeaCombat: true })
    g.endPhase()
    return g
  }

  test('refused: a transport in the group of another shore than its own', () => {
    const g = twoShores()
    const [first = 0, second = 0] = g.transports('sz9')
    const error = g.refuse(
      { type: 'attack', space: 'sz9', aside: [{ to: 'scotland', transports: [first, second] }] },
      'ADV-11-04',
    )
    expect(error).toMatchObject({ rule: 'ADV-11-04', code: 'group-other-landing', space: 'scotland' })
    expect(error.also).toBeUndefined()
  })

  test('holds: of several shores the groups are offered in alphabetical order, whichever transport was declared first', () => {
    const g = twoShores()
    const [first = 0, second = 0] = g.transports('sz9')
    const aside = [
      { to: 'scotland', transports: [second] },
      { to: 'yorkshire', transports: [first] },
    ]
    expect(g.legal).toContainEqual({ type: 'attack', space: 'sz9', aside })
  })
})
