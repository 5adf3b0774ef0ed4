/** What a diary says: a message of the catalogue with what is put into it, and no words. */
import type { Counts, Owner, PowerId, SpaceId } from '../engine/index.ts'

/** What is put into a message: names are found when it is said, `parts` are sayings that are listed. */
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
/** Who did it; the heading has named `keeper`, who is not named again. */
export const powerParams = (power: Owner, keeper?: PowerId) => ({ power: { power }, own: power === keeper ? 'yes' : 'no' })
