/** What the search for places finds: where the name and the armies of a space stand. */
import type { Point } from '../../content/map.ts'
import type { ArmyForm, NameForm } from './forms.ts'

/** A form with its middle, in board pixels. */
export type PlacedAt<T> = { readonly form: T; readonly at: Point }

/** Null where there is nothing to show, or no place for it. */
export type LabelPlacement = {
  readonly name: PlacedAt<NameForm> | null
  readonly army: PlacedAt<ArmyForm> | null
  /** Where on its land the line begins that leads to what stands on the sea. */
  readonly leaderStart: Point | null
  /** The line leads to the name alone. */
  readonly isNameLeader?: boolean
}
