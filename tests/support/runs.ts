import process from 'node:process'

/**
 * How often a property is tried: always the same cases, so that a run of the tests proves the same as the last. To search
 * further: PROPERTY_SEED=5 PROPERTY_TIMES=20 npx vitest run tests/property
 */
export const runs = (seed: number, numRuns: number) => ({
  seed: seed + Number(process.env.PROPERTY_SEED ?? 0),
  numRuns: numRuns * times,
  endOnFailure: true,
})

/** The seed of a single game, and how far it is played, in the same way. */
export const further = (seed: number, actions: number) => ({
  seed: seed + Number(process.env.PROPERTY_SEED ?? 0),
  most: actions * times,
})

const times = Number(process.env.PROPERTY_TIMES ?? 1)
/** Enough for a slow and busy machine. */
export const timeout = 150_000 * times
