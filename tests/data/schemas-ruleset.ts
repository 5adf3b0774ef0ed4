/** What the data of a ruleset must look like; what only some of them have is optional. */
import * as v from 'valibot'
import { content } from '../../src/content'
import { anySpace, atLeastOne, count, dieValue, powerId, side, slug, tags, text, unitIds } from './schemas'

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
  atOnceWith: v.optional(anySpace),
  needs: v.array(
    v.array(
      v.strictObject({ space: anySpace, as: v.picklist(['held', 'contested']), untilRevolution: v.optional(v.literal(true)) }),
    ),
  ),
})
const options = v.array(
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
)

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
  options,
  frontOptions: v.optional(options),
})
