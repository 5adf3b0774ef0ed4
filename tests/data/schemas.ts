/** What each data file must look like. Strict objects: a misspelt field is an error, not a silence. */
import * as v from 'valibot'
import { content } from '../../src/content'

const spaceIds = content.spaces.map((space) => space.id)
const powerIds = content.powers.map((power) => power.id)
const unitIds = content.units.map((unit) => unit.id)

export const text = v.pipe(v.string(), v.trim(), v.nonEmpty())
const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const atLeastOne = v.pipe(v.number(), v.integer(), v.minValue(1))
const dieValue = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6))
export const spaceId = v.picklist(spaceIds)
/** Of any board: further rulesets have spaces of their own. */
const anySpace = v.picklist(content.everySpace.map((space) => space.id))
export const powerId = v.picklist(powerIds)
const side = v.picklist(['central', 'allies'])
const slug = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/))

const neighbours = v.pipe(v.array(spaceId), v.minLength(1))
export const space = v.variant('kind', [
  v.strictObject({
    id: slug,
    name: text,
    kind: v.literal('land'),
    ipc: count,
    original: v.optional(powerId),
    capitalOf: v.optional(powerId),
    navalBases: v.optional(v.pipe(v.array(spaceId), v.minLength(1))),
    minor: v.optional(v.literal(true)),
    alignedTo: v.optional(powerId),
    colonyOf: v.optional(spaceId),
    adjacent: neighbours,
  }),
  v.strictObject({ id: slug, name: text, kind: v.literal('sea'), adjacent: neighbours }),
  v.strictObject({ id: slug, name: text, kind: v.literal('impassable'), adjacent: neighbours }),
])
export const board = v.strictObject({ spaces: v.array(space) })

export const powers = v.array(
  v.strictObject({
    id: slug,
    name: text,
    side,
    capital: spaceId,
    code: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
    adjective: text,
    inText: v.optional(text),
  }),
)

const tags = [
  'army-core',
  'supports',
  'supported',
  'absorbs',
  'strikes-landing',
  'raised-by-air',
  'air-battle',
  'warship',
  'surface-warship',
  'two-hits',
  'bombards',
  'submerges',
  'passes-hostile',
  'raider',
  'carries',
  'first-shot',
  'patrols',
  'gas',
] as const
export const units = v.array(
  v.strictObject({
    id: slug,
    name: text,
    plural: text,
    kind: v.picklist(['land', 'air', 'sea', 'marker']),
    cost: atLeastOne,
    attack: dieValue,
    defence: dieValue,
    move: count,
    supported: v.optional(dieValue),
    airRaised: v.optional(dieValue),
    strike: v.optional(dieValue),
    airBattle: v.optional(dieValue),
    bombard: v.optional(dieValue),
    capacity: v.optional(atLeastOne),
    tags: v.pipe(v.array(v.picklist(tags)), v.minLength(1)),
  }),
)

export const setup = v.record(powerId, v.record(anySpace, v.record(v.picklist(unitIds), atLeastOne)))

const victoryTest = v.strictObject({
  testedAfter: powerId,
  rule: text,
  all: v.optional(v.array(anySpace)),
  count: atLeastOne,
  among: v.array(anySpace),
  including: v.optional(v.array(anySpace)),
  fromRound: v.optional(v.record(anySpace, atLeastOne)),
})
const placedUnits = v.record(powerId, v.record(anySpace, v.record(v.picklist(unitIds), atLeastOne)))
const damageTable = v.pipe(v.array(count), v.length(6))
const convoyOwners = v.record(anySpace, v.pipe(v.array(powerId), v.minLength(1), v.maxLength(2)))
const victoryCondition = v.strictObject({
  side,
  rule: text,
  when: v.picklist(['at-once', 'turn', 'round']),
  after: v.optional(powerId),
  needs: v.array(
    v.array(
      v.strictObject({ space: anySpace, as: v.picklist(['held', 'contested']), untilRevolution: v.optional(v.literal(true)) }),
    ),
  ),
})
export const ruleset = v.strictObject({
  id: slug,
  name: text,
  summary: text,
  setup: v.picklist(Object.keys(content.setups)),
  turnOrder: v.array(powerId),
  roundsPerYear: v.picklist([1, 2]),
  phases: v.array(v.picklist(['purchase', 'move', 'combat', 'mobilize', 'income'])),
  seatings: v.record(v.pipe(v.string(), v.regex(/^[2-8]$/)), v.array(v.array(powerId))),
  board: v.picklist(Object.keys(content.boards)),
  units: v.array(v.picklist(unitIds)),
  unitsFrom: v.record(
    v.picklist(unitIds),
    v.strictObject({
      round: atLeastOne,
      rule: text,
      byPower: v.optional(v.record(powerId, atLeastOne)),
      rules: v.optional(v.record(powerId, text)),
      firstInCapital: v.optional(text),
    }),
  ),
  lateEntries: v.array(
    v.strictObject({
      power: powerId,
      entersRound: atLeastOne,
      moment: v.picklist(['turn', 'round']),
      rule: text,
      peace: v.optional(
        v.strictObject({
          invaded: text,
          visited: text,
          overflown: text,
          minor: text,
          attacks: text,
          visits: text,
          leaves: text,
          carries: text,
        }),
      ),
    }),
  ),
  homeWaters: v.optional(v.strictObject({ power: powerId, rule: text, zones: v.record(text, text) })),
  isolation: v.strictObject({
    attacks: text,
    entersEnemies: text,
    flies: v.optional(text),
    entersOthers: text,
    boards: text,
    carries: text,
    represents: text,
    closed: text,
    minorsClosed: v.optional(text),
    war: v.strictObject({ land: text, ships: text }),
  }),
  minorForceFactor: atLeastOne,
  minorForceArtillery: count,
  minorForces: v.optional(v.record(anySpace, v.record(v.picklist(unitIds), atLeastOne))),
  influence: v.optional(v.record(anySpace, v.record(powerId, atLeastOne))),
  revolts: v.optional(
    v.strictObject({
      cost: atLeastOne,
      raises: v.record(v.picklist(unitIds), atLeastOne),
      places: v.record(anySpace, v.strictObject({ by: powerId, owner: powerId })),
    }),
  ),
  homeOnly: v.optional(v.record(powerId, v.strictObject({ armies: text, ships: text }))),
  coloniesFollow: v.optional(v.record(anySpace, v.strictObject({ to: powerId, rule: text, freed: v.optional(text) }))),
  leanings: v.optional(
    v.record(
      anySpace,
      v.strictObject({ side, fromRound: v.optional(atLeastOne), afterRevolution: v.optional(v.literal(true)), rule: text }),
    ),
  ),
  provocations: v.optional(
    v.record(anySpace, v.strictObject({ minor: anySpace, rules: v.strictObject({ allies: text, central: text }) })),
  ),
  gas: v.optional(
    v.record(
      v.pipe(v.string(), v.regex(/^[1-6]$/)),
      v.strictObject({ attackers: v.optional(v.literal('die')), defenders: v.optional(v.picklist(['die', 'all'])) }),
    ),
  ),
  coastalFire: v.optional(v.record(v.pipe(v.string(), v.regex(/^[1-6]$/)), v.picklist(['hit', 'infantry', 'transport', 'ship']))),
  submarineWarfare: v.strictObject({
    by: powerId,
    zones: v.array(anySpace),
    hitsOn: dieValue,
    victims: v.array(powerId),
    borne: v.optional(v.strictObject({ loss: count, rule: text })),
    damage: v.optional(damageTable),
  }),
  strategicMoves: v.optional(v.array(v.picklist(unitIds))),
  submarineHunt: v.optional(
    v.strictObject({ dived: v.strictObject({ patrols: dieValue, others: dieValue }), pursuit: dieValue }),
  ),
  disengagement: v.optional(
    v.strictObject({
      swift: v.picklist(unitIds),
      moreSwift: count,
      submarinesLeave: count,
      transportsLeave: v.pipe(v.number(), v.integer()),
    }),
  ),
  convoys: v.optional(
    v.strictObject({
      by: powerId,
      zones: v.array(anySpace),
      owners: v.strictObject({ restricted: convoyOwners, unrestricted: convoyOwners }),
      damage: v.strictObject({ restricted: damageTable, unrestricted: damageTable }),
      escortsHitOn: dieValue,
      unrestrictedFrom: atLeastOne,
      bringsIn: powerId,
    }),
  ),
  passages: v.array(
    v.strictObject({
      id: slug,
      kind: v.picklist(['canal', 'strait']),
      zones: v.tuple([anySpace, anySpace]),
      control: anySpace,
      free: v.optional(v.picklist(tags)),
      rule: text,
      rules: v.optional(
        v.strictObject({
          nobody: v.optional(text),
          contested: v.optional(text),
          outsider: v.optional(text),
          strategic: v.optional(text),
        }),
      ),
    }),
  ),
  mines: v.strictObject({ hitsOn: dieValue }),
  supplies: v.optional(
    v.strictObject({ power: powerId, through: anySpace, zone: anySpace, sure: count, rule: text, seaRule: text }),
  ),
  growth: v.optional(
    v.strictObject({
      power: powerId,
      territory: anySpace,
      from: atLeastOne,
      first: count,
      step: count,
      ceiling: count,
      earlyFirst: count,
    }),
  ),
  extraMobilization: v.record(
    powerId,
    v.array(
      v.strictObject({
        space: anySpace,
        rule: text,
        closedBy: text,
        needsControl: v.optional(v.literal(true)),
        limit: v.optional(v.strictObject({ most: atLeastOne, rule: text })),
        ships: v.optional(v.strictObject({ zone: anySpace, types: v.array(v.picklist(unitIds)) })),
        duty: v.optional(text),
      }),
    ),
  ),
  yardLimits: v.optional(v.record(anySpace, v.strictObject({ most: atLeastOne, rule: text }))),
  apart: v.optional(v.record(text, v.array(v.tuple([anySpace, anySpace])))),
  withoutBase: v.optional(v.record(anySpace, text)),
  openingDuty: v.strictObject({
    round: atLeastOne,
    power: powerId,
    territory: anySpace,
    rule: text,
    notBy: v.optional(v.strictObject({ territory: anySpace, rule: text })),
  }),
  victory: v.strictObject({ allies: victoryTest, central: victoryTest }),
  victoryConditions: v.optional(v.array(victoryCondition)),
  revolution: v.strictObject({
    option: slug,
    power: powerId,
    against: side,
    capital: anySpace,
    fromRound: atLeastOne,
    neighbours: v.array(anySpace),
    neighboursNeeded: atLeastOne,
    othersNeeded: atLeastOne,
    neutralAfter: v.array(anySpace),
    heirs: v.optional(v.record(anySpace, powerId)),
    closed: v.optional(text),
    turns: v.optional(text),
  }),
  treaty: v.optional(
    v.strictObject({
      city: anySpace,
      othersNeeded: atLeastOne,
      to: powerId,
      ceded: v.array(anySpace),
      fightOn: v.array(anySpace),
    }),
  ),
  setupChanges: v.optional(v.strictObject({ remove: placedUnits, add: placedUnits })),
  collapse: v.optional(v.record(powerId, v.strictObject({ economic: atLeastOne, political: atLeastOne }))),
  limit: v.optional(v.strictObject({ after: powerId, rounds: atLeastOne, minutes: atLeastOne, byTime: v.boolean() })),
  score: v.optional(v.strictObject({ contested: v.boolean() })),
  options: v.array(
    v.strictObject({
      id: slug,
      name: text,
      summary: text,
      default: v.union([v.boolean(), v.number()]),
      least: v.optional(v.number()),
      most: v.optional(v.number()),
      needs: v.optional(v.strictObject({ option: slug, on: v.boolean() })),
      rule: text,
    }),
  ),
})

const RULE_ID = /^(STD-[A-Z]{3}-\d\d|WIK-\d\d|TOU-[A-Z]{3}-\d\d|INF-[A-Z]{3,5}-\d\d|ADV-(\d\d|PT[1-4])-\d\d|CONTRACT)$/
const ruleId = v.pipe(v.string(), v.regex(RULE_ID))
const ruleBase = {
  title: v.pipe(text, v.maxLength(60)),
  text: v.pipe(text, v.maxLength(240)),
  source: text,
  section: text,
}
const departsFrom = v.pipe(v.array(ruleId), v.minLength(1))
const ruling = v.optional(v.literal(true))
export const rules = v.array(
  v.union([
    v.strictObject({
      id: ruleId,
      ...ruleBase,
      enters: v.picklist(['standard', 'tournament', 'influence', 'advanced']),
      ruling,
      departsFrom: v.optional(departsFrom),
    }),
    v.strictObject({ id: ruleId, ...ruleBase, option: slug, ruling, departsFrom: v.optional(departsFrom) }),
    v.strictObject({ id: v.literal('CONTRACT'), ...ruleBase }),
  ]),
)
export const ruleSections = v.array(v.strictObject({ id: text, name: text }))

const hex = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}([0-9a-f]{2})?$/))
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1))
const tokens = v.strictObject({
  paper: hex,
  card: hex,
  bar: hex,
  ink: hex,
  ink2: hex,
  rule: hex,
  ruleStrong: hex,
  sea: hex,
  seaInk: hex,
  redPencil: hex,
  bluePencil: hex,
  neutral: hex,
  impassable: hex,
  minor: hex,
  shoal: hex,
  shore: hex,
  lake: hex,
  graticule: hex,
  halo: hex,
  hachure: hex,
})
const landInk = v.strictObject({ ground: hex, wash: share, band: share, pattern: share })
const colours = v.strictObject({ ink: hex, glyph: hex, wash: hex })
export const palette = v.strictObject({
  theme: v.strictObject({ light: tokens, dark: tokens, contrast: tokens }),
  land: v.strictObject({ light: landInk, dark: landInk, contrast: landInk, bandWidth: v.number() }),
  powers: v.record(powerId, v.strictObject({ light: colours, dark: colours, contrast: colours, pattern: text })),
})

const path = v.pipe(v.string(), v.regex(/^[Mm][\d\sMLHVCSQTAZmlhvcsqtaz.,-]+$/))
export const glyphs = v.strictObject({
  note: text,
  units: v.record(slug, v.strictObject({ d: path, n: v.optional(path), w: v.optional(path) })),
  devices: v.record(v.picklist([...powerIds, 'none']), path),
  marks: v.record(slug, path),
  icons: v.record(slug, path),
})

const point = v.tuple([v.number(), v.number()])
const spaceAnchor = v.strictObject({
  atoms: v.pipe(v.array(text), v.minLength(1)),
  land: v.boolean(),
  label: point,
  radius: v.pipe(v.number(), v.minValue(1)),
  area: v.pipe(v.number(), v.minValue(1)),
  bbox: v.tuple([v.number(), v.number(), v.number(), v.number()]),
  name: v.optional(point),
  labelBox: point,
  slots: v.pipe(v.array(point), v.maxLength(24)),
  cell: v.optional(v.number()),
  spill: v.optional(v.strictObject({ from: point, at: point, slots: v.array(point) })),
  ports: v.optional(v.array(v.strictObject({ seaZone: text, coast: point, sea: point }))),
  moreLabels: v.optional(v.array(point)),
})
export const anchors = v.strictObject({
  board: v.strictObject({ width: v.number(), height: v.number() }),
  tokenCell: v.number(),
  rulesets: v.record(slug, v.record(slug, v.nullable(spaceAnchor))),
})
export const groupings = v.record(slug, v.record(slug, v.nullable(slug)))
const ring = v.array(v.tuple([v.number(), v.number()]))
export const ornament = v.strictObject({
  lakes: v.array(ring),
  graticule: v.array(v.strictObject({ id: v.pipe(v.string(), v.regex(/^\d+[NSEW]$/)), points: ring })),
})
const newSpace = v.strictObject({
  id: slug,
  name: v.string(),
  kind: v.picklist(['land', 'sea']),
  ipc: v.optional(v.number()),
  minor: v.optional(v.boolean()),
  alignedTo: v.optional(slug),
  carvedFrom: v.array(slug),
  adjacent: v.array(slug),
})
export const boardVariants = v.record(
  slug,
  v.strictObject({
    from: slug,
    added: v.array(newSpace),
    apart: v.array(v.tuple([slug, slug])),
    transfers: v.array(v.strictObject({ atom: slug, from: slug, to: slug })),
    properties: v.record(slug, v.strictObject({ navalBases: v.array(slug) })),
  }),
)
