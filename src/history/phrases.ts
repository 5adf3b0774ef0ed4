/** A phrase of the diary: a message key with its values. `diary-text.ts` formats it. */
import type { Counts, Owner, PowerId, SpaceId } from '../engine/index.ts'

/** Names are resolved on formatting. */
export type DiaryValue =
  | string
  | number
  | { readonly power: Owner }
  | { readonly powers: readonly Owner[] }
  | { readonly space: SpaceId }
  | { readonly spaces: readonly SpaceId[] }
  | { readonly units: Counts }
  | { readonly parts: readonly Phrase[] }
export type Phrase = { readonly key: string; readonly values: Readonly<Record<string, DiaryValue>> }

export const phrase = (key: string, values: Phrase['values']): Phrase => ({ key: `diary.said.${key}`, values })
export const spaceParam = (space: SpaceId) => ({ space: { space } })
/** `own`: the heading already names the power. */
export const powerParams = (power: Owner, keeper?: PowerId) => ({ power: { power }, own: power === keeper ? 'yes' : 'no' })
