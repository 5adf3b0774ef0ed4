/** The cache helpers of the whole project. It imports nothing, and every folder may import it. */

/** Computes on the first call and returns the same value afterwards; `reset` clears the cache. */
export function lazy<T>(compute: () => T): (() => T) & { reset(): void } {
  let cache: { readonly value: T } | null = null
  return Object.assign(
    () => {
      cache ??= { value: compute() }
      return cache.value
    },
    {
      reset: () => {
        cache = null
      },
    },
  )
}

/** Caches the result of the first success. After a failure the next call starts again. */
export function lazyPromise<T>(start: () => Promise<T>): () => Promise<T> {
  const promise = lazy(() =>
    start().catch((error: unknown) => {
      promise.reset()
      throw error
    }),
  )
  return promise
}

/** Caches the last result and returns it again while all arguments are the same. */
export function memoizeLast<A extends readonly unknown[], T>(compute: (...args: A) => T): (...args: A) => T {
  let cache: { readonly args: A; readonly value: T } | null = null
  return (...args) => {
    if (!cache || cache.args.some((arg, i) => arg !== args[i])) cache = { args, value: compute(...args) }
    return cache.value
  }
}

/** Caches one result for each object, until the object itself is garbage. */
export function memoizeByObject<K extends object, T>(compute: (key: K) => T): (key: K) => T {
  const cache = new WeakMap<K, T>()
  return (key) => {
    if (!cache.has(key)) cache.set(key, compute(key))
    return cache.get(key)!
  }
}

/** Caches one result for each string or number. Nothing is dropped: only for a small, fixed set of keys. */
export function memoizeByKey<K extends string | number, T>(compute: (key: K) => T): (key: K) => T {
  const cache = new Map<K, T>()
  return (key) => {
    if (!cache.has(key)) cache.set(key, compute(key))
    return cache.get(key)!
  }
}

/** Returns the value of a key, creating it on the first call. */
export function getOrCreate<K, V>(known: Map<K, V>, name: K, make: () => V): V {
  let value = known.get(name)
  if (value === undefined) {
    value = make()
    known.set(name, value)
  }
  return value
}
