type Sections = readonly (readonly [section: string, rules: number])[]

const two = (n: number): string => String(n).padStart(2, '0')

const ADV = [10, 16, 22, 23, 12, 16, 26, 14, 6, 17, 30, 11, 27, 4, 4, 5, 9, 4, 5, 9, 5, 7, 3, 4, 7, 12, 27, 4, 4, 14, 2, 13]

/** How many rules each section of each catalogue has, in the catalogue's order: ids are numbered through within a section. */
const counts = {
  STD: Object.entries({
    ...{ SET: 19, BRD: 21, POL: 26, PUR: 8, MOV: 18, AIR: 6, SEA: 7, SUB: 4, TRN: 17, MIN: 13, AMP: 12 },
    ...{ CBT: 9, LND: 20, NAV: 17, ASL: 14, MUL: 5, CAP: 17, MOB: 9, INC: 8, REV: 19, VIC: 5, WAR: 2 },
  }),
  WIK: [['', 16]],
  HCP: [['', 9]],
  TOU: Object.entries({ SET: 6, HOM: 10, VIC: 12, COL: 19, MOV: 14, RET: 7, USW: 2, ERR: 2 }),
  INF: Object.entries({
    ...{ GEN: 3, TURN: 3, VICT: 6, PETRO: 4, ITA: 9, USA: 8, MOB: 10, TBL: 24, COL: 10, INFL: 9 },
    ...{ REV: 10, RUS: 21, SETUP: 9, MAP: 8, UNIT: 7, REP: 1, LAND: 11, TRN: 7, INC: 4 },
  }),
  ADV: [...ADV.map((n, section) => [two(section), n] as const), ...[2, 11, 4, 7].map((n, i) => [`PT${i + 1}`, n] as const)],
} satisfies Record<string, Sections>

export type Catalogue = keyof typeof counts

/** A section as entries of the catalogue name it: "NAV" and "WIK" in the standard one, "TOU-COL", "INF-RUS" and "ADV-05" in the others. */
const sectionName = (catalogue: Catalogue, section: string): string =>
  catalogue === 'STD' ? section : [catalogue, section].filter(Boolean).join('-')

/** Every rule of a catalogue, in its order, with its section. */
export const idsOf = (catalogue: Catalogue): { id: string; section: string }[] =>
  (counts[catalogue] as Sections).flatMap(([section, rules]) =>
    Array.from({ length: rules }, (_, i) => ({
      id: [catalogue, section, two(i + 1)].filter(Boolean).join('-'),
      section: sectionName(catalogue, section),
    })),
  )

/** The catalogue an id belongs to by its first letters. */
export const catalogueOf = (id: string): string => id.split('-')[0] ?? ''
