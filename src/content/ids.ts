/** The ids by which all facts name each other, and numbers of units by them. What the facts are made of stands on these. */

import type { Counts, PowerId, SpaceId } from '../engine/types/ids.ts'

export type { Phase, PowerId, RulesetId, Side, SpaceId, UnitType } from '../engine/types/ids.ts'
export type MinorId = SpaceId
/** As the tables print them: nothing is counted on. */
export type PrintedCounts = Readonly<Counts>

/** What a rule may ask a unit to be; no rule asks for a unit by its name. */
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
  | 'first-shot' // fires before the others when it defends
  | 'patrols' // a zone held by such ships alone is patrolled, not closed
  | 'gas' // a marker under an artillery

export type SetupData = { readonly [P in PowerId]?: Readonly<Record<SpaceId, PrintedCounts>> }
