/** The colours of a small map: of a theme, or greys for print. */
import { type Pattern, palette, type Theme } from '../../../content/palette.ts'
import { POWERS, type PowerId } from '../../../engine/index.ts'

/** The fonts of the page, or system fonts. */
export const FONT = "'Contested Sans', 'Source Sans 3 Variable', 'Source Sans 3', 'Segoe UI', Arial, sans-serif"

export type PowerInk = {
  readonly ground: string
  readonly lines: string
  readonly pill: string
  readonly onPill: string
  readonly pattern: Pattern
}
export type Inks = {
  /** Prefix that keeps the ids of two colour sets apart on one page. */
  readonly id: string
  readonly sea: string
  readonly ink: string
  readonly card: string
  readonly neutral: string
  readonly impassable: string
  readonly powers: Readonly<Record<PowerId, PowerInk>>
}

const byPower = (of: (power: PowerId) => PowerInk) =>
  Object.fromEntries(POWERS.map((power) => [power, of(power)])) as Inks['powers']

/** Mixes a share of one colour over another; both as #rrggbb. */
function mixed(over: string, under: string, share: number): string {
  const parts = [1, 3, 5].map((from) => {
    const [a, b] = [over, under].map((hex) => Number.parseInt(hex.slice(from, from + 2), 16)) as [number, number]
    return Math.round(a * share + b * (1 - share))
      .toString(16)
      .padStart(2, '0')
  })
  return `#${parts.join('')}`
}

/** The colours of a theme. */
export function coloured(theme: Theme): Inks {
  const { sea, ink, card, neutral, impassable } = palette.theme[theme]
  return {
    id: theme,
    sea,
    ink,
    card,
    neutral,
    impassable,
    powers: byPower((power) => {
      const own = palette.powers[power]
      const { wash, glyph } = own[theme]
      return {
        ground: wash,
        lines: mixed(ink, wash, palette.land[theme].pattern + 0.06),
        pill: own[theme].ink,
        onPill: glyph,
        pattern: own.pattern,
      }
    }),
  }
}

/** The darkest grey of land on paper (share of black). */
export const DARKEST = 0.35

const BLACK: Readonly<Record<PowerId, number>> = {
  germany: 0.3,
  'austria-hungary': 0.2,
  ottoman: 0.24,
  russia: 0.05,
  france: 0.1,
  britain: 0.02,
  italy: 0.07,
  usa: 0.04,
}

const grey = (black: number) => mixed('#000000', '#ffffff', black)

/** For paper: Central Powers dark, Allies light, each with its pattern. */
export const BLACK_AND_WHITE: Inks = {
  id: 'paper',
  sea: '#ffffff',
  ink: '#000000',
  card: '#ffffff',
  neutral: grey(0.01),
  impassable: grey(0.12),
  powers: byPower((power) => ({
    ground: grey(BLACK[power]),
    lines: grey(DARKEST),
    ...(BLACK[power] >= 0.2 ? { pill: '#3a3a3a', onPill: '#ffffff' } : { pill: '#ffffff', onPill: '#000000' }),
    pattern: palette.powers[power].pattern,
  })),
}
