/** Files larger than any game, and files with one flipped bit. Needs no browser. */

import process from 'node:process'
import { decode } from '../../src/save/decode.ts'
import { toText } from '../../src/save/encode.ts'
import type { Save } from '../../src/save/format.ts'
import { numbers } from './broken.ts'
import { type Row, row } from './table.ts'

/** A file is answered within this time (ms) of work, whatever it is; what others do on the machine does not count. */
const PATIENCE = 5000
const MILLION = 1_000_000

const repeated = (text: string, times: number, between = ''): string => Array.from({ length: times }, () => text).join(between)
const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`
const position = (units: object): string =>
  JSON.stringify({
    format: 'contested-1914',
    version: 2,
    start: { ruleset: 'standard', seed: 's', base: 'empty', units },
    log: [],
  })

/** Made one at a time: some of them are a fifth of all that a program may hold. */
function bigFiles(save: Save): readonly [what: string, make: () => string][] {
  const text = JSON.stringify(save)
  const entry = JSON.stringify(save.log[0])
  const withLog = (n: number) => () =>
    JSON.stringify({ ...save, log: [] }).replace('"log":[]', `"log":[${repeated(entry, n, ',')}]`)
  const within = (field: string) => text.replace('{', `{"more":${field},`)
  const ships = (n: number) => () =>
    position({ sz16: { britain: { transports: Array.from({ length: n }, () => ({ cargo: [] })) } } })
  return [
    ['200 MB of blanks', () => ' '.repeat(200 * MILLION)],
    ['200 MB of numbers', () => within(`[${repeated('1', 100 * MILLION - 1, ',')}]`)],
    ['30 MB of numbers', () => within(`[${repeated('1', 15 * MILLION, ',')}]`)],
    ['a title of 30 MB', () => JSON.stringify({ ...save, title: 'x'.repeat(30 * MILLION) })],
    ['a log of 30,000 actions', withLog(30_000)],
    ['a log of 300,000 actions', withLog(300_000)],
    ['a log of 1,000,000 actions', withLog(MILLION)],
    ['lists in lists, 100,000 deep', () => within(nested(100_000))],
    ['lists in lists, 10,000,000 deep', () => within(nested(10 * MILLION))],
    ['20,000 transports', ships(20_000)],
    ['1,000,000 transports', ships(MILLION)],
    ['1,000,000 infantry', () => position({ berlin: { germany: { infantry: MILLION } } })],
    ['1,000,000 dice at the ready', () => within('1').replace('"seed":', `"queue":[${repeated('6', MILLION, ',')}],"seed":`)],
  ]
}

export function big(save: Save): Row {
  const times: string[] = []
  const counted = row('')
  for (const [what, make] of bigFiles(save)) {
    const text = make()
    const begun = process.cpuUsage()
    try {
      const opened = decode(text)
      const took = process.cpuUsage(begun).user / 1000
      times.push(`${what} ${(took / 1000).toFixed(1)} s (${opened.ok ? 'opens' : opened.problem.code})`)
      counted.trial(took > PATIENCE ? `${what}: ${Math.round(took / 1000)} s` : null)
    } catch (error) {
      counted.trial(`${what}: ${error}`)
    }
  }
  return Object.assign(counted, { what: `big files against decode: ${times.join(', ')}` })
}

/** With one bit another it is the same game, or none. */
export function flipped(save: Save, times: number): Row {
  const counted = row('files with one bit another, half of them without a snapshot: the same game, or refused')
  const { snapshot: _, ...bare } = save
  const texts = [toText(save), toText(bare as Save)].map((text) => Buffer.from(text))
  for (let seed = 1; seed <= times; seed++) {
    const below = numbers(seed)
    const bytes = Buffer.from(texts[seed % 2]!)
    const at = below(bytes.length)
    bytes[at] = bytes[at]! ^ (1 << below(8))
    try {
      const opened = decode(bytes.toString('utf8'))
      counted.trial(opened.ok && opened.save.hash !== save.hash ? `byte ${at} of ${seed % 2}: another game` : null)
    } catch (error) {
      counted.trial(`byte ${at}: ${error}`)
    }
  }
  return counted
}
