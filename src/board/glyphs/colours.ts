/** Colours of the board in the current theme. */
import { content } from '../../content/index.ts'
import { type Pattern, palette, type Theme, type Token } from '../../content/palette.ts'
import type { PowerId, Side } from '../../engine/types/ids.ts'
import type { SpaceView } from '../types.ts'

/** Module state: every stroke needs it, and there is one board on the page. */
let theme: Theme = 'light'

/** Callers must clear their picture caches. */
export function setTheme(next: Theme): void {
  theme = next
}
export const currentTheme = (): Theme => theme

export const colour = (token: Token): string => palette.theme[theme][token]
/** Shares of ink on land, and the band's width (CSS px). */
export const landInk = () => ({ ...palette.land[theme], bandWidth: palette.land.bandWidth })

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

/** The line around an army; dark in the contrast theme. */
export const edgeColour = (power: string | null | undefined): string =>
  theme === 'contrast' ? powerColours(power).glyph : colour('paper')

/** Falls back to the colours of unowned armies. */
export function powerColours(power: PowerId | string | null | undefined): PowerColours {
  const found = palette.powers[power as PowerId]
  return found ? { ...found[theme], pattern: found.pattern } : unownedColours()
}

const sides = new Map<string, Side>(content.powers.map((power) => [power.id, power.side]))
export const sideOrNone = (power: string | null | undefined): Side | null => sides.get(power ?? '') ?? null

/** The strongest power of each side in a contested space. */
export function contestedPair(space: SpaceView): readonly [PowerId, PowerId] {
  const strength = (power: PowerId) => space.stacks.reduce((sum, stack) => (stack.power === power ? sum + stack.count : sum), 0)
  const strongest = (side: Side) =>
    space.holders.filter((power) => sideOrNone(power) === side).sort((a, b) => strength(b) - strength(a))[0]
  const pair = [strongest('central'), strongest('allies')].filter((power) => power !== undefined)
  const [first = 'germany', second = first] = [...pair, ...space.holders.filter((power) => !pair.includes(power))]
  return [first, second]
}

export type Holding =
  | { readonly kind: 'power'; readonly power: string }
  | { readonly kind: 'contested'; readonly first: string; readonly second: string }

/** Null if unowned. */
export function holdingOf(space: SpaceView | undefined): Holding | null {
  if (!space || space.controller === null) return null
  if (space.controller !== 'contested') return { kind: 'power', power: space.controller }
  const [first, second] = contestedPair(space)
  return { kind: 'contested', first, second }
}
