/**
 * Konva knows 149 colours by name, for the shadows and tweens of shapes. The board has neither, and its own colours are never said to
 * Konva: the names are left out when the page is built.
 */
import type { Plugin } from 'vite'

const UTIL = /[\\/]konva[\\/]lib[\\/]Util\.js$/
const NAMES = /\bCOLORS = \{(?:\s*\w+: \[[\d, ]+\],?)+\s*\}/g

export function unnamed(util: string): string {
  if (util.match(NAMES)?.length !== 1) throw new Error('Konva no longer lists the colours that it knows by name.')
  return util.replace(NAMES, 'COLORS = {}')
}

export function colourNames(): Plugin {
  return {
    name: 'colour-names',
    enforce: 'pre',
    apply: (_, { command }) => command === 'build' && !process.env.VITEST,
    transform: (code, id) => (UTIL.test(id) ? { code: unnamed(code), map: null } : null),
  }
}
