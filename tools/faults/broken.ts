/** Broken saves, made from a sound one: as many as one likes, the same every time. */
import { hashOf } from '../../src/engine/index.ts'
import type { Save } from '../../src/save/format.ts'

type Json = Record<string, unknown>

/** Numbers from 0 up to, not including, `below`, from a seed (mulberry32). */
export function numbers(seed: number): (below: number) => number {
  let at = seed
  return (below) => {
    at = (at + 0x6d2b79f5) | 0
    let n = Math.imul(at ^ (at >>> 15), 1 | at)
    n = (n + Math.imul(n ^ (n >>> 7), 61 | n)) ^ n
    return ((n ^ (n >>> 14)) >>> 0) % below
  }
}

/** What is put where something else should stand. */
const WRONG: readonly unknown[] = [
  null,
  -1,
  1e9,
  0.5,
  '',
  'nowhere',
  [],
  {},
  [null],
  { a: 1 },
  true,
  'toString',
  ['vienna', 'vienna'],
  { constructor: 1 },
  Number.MAX_SAFE_INTEGER,
]

const isTree = (value: unknown): value is Json => typeof value === 'object' && value !== null

/** All places of a tree that can be broken: each with what holds it and its name there. */
function placesOf(tree: unknown, places: { holder: Json; name: string }[] = []) {
  if (isTree(tree))
    for (const name of Object.keys(tree)) {
      places.push({ holder: tree, name })
      placesOf(tree[name], places)
    }
  return places
}

export type Broken = { what: string; file: unknown }

/**
 * A file with one or two faults. `where`: in the whole file, or in a snapshot whose log cannot be replayed and whose hash is
 * recomputed, as an attacker could do.
 */
export function broken(save: Save, where: 'file' | 'position', seed: number): Broken {
  const below = numbers(seed)
  const file = structuredClone(save) as Save & { snapshot: NonNullable<Save['snapshot']> }
  const places = placesOf(where === 'file' ? file : file.snapshot.state)
  const what: string[] = []
  for (let faults = 1 + below(2); faults > 0; faults--) {
    const { holder, name } = places[below(places.length)]!
    const wrong = structuredClone(WRONG[below(WRONG.length)])
    if (below(4) === 0) delete holder[name]
    else holder[name] = wrong
    what.push(`${name}: ${JSON.stringify(holder[name]) ?? 'gone'}`)
  }
  if (where === 'position') {
    file.log = [{ action: { type: 'press', on: true } }]
    file.hash = hashOf(file.snapshot.state)
    file.snapshot.hash = file.hash
  }
  return { what: what.join(', '), file }
}
