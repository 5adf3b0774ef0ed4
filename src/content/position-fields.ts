/** Field names of a position, for saves and lesson links. A missing field does not compile. */
import type { PositionSpec } from '../engine/types/outcome.ts'

const FIELDS: { readonly [Name in keyof Required<PositionSpec>]: true } = {
  ruleset: true,
  options: true,
  seed: true,
  dice: true,
  players: true,
  handicap: true,
  queue: true,
  base: true,
  round: true,
  power: true,
  phase: true,
  units: true,
  control: true,
  treasury: true,
  mobilized: true,
  usaAtWar: true,
  italyAtWar: true,
  submarineWarfare: true,
  revolution: true,
  convoyWar: true,
  convoyWarSince: true,
  markers: true,
  armistice: true,
  influenced: true,
  revolted: true,
  shippingLost: true,
  surrendered: true,
}

export const positionFields = Object.keys(FIELDS) as readonly (keyof PositionSpec)[]
