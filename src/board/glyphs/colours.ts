/** What everything on the board is coloured with, in the theme of the moment; every colour is looked up here and nowhere else. */
import { content } from '../../content/index.ts'
import { type Pattern, palette, type Theme, type Token } from '../../content/palette.ts'
import type { PowerId, Side } from '../../engine/types/ids.ts'
import type { SpaceView } from '../types.ts'

/** There is one board on the page, and every stroke on it asks for colours: handing the theme through every drawing would say no more. */
let theme: Theme = 'light'

/** From here on everything is looked up in this theme. Whoever keeps pictures throws them away. */
export function setTheme(next: Theme): void {
  theme = next
}
export const currentTheme = (): Theme => theme

export const colour = (token: Token): string => palette.theme[theme][token]
/** How inks lie on land: shares of ink, and the width of the band in pixels of the screen. */
export const landInk = () => ({ ...palette.land[theme], bandWidth: palette.land.bandWidth })

/** The same colour, let through: an alpha from 0 to 1. */
export function withAlpha(hex: string, alpha: number): string {
  const value = Number.parseInt(hex.slice(1, 7), 16)
  return `rgba(${value >> 16}, ${(value >> 8) & 255}, ${value & 255}, ${alpha})`
}

type PowerColours = { readonly ink: string; readonly glyph: string; readonly wash: string; readonly pattern: Pattern | null }

const unownedColours = (): PowerColours => ({
  ink: colour('minor'),
  glyph: colour('ink'),
  wash: colour('neutral'),
  pattern: null,
})

/** The line around an army: light, but where contrast is asked for as dark as what is written on a pale ink. */
export const edgeColour = (power: string | null | undefined): string =>
  theme === 'contrast' ? powerColours(power).glyph : colour('paper')

/** Of a power, or of an army that belongs to none. */
export function powerColours(power: PowerId | string | null | undefined): PowerColours {
  const found = palette.powers[power as PowerId]
  return found ? { ...found[theme], pattern: found.pattern } : unownedColours()
}

const sides = new Map<string, Side>(content.powers.map((power) => [power.id, power.side]))
export const sideOrNone = (power: string | null | undefined): Side | null => sides.get(power ?? '') ?? null

/** The two colours of a contested space's hatch: the strongest of each side that stands in it. */
export function contestedPair(space: SpaceView): readonly [PowerId, PowerId] {
  const strength = (power: PowerId) => space.stacks.reduce((sum, stack) => (stack.power === power ? sum + stack.count : sum), 0)
  const strongest = (side: Side) =>
    space.holders.filter((power) => sideOrNone(power) === side).sort((a, b) => strength(b) - strength(a))[0]
  const pair = [strongest('central'), strongest('allies')].filter((power) => power !== undefined)
  const [first = 'germany', second = first] = [...pair, ...space.holders.filter((power) => !pair.includes(power))]
  return [first, second]
}

/** In whose colours something is: one power's, or those of the two that contest it. */
export type Holding =
  | { readonly kind: 'power'; readonly power: string }
  | { readonly kind: 'contested'; readonly first: string; readonly second: string }

/** Who holds a space; null: nobody does. */
export function holdingOf(space: SpaceView | undefined): Holding | null {
  if (!space || space.controller === null) return null
  if (space.controller !== 'contested') return { kind: 'power', power: space.controller }
  const [first, second] = contestedPair(space)
  return { kind: 'contested', first, second }
}
