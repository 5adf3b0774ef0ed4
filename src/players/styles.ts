/** Styles: named weight sets. The sentences are `players.style.<id>` of the catalogue. */

export type Style = {
  id: string
  /** Weight of enemy losses against own losses. */
  attack: number
  /** Weight of the enemy's reply. */
  fear: number
  /** Value of a territory for each IPC of its income. */
  land: number
  /** Attraction of a unit to where it is needed. */
  pull: number
}

/** Tuned together with the constants of `land/` by an evolution over about 9,000 computer wars. */
const BASE: Style = { id: 'steady', attack: 0.85, fear: 0.43, land: 2.15, pull: 0.55 }

/** The first style is the default. */
export const STYLES: readonly Style[] = [
  BASE,
  { ...BASE, id: 'attacker', fear: 0.29, attack: 1.06 },
  { ...BASE, id: 'miser', fear: 0.67 },
  { ...BASE, id: 'land-grabber', land: 3.45 },
  { ...BASE, id: 'mover', pull: 0.76 },
]

/** The style with this id, or the default. */
export const styleOf = (id: string | undefined): Style => STYLES.find((style) => style.id === id) ?? BASE
