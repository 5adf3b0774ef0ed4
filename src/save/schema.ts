/** What is read as a save must be of its shape (`format.ts`). */

import * as v from 'valibot'
import { fieldsOf, type GameOptions, POWERS, type PositionSpec } from '../engine/index.ts'
import { agreementSchema } from './agreement.ts'
import { MOST_ACTIONS } from './bounds.ts'
import { FORMAT, VERSION } from './format.ts'
import { LEVELS } from './levels.ts'
import { originSchema } from './origin.ts'
import { reasonSchema } from './reason-schema.ts'

const die = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6))
const plain = v.record(v.string(), v.unknown())

const entry = v.object({
  // What its fields may hold is the engine's to judge; here it must only be an action, and what is no field of it is dropped.
  action: v.pipe(
    v.looseObject({ type: v.string() }),
    v.transform(({ type, ...fields }) => ({
      type,
      ...Object.fromEntries(Object.entries(fields).filter(([name]) => fieldsOf(type).includes(name))),
    })),
  ),
  dice: v.optional(v.array(die)),
  why: reasonSchema,
})

/** What a game may begin from, by name; what stands there the engine judges. A name without a line does not compile. */
const BEGINNING: { [Name in keyof GameOptions | keyof PositionSpec]-?: v.GenericSchema } = {
  ruleset: v.string(),
  options: v.optional(v.unknown()),
  seed: v.optional(v.unknown()),
  dice: v.optional(v.unknown()),
  players: v.optional(v.unknown()),
  queue: v.optional(v.unknown()),
  base: v.optional(v.unknown()),
  round: v.optional(v.unknown()),
  power: v.optional(v.unknown()),
  phase: v.optional(v.unknown()),
  units: v.optional(v.unknown()),
  control: v.optional(v.unknown()),
  treasury: v.optional(v.unknown()),
  mobilized: v.optional(v.unknown()),
  usaAtWar: v.optional(v.unknown()),
  italyAtWar: v.optional(v.unknown()),
  submarineWarfare: v.optional(v.unknown()),
  revolution: v.optional(v.unknown()),
  convoyWar: v.optional(v.unknown()),
  convoyWarSince: v.optional(v.unknown()),
  markers: v.optional(v.unknown()),
  armistice: v.optional(v.unknown()),
  influenced: v.optional(v.unknown()),
  revolted: v.optional(v.unknown()),
  shippingLost: v.optional(v.unknown()),
  surrendered: v.optional(v.unknown()),
}

const whole = v.pipe(v.number(), v.integer(), v.minValue(0))
const seat = v.object({
  level: v.picklist(LEVELS),
  style: v.optional(v.pipe(v.string(), v.maxLength(40))),
  only: v.optional(whole),
  since: v.optional(whole),
})
const computers = v.object({
  seed: v.pipe(v.string(), v.maxLength(100)),
  seats: v.record(v.picklist(POWERS), seat),
})

export const saveSchema = v.object({
  format: v.literal(FORMAT),
  version: v.literal(VERSION),
  start: v.object(BEGINNING),
  log: v.pipe(v.array(entry), v.maxLength(MOST_ACTIONS)),
  hash: v.string(),
  snapshot: v.optional(v.object({ state: plain, hash: v.string() })),
  played: v.optional(whole),
  computers: v.optional(computers),
  agreement: v.optional(agreementSchema),
  origin: v.optional(originSchema),
  savedAt: v.pipe(v.string(), v.isoTimestamp()),
  title: v.pipe(v.string(), v.maxLength(200)),
})
