import { describe, expect, it } from 'vitest'
import { landingParties, landingTargets, subsetsOf } from '../../src/planning/landing-targets.ts'
import { picksOf } from '../../src/planning/picks.ts'
import { keepAboard, pickAll } from '../../src/planning/selection.ts'
import { position } from './position.ts'

describe('the cargo of a transport', () => {
  it('knows every part of a cargo, the whole first', () => {
    expect(subsetsOf({ infantry: 1, artillery: 1 })).toEqual([{ infantry: 1, artillery: 1 }, { artillery: 1 }, { infantry: 1 }])
    expect(subsetsOf({ infantry: 2 })).toEqual([{ infantry: 2 }, { infantry: 1 }])
  })

  it('of our own is not named, of allies alone it is', () => {
    expect(landingParties([{ power: 'britain', units: { infantry: 1 } }], 'britain')).toEqual([{ units: { infantry: 1 } }])
    expect(landingParties([{ power: 'france', units: { infantry: 1 } }], 'britain')).toEqual([
      { units: { infantry: 1 }, power: 'france' },
    ])
  })
})

describe('landings', () => {
  const state = position({
    power: 'britain',
    units: {
      sz8: {
        britain: {
          transports: [
            {
              cargo: [
                { power: 'britain', type: 'infantry' },
                { power: 'britain', type: 'infantry' },
              ],
            },
          ],
        },
      },
    },
  })
  const picks = picksOf(state, 'sz8')
  const selection = pickAll('sz8', picks)
  const at = (chosen: typeof selection) =>
    landingTargets(state, 'britain', chosen, picks.transports).find((target) => target.space === 'picardy')

  it('take all of the cargo ashore on any coast of the zone', () => {
    expect(at(selection)).toMatchObject({ kind: 'offload', landings: [{ units: { infantry: 2 }, now: true }] })
  })

  it('leave aboard what is kept', () => {
    const one = keepAboard(selection, picks.transports[0]!.id, 'britain', { infantry: 1 })
    expect(at(one)).toMatchObject({ landings: [{ units: { infantry: 1 } }] })
    expect(at(keepAboard(selection, picks.transports[0]!.id, 'britain', { infantry: 2 }))).toBeUndefined()
  })
})
