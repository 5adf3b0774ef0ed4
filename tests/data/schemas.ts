/** What each data file must look like. Strict objects: a misspelt field is an error, not a silence. */
import * as v from 'valibot'
import { content } from '../../src/content'
import { PHASES } from '../../src/engine/index'

const spaceIds = content.spaces.map((space) => space.id)
const powerIds = content.powers.map((power) => power.id)
export const unitIds = content.units.map((unit) => unit.id)

export const text = v.pipe(v.string(), v.trim(), v.nonEmpty())
export const count = v.pipe(v.number(), v.integer(), v.minValue(0))
export const atLeastOne = v.pipe(v.number(), v.integer(), v.minValue(1))
export const dieValue = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6))
export const spaceId = v.picklist(spaceIds)
/** Of any board: further rulesets have spaces of their own. */
export const anySpace = v.picklist(content.everySpace.map((space) => space.id))
export const powerId = v.picklist(powerIds)
export const side = v.picklist(['central', 'allies'])
export const slug = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/))

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

export const tags = [
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

const RULE_ID = /^(STD-[A-Z]{3}-\d\d|WIK-\d\d|HCP-\d\d|TOU-[A-Z]{3}-\d\d|INF-[A-Z]{3,5}-\d\d|ADV-(\d\d|PT[1-4])-\d\d|CONTRACT)$/
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
export const ruleSections = v.array(v.strictObject({ id: text, name: text, phase: v.optional(v.picklist(PHASES)) }))

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
