/** The ids that the catalogues of `data/rules` must have: numbered through within each section, from 01 on. */
import advanced from '../../data/rules/advanced.json'
import influence from '../../data/rules/influence.json'
import standard from '../../data/rules/standard.json'
import tournament from '../../data/rules/tournament.json'

export const CATALOGUES = ['STD', 'WIK', 'HCP', 'TOU', 'INF', 'ADV'] as const
export type Catalogue = (typeof CATALOGUES)[number]

/** The catalogue of an id, by its first letters. */
export const catalogueOf = (id: string): string => id.split('-')[0] ?? ''

const rules = [...standard, ...tournament, ...influence, ...advanced]

/** "NAV" → "STD-NAV"; sections of the other catalogues begin with their letters: "WIK", "TOU-COL", "ADV-05". */
const prefixOf = (catalogue: Catalogue, section: string): string => (catalogue === 'STD' ? `STD-${section}` : section)

/** The expected ids of a catalogue with their sections, section by section. */
export function idsOf(catalogue: Catalogue): { id: string; section: string }[] {
  const counts = new Map<string, number>()
  for (const { id, section } of rules) if (catalogueOf(id) === catalogue) counts.set(section, (counts.get(section) ?? 0) + 1)
  return [...counts].flatMap(([section, count]) =>
    Array.from({ length: count }, (_, i) => ({
      id: `${prefixOf(catalogue, section)}-${String(i + 1).padStart(2, '0')}`,
      section,
    })),
  )
}
