/**
 * The words of `data/text` are messages in the ICU format. The built page holds them as they are once read (`src/content/message-parts.ts`),
 * and nothing that reads messages. Everywhere else they are read when they are first said.
 */
import path from 'node:path'
import type { Plugin } from 'vite'
import type { MessageParts } from '../../src/content/message-parts.ts'
import { readMessage } from '../../src/content/read-message.ts'

const READER = 'src/content/read-message.ts'
const CATALOGUE = /[\\/]data[\\/]text[\\/].+\.json$/

type Words = { readonly [name: string]: string | Words }
type Read = { readonly [name: string]: MessageParts | Read }

export const readAll = (words: Words): Read =>
  Object.fromEntries(
    Object.entries(words).map(([name, value]) => [name, typeof value === 'string' ? readMessage(value) : readAll(value)]),
  )

export function catalogue(): Plugin {
  let root = ''
  return {
    name: 'catalogue',
    enforce: 'pre',
    apply: (_, { command }) => command === 'build' && !process.env.VITEST,
    configResolved(config) {
      root = config.root
    },
    load: (id) => (path.relative(root, id) === path.normalize(READER) ? 'export const readMessage = (parts) => parts' : null),
    transform: (code, id) => (CATALOGUE.test(id) ? { code: JSON.stringify(readAll(JSON.parse(code))), map: null } : null),
  }
}
