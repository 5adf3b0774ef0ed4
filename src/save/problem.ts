/** What can be wrong with a save, as codes; each has its sentence in the catalogue. */
export type SaveProblem =
  | { code: 'empty' }
  | { code: 'not-json' }
  | { code: 'truncated' }
  | { code: 'foreign' }
  | { code: 'too-large' }
  | { code: 'too-deep' }
  | { code: 'newer'; version: number }
  | { code: 'too-old'; version: number }
  | { code: 'broken'; field: string }
  | { code: 'start'; field: string; reason: string }
  | { code: 'refused'; action: number; reason: string }
  | { code: 'hash' }
  | { code: 'snapshot' }
  | { code: 'ruleset'; begun: string; stands: string }

/** Why a game opens where it stood, without what led there: a rule of today refuses an action of its log, or leads elsewhere. */
export type Departure = { code: 'refused'; action: number } | { code: 'differs' }
