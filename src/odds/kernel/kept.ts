/** What is kept under a name, made when it is first asked for. */
export function getOrCreate<K, V>(known: Map<K, V>, name: K, make: () => V): V {
  let value = known.get(name)
  if (value === undefined) {
    value = make()
    known.set(name, value)
  }
  return value
}
