/** Links to questions of the odds desk. Links are untrusted: they are checked in the order of `Flaw` and only used as data. */
import * as v from 'valibot'
import { content } from '../../content/index.ts'
import { type Counts, POWERS, type PowerId, RULESET_IDS, type SpaceId, UNIT_TYPES, type UnitType } from '../../engine/index.ts'
import { fromBase64Url, isBase64Url, isSmallJson, MAX_LINK_LENGTH, toBase64Url } from '../../link-text.ts'
import { buildPosition, DESK_KINDS, type DeskForce, type DeskQuestion } from '../../odds/desk.ts'
import { DEFAULT_POLICY, type FullPolicy, SPECIALS, type SpecialId } from '../../odds/index.ts'
import { isOddsLink, ODDS_LINK } from '../desk.ts'

/** Limits of its JSON: depth and brackets. */
const SIZE = { depth: 8, brackets: 200 }
/** Limits for one unit count and for powers of a side. */
export const MOST_OF_ONE = 99
const MOST_POWERS = 4
/** Limit of rounds to press and hits to dive after. */
export const MOST_WAIT = 9
const VERSION = 1

export type Flaw = 'length' | 'alphabet' | 'decode' | 'size' | 'shape' | 'version' | 'known' | 'count' | 'rules'
export type ReadLink =
  | { readonly ok: true; readonly question: DeskQuestion }
  | { readonly ok: false; readonly flaw: Flaw; readonly sentence?: string }

/** Non-zero counts in table order: equal questions give equal links. */
const nonZeroCounts = (counts: Counts = {}): Counts =>
  Object.fromEntries(UNIT_TYPES.flatMap((type) => ((counts[type] ?? 0) > 0 ? [[type, counts[type]]] : [])))

function serializeForce({ power, units, damaged }: DeskForce) {
  const hurt = nonZeroCounts(damaged)
  return { power, units: nonZeroCounts(units), ...(Object.keys(hurt).length > 0 ? { damaged: hurt } : {}) }
}

/** The link of a question, starting with `#`. */
export function linkOf({ ruleset, kind, attacker, defender, mined, space, policy }: DeskQuestion): string {
  const { losses, press, dive } = policy
  const specials = (Object.keys(SPECIALS) as SpecialId[]).filter((id) => policy[id] !== DEFAULT_POLICY[id])
  const payload = {
    version: VERSION,
    ruleset,
    kind,
    attacker: attacker.map(serializeForce),
    defender: defender.map(serializeForce),
    mined,
    ...(space === undefined ? {} : { space }),
    policy: {
      losses: typeof losses === 'string' ? losses : { attacker: losses.attacker, defender: losses.defender },
      press,
      dive,
      // Special policies only if not default.
      ...Object.fromEntries(specials.map((id) => [id, policy[id]])),
    },
  }
  return ODDS_LINK + toBase64Url(JSON.stringify(payload))
}

const WISHES = ['cheapest', 'keep-guns', 'keep-fighters', 'best']
const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const name = v.pipe(v.string(), v.maxLength(40))
const forceShape = v.object({ power: name, units: v.record(name, count), damaged: v.optional(v.record(name, count)) })
const sideShape = v.pipe(v.array(forceShape), v.maxLength(MOST_POWERS))
const wish = v.picklist(WISHES as ('cheapest' | 'keep-guns' | 'keep-fighters' | 'best')[])
const wait = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_WAIT))
const linkShape = v.object({
  ruleset: name,
  kind: v.picklist(DESK_KINDS),
  attacker: sideShape,
  defender: sideShape,
  mined: v.boolean(),
  space: v.optional(name),
  policy: v.object({
    losses: v.union([wish, v.object({ attacker: wish, defender: wish })]),
    press: v.union([v.picklist(['to-the-end', 'while-stronger', 'best']), wait]),
    dive: v.union([v.picklist(['never', 'when-alone', 'best']), wait]),
    gas: v.optional(v.picklist(SPECIALS.gas), DEFAULT_POLICY.gas),
    coast: v.optional(v.picklist(SPECIALS.coast), DEFAULT_POLICY.coast),
    escort: v.optional(v.picklist(SPECIALS.escort), DEFAULT_POLICY.escort),
    leave: v.optional(v.picklist(SPECIALS.leave), DEFAULT_POLICY.leave),
  }),
})
type Read = v.InferOutput<typeof linkShape>

const among = <T extends string>(known: readonly T[], value: string): T | undefined => known.find((each) => each === value)
const spaces = new Set<string>(content.everySpace.map(({ id }) => id))

/** Do all named ids exist? */
function doIdsExist({ ruleset, attacker, defender, space }: Read): boolean {
  const forces = [...attacker, ...defender]
  const types = forces.flatMap(({ units, damaged = {} }) => [...Object.keys(units), ...Object.keys(damaged)])
  return (
    among(RULESET_IDS, ruleset) !== undefined &&
    forces.every(({ power }) => among(POWERS, power) !== undefined) &&
    types.every((type) => among(UNIT_TYPES, type) !== undefined) &&
    (space === undefined || spaces.has(space))
  )
}

const areCountsAllowed = ({ attacker, defender }: Read): boolean =>
  [...attacker, ...defender].every(({ units, damaged = {} }) =>
    [...Object.values(units), ...Object.values(damaged)].every((each) => each <= MOST_OF_ONE),
  )

/** Copied field by field: unknown fields are dropped. */
function questionOf({ ruleset, kind, attacker, defender, mined, space, policy }: Read): DeskQuestion {
  const counts = (raw: Record<string, number> = {}): Counts => nonZeroCounts(raw as Partial<Record<UnitType, number>>)
  const forces = (side: Read['attacker']): DeskForce[] =>
    side.map(({ power, units, damaged }) => ({ power: power as PowerId, units: counts(units), damaged: counts(damaged) }))
  const { losses, press, dive, gas, coast, escort, leave } = policy
  return {
    ruleset: among(RULESET_IDS, ruleset) ?? RULESET_IDS[0],
    kind,
    attacker: forces(attacker),
    defender: forces(defender),
    mined,
    ...(space === undefined ? {} : { space: space as SpaceId }),
    policy: { losses, press, dive, gas, coast, escort, leave } satisfies FullPolicy,
  }
}

/** A power may appear once: the rules would use only its last force. */
const hasDistinctPowers = ({ attacker, defender }: Read): boolean => {
  const powers = [...attacker, ...defender].map(({ power }) => power)
  return attacker.length > 0 && new Set(powers).size === powers.length
}

/** The question of a link, or its first flaw. */
export function openLink(hash: string): ReadLink {
  const reject = (flaw: Flaw, sentence?: string): ReadLink => ({
    ok: false,
    flaw,
    ...(sentence === undefined ? {} : { sentence }),
  })
  if (hash.length > MAX_LINK_LENGTH) return reject('length')
  const signs = hash.startsWith(ODDS_LINK) ? hash.slice(ODDS_LINK.length) : hash
  if (!isBase64Url(signs)) return reject('alphabet')
  let value: unknown
  try {
    const text = fromBase64Url(signs)
    if (!isSmallJson(text, SIZE)) return reject('size')
    value = JSON.parse(text)
  } catch {
    return reject('decode')
  }
  const versioned = v.safeParse(v.object({ version: v.number() }), value)
  if (!versioned.success) return reject('shape')
  if (versioned.output.version !== VERSION) return reject('version')
  const read = v.safeParse(linkShape, value)
  if (!read.success || !hasDistinctPowers(read.output)) return reject('shape')
  if (!doIdsExist(read.output)) return reject('known')
  if (!areCountsAllowed(read.output)) return reject('count')
  const question = questionOf(read.output)
  const built = buildPosition(question)
  return !built.ok && 'sentence' in built ? reject('rules', built.sentence) : { ok: true, question }
}

/** The question of the page's address; null if it has none. */
export const linkOpened = (): ReadLink | null =>
  isOddsLink() && location.hash.length > ODDS_LINK.length ? openLink(location.hash) : null
