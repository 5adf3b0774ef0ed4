type Json = Record<string, unknown>
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Version 1 wrote the English names of an open question's answers into the state; version 2 keeps their ids alone. */
export function withoutLabels(state: Json): Json {
  if (!isObject(state.pending) || !Array.isArray(state.pending.options)) return state
  const options = state.pending.options.map((option: unknown) => {
    if (!isObject(option)) return option
    const { label: _, ...kept } = option
    return kept
  })
  return { ...state, pending: { ...state.pending, options } }
}
