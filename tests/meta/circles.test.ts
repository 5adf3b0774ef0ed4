// No circle of imports, types included, and no import that leads up between the rooms of the engine. What one file needs of
// another can then be read from the bottom up, and a room can be lifted out with all it stands on.
import { describe, expect, it } from 'vitest'
import { type Floors, homeless, upward } from '../../tools/figures/floors.ts'
import { circles, graphOf, importsOf } from '../../tools/figures/imports.ts'
import { type File, sources } from '../../tools/figures/source.ts'

/** The engine from the ground up: what the rules speak of, the state, the rules of each phase, the rulesets, the flow, the doors. */
const ENGINE: Floors = [
  ['types', 'dice'],
  ['map'],
  ['kernel', 'state', 'refusal'],
  ['phases'],
  ['rulesets'],
  ['flow'],
  ['messages', 'setup', 'state/create', 'state/position', 'state/players'],
  ['queries', 'flow/replay'],
  ['index'],
].map((rooms) => rooms.map((room) => `src/engine/${room}`))

const short = (names: readonly string[]): string =>
  names
    .map((name) => name.replace(/^.*\/|\.[cm]?[jt]sx?$/g, ''))
    .sort()
    .join(' ')
const circlesIn = (files: readonly File[]): string[] => circles(graphOf(files, importsOf(files), 'all')).map(short)
const upwardIn = (files: readonly File[]): string[] => upward(ENGINE, importsOf(files)).map((found) => found.replace(/:\d+/, ''))

const src = sources('src')
const imports = importsOf(src)

describe('the imports of src/', () => {
  it('are read from all its files', () => {
    expect(src.length).toBeGreaterThan(450)
    expect(imports.length).toBeGreaterThan(2000)
    expect(imports.filter(({ typeOnly }) => typeOnly).length).toBeGreaterThan(700)
    expect(imports.filter(({ later }) => later).length).toBeGreaterThan(10)
  })

  it('go round in no circle', () => {
    expect(circlesIn(src)).toEqual([])
  })

  it('never lead up in the engine, whose every file lies in a room', () => {
    expect(upwardIn(src)).toEqual([])
    const names = src.map(({ name }) => name)
    expect(homeless(ENGINE, names, 'src/engine')).toEqual([])
    expect(names.filter((name) => name.startsWith('src/engine/')).length).toBeGreaterThan(150)
  })
})

describe('this check', () => {
  const planted = (files: Record<string, string>): File[] => Object.entries(files).map(([name, text]) => ({ name, text }))

  it.each([
    ['by values', `import { b } from './b'`, `export { a } from './a.ts'`],
    ['by types', `import type { B } from './b.ts'`, `import { type A } from './a'`],
    ['by a type named in place', `let b: import('./b').B`, `import { a } from './a'`],
    ['by what is fetched later', `const b = () => import('./b')`, `import { a } from './a'`],
    ['by a worker', `new Worker(new URL('./b.ts', import.meta.url))`, `export * from './a'`],
  ])('finds a circle of two %s', (_, a, b) => {
    expect(circlesIn(planted({ 'src/x/a.ts': a, 'src/x/b.ts': b, 'src/x/c.ts': a }))).toEqual(['a b'])
  })

  it('finds a circle over folders and index files, and a file that imports itself', () => {
    const files = planted({
      'src/a.ts': `import { b } from './x'`,
      'src/x/index.ts': `export * from './c.tsx'`,
      'src/x/c.tsx': `import { a } from '../a'`,
      'src/self.ts': `import { x } from './self'`,
    })
    expect(circlesIn(files)).toEqual(['a c index', 'self'])
  })

  it('finds circles by values apart from those by types', () => {
    const files = planted({
      'src/a.ts': `import { b } from './b'`,
      'src/b.ts': `import type { A } from './a'`,
      'src/c.ts': `import { d } from './d'`,
      'src/d.ts': `import { c } from './c'`,
    })
    const values = circles(graphOf(files, importsOf(files), 'values'))
    expect(values).toEqual([['src/c.ts', 'src/d.ts']])
  })

  it('calls no circle what goes one way, nor what a comment or a string says', () => {
    const files = planted({
      'src/a.ts': `import { b } from './b'\nimport { c } from './c'`,
      'src/b.ts': `import { c } from './c'\n// import { a } from './a'`,
      'src/c.ts': `const text = "import { a } from './a'"\nimport react from 'react'`,
    })
    expect(circlesIn(files)).toEqual([])
  })

  it.each([
    ['by value', `import { reduce } from '../flow/reduce.ts'`, ''],
    ['by a type', `import type { Outcome } from '../flow/reduce.ts'`, ' (types)'],
    ['handed on', `export { reduce } from '../flow/reduce.ts'`, ''],
    ['fetched later', `const reduce = import('../flow/reduce.ts')`, ' (later)'],
  ])('finds an import that leads up, %s', (_, text, kind) => {
    const files = planted({ 'src/engine/state/a.ts': text, 'src/engine/flow/reduce.ts': '' })
    expect(upwardIn(files)).toEqual([`src/engine/state/a.ts → src/engine/flow/reduce.ts${kind}`])
  })

  it('finds a file in no room, and lets imports lead down and along a floor', () => {
    const files = planted({
      'src/engine/dice/a.ts': `import type { Id } from '../types/ids'`,
      'src/engine/types/ids.ts': '',
      'src/engine/phases/b.ts': `import { Id } from '../types/ids'\nimport { emit } from '../kernel/context'`,
      'src/engine/kernel/context.ts': '',
      'src/engine/stairs/c.ts': '',
    })
    expect(upwardIn(files)).toEqual([])
    const names = files.map(({ name }) => name)
    expect(homeless(ENGINE, names, 'src/engine')).toEqual(['src/engine/stairs/c.ts'])
  })
})
