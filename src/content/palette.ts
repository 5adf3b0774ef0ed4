/** Colours, patterns and glyphs; all artwork is original. */
import glyphData from '../../data/glyphs.json'
import paletteData from '../../data/palette.json'
import { deepFreeze } from './freeze'
import type { PowerId } from './types'

export type Theme = 'light' | 'dark' | 'contrast'
export type Token =
  | 'paper'
  | 'card'
  | 'bar'
  | 'ink'
  | 'ink2'
  | 'rule'
  | 'ruleStrong'
  | 'sea'
  | 'seaInk'
  | 'redPencil' // only the player's own orders
  | 'bluePencil' // only reasons and explanations
  | 'neutral'
  | 'impassable'
  | 'minor'
  | 'shoal' // water along the coast
  | 'shore' // engraved lines in it
  | 'lake'
  | 'graticule'
  | 'halo' // around letters on the map
  | 'hachure' // land that cannot be entered
export type Pattern =
  | 'rules'
  | 'crosshatch'
  | 'verticals'
  | 'diagonal-up'
  | 'dots-square'
  | 'crescents'
  | 'diagonal-down'
  | 'dots-hex'
export type PowerColours = { readonly ink: string; readonly glyph: string; readonly wash: string }
/** Opacity of a power's ink on land: over the ground, and of the pattern on it. */
export type LandInk = { readonly ground: string; readonly wash: number; readonly band: number; readonly pattern: number }

export type Palette = {
  readonly theme: Readonly<Record<Theme, Readonly<Record<Token, string>>>>
  readonly land: Readonly<Record<Theme, LandInk>> & { readonly bandWidth: number }
  readonly powers: Readonly<Record<PowerId, Readonly<Record<Theme, PowerColours>> & { readonly pattern: Pattern }>>
}

/** Paths: `d` filled (even-odd), `n` cut out in the ground's colour, `w` stroked in the glyph's colour. */
export type GlyphPaths = { readonly d: string; readonly n?: string; readonly w?: string }
export type Glyphs = {
  readonly units: Readonly<Record<string, GlyphPaths>> // 24 × 24
  readonly marks: Readonly<Record<string, string>> // 24 × 24
  readonly devices: Readonly<Record<PowerId | 'none', string>> // 12 × 12
  readonly icons: Readonly<Record<string, string>> // 20 × 20, stroked
}

export const palette = deepFreeze(paletteData) as unknown as Palette
export const glyphs = deepFreeze(glyphData) as unknown as Glyphs
