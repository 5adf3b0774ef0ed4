type Json = Record<string, unknown>

/** A step from one version of the save format to the next. `up` changes nothing of what it is given. */
export type Migration = { from: number; to: number; up: (save: Json) => Json }
