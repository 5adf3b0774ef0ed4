/**
 * What the built page leaves out of Konva. It knows 149 colours by name, for the shadows and tweens of shapes: the board has neither,
 * and its own colours are never said to Konva. Its advice to whoever writes a page stays where pages are written, and so does what it
 * checks there: it asks whether it has been packed, which in the built page it always has.
 */
import type { Plugin } from 'vite'

const KONVA = /[\\/]konva[\\/]lib[\\/]\w+\.js$/
const UTIL = /[\\/]Util\.js$/
const NAMES = /\bCOLORS = \{(?:\s*\w+: \[[\d, ]+\],?)+\s*\}/g
/** One text in quotes, in a statement of its own. */
const ADVICE = /\bUtil\.warn\('[^'\n]*'\);/g

const WHETHER_PACKED = /\bKonva\.isUnminified\b/g

export function unnamed(util: string): string {
  if (util.match(NAMES)?.length !== 1) throw new Error('Konva no longer lists the colours that it knows by name.')
  return util.replace(NAMES, 'COLORS = {}')
}

export const unadvised = (code: string): string => code.replace(ADVICE, ';')
export const packed = (code: string): string => code.replace(WHETHER_PACKED, 'false')

export function konva(): Plugin {
  return {
    name: 'konva',
    enforce: 'pre',
    apply: (_, { command }) => command === 'build' && !process.env.VITEST,
    transform: (code, id) =>
      KONVA.test(id) ? { code: packed(unadvised(UTIL.test(id) ? unnamed(code) : code)), map: null } : null,
  }
}
