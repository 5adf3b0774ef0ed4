type Named = { readonly id: string }

/** Inserts steps before the named one. */
export const before = <S extends Named>(list: readonly S[], id: S['id'], ...more: readonly S[]): S[] =>
  list.flatMap((step) => (step.id === id ? [...more, step] : [step]))

/** Replaces the named step. */
export const inPlaceOf = <S extends Named>(list: readonly S[], id: S['id'], ...others: readonly S[]): S[] =>
  list.flatMap((step) => (step.id === id ? others : [step]))
