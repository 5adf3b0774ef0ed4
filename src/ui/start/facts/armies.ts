/** Units, and how they fight on land. */
import type { PowerId } from '../../../engine/index.ts'
import { listText, powerName, spaceName, t, unitName } from '../../text.ts'
import { type Facts, fills, none, type Rows } from './row.ts'

const stepsOf = ({ units }: Facts): number => Math.max(...units.map((unit) => (unit.kind === 'land' ? unit.move : 0)))

export const ARMIES: Rows = {
  units: ({ units }, base) => {
    const more = units.filter((unit) => !base.units.some((each) => each.id === unit.id)).map((unit) => unitName(unit.id, 2))
    return more.length === 0
      ? t('rulesets.units', { n: units.length })
      : t('rulesets.unitsMore', { n: units.length, more: listText(more) })
  },
  tanks: ({ data }) => {
    const { round = 1, byPower = {}, firstInCapital } = data.unitsFrom.tank ?? {}
    const [early] = Object.entries(byPower) as [PowerId, number][]
    if (!early) return t('rulesets.tanks', { n: round })
    const words = { n: round, power: powerName(early[0]), early: early[1], capital: firstInCapital ? 'yes' : 'no' }
    return t('rulesets.tanksEarly', words)
  },
  armies: (facts) => t('rulesets.armies', { n: stepsOf(facts) }),
  places: ({ data }) => {
    const places = Object.entries(data.extraMobilization).flatMap(([power, list]) =>
      (list ?? []).map(({ space, limit, duty }) =>
        t('rulesets.place', {
          space: spaceName(space),
          power: powerName(power as PowerId),
          most: limit?.most ?? 0,
          duty: duty ? 'yes' : 'no',
        }),
      ),
    )
    return places.length === 0 ? none() : places.join('\n')
  },
  joint: (facts) => t('rulesets.joint', { allies: fills(facts, 'hooks joinRefused') ? 'yes' : 'no' }),
  cargo: ({ cites }) => t('rulesets.cargo', { owner: cites.landsAllies ? 'yes' : 'no' }),
  gas: ({ data }) => (data.gas ? t('rulesets.gas') : none()),
  aces: ({ numbers }) => t('rulesets.aces', { n: numbers.acesUpTo }),
  fighters: ({ behaviours }) => t('rulesets.fighters', { guests: behaviours.guestFighters || 'none' }),
  coast: ({ data }) => t('rulesets.coast', { fleet: data.coastalFire ? 'yes' : 'no' }),
}
