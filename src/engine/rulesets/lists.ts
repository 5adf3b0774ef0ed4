/** Changes of a ruleset's lists of steps, by the names of the steps that stand there already. */

type Named = { readonly id: string }

/** So many more before the one of this name. */
export const before = <S extends Named>(list: readonly S[], id: S['id'], ...more: readonly S[]): S[] =>
  list.flatMap((step) => (step.id === id ? [...more, step] : [step]))

/** Others in the place of the one of this name. */
export const inPlaceOf = <S extends Named>(list: readonly S[], id: S['id'], ...others: readonly S[]): S[] =>
  list.flatMap((step) => (step.id === id ? others : [step]))
