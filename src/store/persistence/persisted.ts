/** Values in localStorage. Where the browser forbids it, changes last until the page is closed. */

/** Null: nothing is stored; undefined: storage is forbidden. */
export function readStored(key: string): string | null | undefined {
  try {
    return localStorage.getItem(key)
  } catch {
    return undefined
  }
}

export function writeStored(key: string, text: string): void {
  try {
    localStorage.setItem(key, text)
  } catch {
    return
  }
}

/** Removes the entries below a prefix whose rest of the key is obsolete. */
export function removeStored(prefix: string, isObsolete: (rest: string) => boolean): void {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix))
    for (const key of keys) if (isObsolete(key.slice(prefix.length))) localStorage.removeItem(key)
  } catch {
    return
  }
}

/** A JSON value under a key. `parse` gets anything, also null or another version's data, and returns a valid value. */
export function persisted<T>(key: string, parse: (stored: unknown) => T): { read(): T; write(value: T): void } {
  return {
    read() {
      try {
        return parse(JSON.parse(readStored(key) ?? 'null'))
      } catch {
        return parse(null)
      }
    },
    write: (value) => writeStored(key, JSON.stringify(value)),
  }
}
