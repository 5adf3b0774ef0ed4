/**
 * What the built page leaves out of Konva. It knows 149 colours by name, for the shadows and tweens of shapes: the board has neither,
 * and its own colours are never said to Konva. Its advice to whoever writes a page stays where pages are written, and so does what it
 * checks there: it asks whether it has been packed, which in the built page it always has. And nobody asks its nodes for copies or
 * pictures of themselves.
 */
import path from 'node:path'
import type { Plugin } from 'vite'

const KONVA = /[\\/]konva[\\/]lib[\\/]\w+\.js$/
const NAMES = /\bCOLORS = \{(?:\s*\w+: \[[\d, ]+\],?)+\s*\}/g
/** One text in quotes, in a statement of its own. */
const ADVICE = /\bUtil\.warn\('[^'\n]*'\);/g

const WHETHER_PACKED = /\bKonva\.isUnminified\b/g

/** Of its classes, by file, what hands out copies and pictures. */
export const HANDED_OUT: Readonly<Record<string, readonly string[]>> = {
  Node: ['toObject', 'toJSON', 'clone', '_toKonvaCanvas', 'toCanvas', 'toDataURL', 'toImage', 'toBlob'],
  Container: ['toObject', 'clone'],
  Stage: ['clone', '_toKonvaCanvas'],
  Layer: ['_toKonvaCanvas'],
  Canvas: ['toDataURL'],
}

export function without(methods: readonly string[], code: string): string {
  return methods.reduce((left, name) => {
    const method = new RegExp(`^ {4}${name}\\([^\\n]*\\) \\{\\n[\\s\\S]*?^ {4}\\}\\n`, 'gm')
    if (left.match(method)?.length !== 1) throw new Error(`Konva no longer has ${name} where it was.`)
    return left.replace(method, '')
  }, code)
}

export function unnamed(util: string): string {
  if (util.match(NAMES)?.length !== 1) throw new Error('Konva no longer lists the colours that it knows by name.')
  return util.replace(NAMES, 'COLORS = {}')
}

export const unadvised = (code: string): string => code.replace(ADVICE, ';')
export const packed = (code: string): string => code.replace(WHETHER_PACKED, 'false')

const cut = (file: string, code: string): string =>
  packed(unadvised(without(HANDED_OUT[file] ?? [], file === 'Util' ? unnamed(code) : code)))

export function konva(): Plugin {
  return {
    name: 'konva',
    enforce: 'pre',
    apply: (_, { command }) => command === 'build' && !process.env.VITEST,
    transform: (code, id) => (KONVA.test(id) ? { code: cut(path.basename(id, '.js'), code), map: null } : null),
  }
}
