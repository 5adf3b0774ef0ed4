/** Colours, patterns and glyphs. All drawings are the project's own. */
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
  | 'redPencil' // the player's own orders, nothing else
  | 'bluePencil' // reasons and explanations, nothing else
  | 'neutral'
  | 'impassable'
  | 'minor'
  | 'shoal' // water along the coast
  | 'shore' // the engraved lines in it
  | 'lake'
  | 'graticule'
  | 'halo' // around letters on the map
  | 'hachure' // land nobody may enter
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
/** How a power's ink lies on land: shares of ink over the ground, and of the pattern drawn on it. */
export type LandInk = { readonly ground: string; readonly wash: number; readonly band: number; readonly pattern: number }

export type Palette = {
  readonly theme: Readonly<Record<Theme, Readonly<Record<Token, string>>>>
  readonly land: Readonly<Record<Theme, LandInk>> & { readonly bandWidth: number }
  readonly powers: Readonly<Record<PowerId, Readonly<Record<Theme, PowerColours>> & { readonly pattern: Pattern }>>
}

/** Paths: `d` is filled (even-odd), `n` a line cut out in the ground's colour, `w` a stroke in the glyph's colour. */
export type GlyphPaths = { readonly d: string; readonly n?: string; readonly w?: string }
export type Glyphs = {
  readonly units: Readonly<Record<string, GlyphPaths>> // 24 × 24
  readonly marks: Readonly<Record<string, string>> // 24 × 24
  readonly devices: Readonly<Record<PowerId | 'none', string>> // 12 × 12
  readonly icons: Readonly<Record<string, string>> // 20 × 20, stroked
}

export const palette = deepFreeze(paletteData) as unknown as Palette
export const glyphs = deepFreeze(glyphData) as unknown as Glyphs
