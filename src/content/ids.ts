import type { Counts, PowerId, SpaceId } from '../engine/types/ids.ts'

export type { Phase, PowerId, RulesetId, Side, SpaceId, UnitType } from '../engine/types/ids.ts'
export type MinorId = SpaceId
/** Counts as printed in tables, read-only. */
export type PrintedCounts = Readonly<Counts>

/** Unit abilities; rules test these and never unit names. */
export type UnitTag =
  | 'army-core' // every army needs one
  | 'supports'
  | 'supported'
  | 'absorbs'
  | 'strikes-landing'
  | 'raised-by-air'
  | 'air-battle'
  | 'warship'
  | 'surface-warship'
  | 'two-hits'
  | 'bombards'
  | 'submerges'
  | 'passes-hostile'
  | 'raider'
  | 'carries'
  | 'first-shot' // fires before the others in defence
  | 'patrols' // a zone with only such ships is patrolled, not closed
  | 'gas' // a marker for artillery

export type SetupData = { readonly [P in PowerId]?: Readonly<Record<SpaceId, PrintedCounts>> }
