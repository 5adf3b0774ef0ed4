/** What a player cares for: sets of weights with a name and a sentence each (`players.style.<id>` of the catalogue). */

/** Weights of the terms by which plans are measured. */
export type Style = {
  id: string
  /** What the enemy loses, against what is lost. */
  attack: number
  /** How much of the enemy's answer is feared. */
  fear: number
  /** IPCs of a territory's worth for each IPC of its income. */
  land: number
  /** How strongly a unit is drawn to where it is needed. */
  pull: number
}

/** Found, with the numbers of `land/`, by playing some 9,000 wars: each generation of them leaned to what had won sooner or stood better. */
const BASE: Style = { id: 'steady', attack: 0.85, fear: 0.43, land: 2.15, pull: 0.55 }

/** The one that is taken where none is named stands first. */
export const STYLES: readonly Style[] = [
  BASE,
  { ...BASE, id: 'attacker', fear: 0.29, attack: 1.06 },
  { ...BASE, id: 'miser', fear: 0.67 },
  { ...BASE, id: 'land-grabber', land: 3.45 },
  { ...BASE, id: 'mover', pull: 0.76 },
]

/** A style by its id; the first one where there is none of that id. */
export const styleOf = (id: string | undefined): Style => STYLES.find((style) => style.id === id) ?? BASE
