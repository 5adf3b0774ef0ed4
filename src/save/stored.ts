/** What a browser answers that is asked to keep something: the thing, or what is wrong. */

/** `taken`: another tab has played the game on. `silent`: the database does not answer. */
export type StorageProblem = 'quota' | 'forbidden' | 'failed' | 'silent' | 'taken'
export type Stored<T> = { ok: true; value: T } | { ok: false; problem: StorageProblem }

const PROBLEMS: Readonly<Record<string, StorageProblem>> = {
  QuotaExceededError: 'quota',
  TimeoutError: 'silent',
  ConstraintError: 'taken',
  // What private windows and switched-off site data answer with, by browser.
  SecurityError: 'forbidden',
  InvalidStateError: 'forbidden',
  InvalidAccessError: 'forbidden',
  NotAllowedError: 'forbidden',
  ReferenceError: 'forbidden',
}

export function problemOf(error: unknown): StorageProblem {
  const name = error instanceof Error || error instanceof DOMException ? error.name : ''
  return PROBLEMS[name] ?? 'failed'
}

export async function attempt<T>(work: Promise<T>): Promise<Stored<T>> {
  try {
    return { ok: true, value: await work }
  } catch (error) {
    return { ok: false, problem: problemOf(error) }
  }
}
