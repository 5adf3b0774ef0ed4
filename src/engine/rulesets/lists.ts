type NamedStep = { readonly id: string }

/** Inserts steps before the named one. */
export const insertBefore = <S extends NamedStep>(list: readonly S[], id: S['id'], ...more: readonly S[]): S[] =>
  list.flatMap((step) => (step.id === id ? [...more, step] : [step]))

/** Replaces the named step. */
export const replaceStep = <S extends NamedStep>(list: readonly S[], id: S['id'], ...others: readonly S[]): S[] =>
  list.flatMap((step) => (step.id === id ? others : [step]))
