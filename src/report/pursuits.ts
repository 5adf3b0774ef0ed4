/** Destroyers that fired at submarines slipping into their zone (ADV-06-20), zone by zone. */
import type { EventOf } from '../engine/index.ts'
import type { EventEntry } from './types.ts'

export type Pursuit = EventOf<'submarines-pursued'>

export const pursuitReports = (entries: readonly EventEntry[]): Pursuit[] =>
  entries.flatMap((entry) => entry.events.filter((event): event is Pursuit => event.type === 'submarines-pursued'))
