import type { Overlay } from '../../kernel/overlay.ts'

/** Play test 3: the islands of the western Mediterranean pay (ADV-PT3-01, ADV-PT3-02, ADV-PT3-03, ADV-PT3-04). */
export const pt3: Overlay = {
  spaces: { sicily: { ipc: 1 }, sardinia: { ipc: 1 }, corsica: { ipc: 1 }, 'balearic-islands': { ipc: 1 } },
}

/**
 * Play test 4: the Tyrrhenian Sea is a zone of its own (ADV-PT4-01, ADV-PT4-02, ADV-PT4-03, ADV-PT4-04, ADV-PT4-05), home waters
 * of Italy too (ADV-PT4-06, ADV-PT4-07).
 */
export const pt4: Overlay = {
  data: {
    board: 'advanced-pt4',
    homeWaters: { zones: { sz32: 'ADV-PT4-07' } },
    apart: { 'ADV-PT4-03': ['rome', 'tuscany', 'piedmont', 'sardinia'].map((land) => ['sz17', land] as const) },
  },
}
