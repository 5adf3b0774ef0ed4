/** Who is at war with whom, when, and what comes of a power that is beaten. */
import type { PowerId } from '../../../engine/index.ts'
import { listText, powerName, spaceName, t } from '../../text.ts'
import { type Facts, none, type Rows } from './row.ts'

const entryOf = ({ data }: Facts, power: PowerId): string => {
  const late = data.lateEntries.find((each) => each.power === power)
  return late ? t('rulesets.entry', { n: late.entersRound, moment: late.moment }) : t('rulesets.entryAlways')
}

/** What of the war at sea brings a power in before its round. */
function drawnIn({ data, behaviours }: Facts, power: PowerId): string {
  const { convoys, submarineWarfare } = data
  if (convoys?.bringsIn === power) return t('rulesets.drawn.declared', { power: powerName(convoys.by) })
  if (!behaviours.submarinesBringUsa || !submarineWarfare.victims.includes(power)) return ''
  return t('rulesets.drawn.losses', { n: submarineWarfare.borne?.loss ?? 0 })
}

const lines = (...all: string[]): string => all.filter((line) => line !== '').join('\n')

export const POLITICS: Rows = {
  usa: (facts) => lines(entryOf(facts, 'usa'), drawnIn(facts, 'usa')),
  italy: (facts) => entryOf(facts, 'italy'),
  russia: ({ data, steps, numbers, behaviours }) => {
    const { revolution, treaty } = data
    if (steps.endTurn.includes('treaty') && treaty)
      return t('rulesets.russia.treaty', { city: spaceName(treaty.city), n: treaty.othersNeeded, power: powerName(treaty.to) })
    if (!steps.endTurn.some((step) => step === 'revolution' || step === 'armistice')) return t('rulesets.russia.never')
    const how = behaviours.revolution ? 'always' : data.options.some(({ id }) => id === revolution.option) ? 'option' : 'never'
    return t(`rulesets.russia.${how}`, { n: numbers.revolutionFromRound })
  },
  collapse: ({ data }) => {
    const all = Object.values(data.collapse ?? {})
    if (all.length === 0) return none()
    const range = (of: 'economic' | 'political') => {
      const values = all.map((each) => each[of])
      return `${Math.min(...values)}–${Math.max(...values)}`
    }
    return t('rulesets.collapse', { powers: all.length, economic: range('economic'), political: range('political') })
  },
  treasury: ({ behaviours }) => t('rulesets.treasury', { held: behaviours.heldTreasuries }),
  money: ({ data }) => {
    const countries = Object.keys(data.influence ?? {}).length
    const revolts = Object.keys(data.revolts?.places ?? {}).length
    return countries + revolts === 0 ? none() : t('rulesets.money', { countries, revolts })
  },
  minors: ({ data, numbers }) => {
    const own = Object.keys(data.minorForces ?? {})
    const factor = numbers.alignedForceFactor
    return own.length === 0
      ? t('rulesets.minors', { factor })
      : t('rulesets.minorsOwn', { factor, spaces: listText(own.map(spaceName)) })
  },
  colonies: ({ data }) => {
    const follow = Object.entries(data.coloniesFollow ?? {})
    const heirs = [...new Set(follow.map(([, { to }]) => to))]
    return follow.length === 0
      ? t('rulesets.colonies')
      : heirs
          .map((power) =>
            t('rulesets.coloniesFollow', {
              minors: listText(follow.flatMap(([minor, { to }]) => (to === power ? [spaceName(minor)] : []))),
              power: powerName(power),
            }),
          )
          .join('\n')
  },
  leanings: ({ data }) => {
    const turned = [
      ...Object.entries(data.leanings ?? {}).map(([space, { side, fromRound = 0 }]) => ({ space, side, fromRound })),
    ].map(({ space, side, fromRound }) =>
      t('rulesets.leaning', { space: spaceName(space), side: t(`app.side.${side}`), round: fromRound }),
    )
    const driven = Object.entries(data.provocations ?? {}).map(([space, { minor }]) =>
      t('rulesets.provocation', { space: spaceName(space), minor: spaceName(minor) }),
    )
    return turned.length + driven.length === 0 ? none() : [...turned, ...driven].join('\n')
  },
}
