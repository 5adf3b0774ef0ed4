// Which part of src/ may import which, and what the engine may never touch. Read off the syntax tree, so that comments,
// strings and type-only, dynamic and re-exported imports are all told apart.
import path from 'node:path/posix'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'
import { type Import, importOf } from '../../tools/figures/imports.ts'
import { isNode, lineOf, type Node, nameOf, sources, text } from '../../tools/figures/source.ts'

type Layer = {
  /** Beginnings of the paths that code of this layer may import. */
  may: readonly string[]
  /** The same for imports of nothing but types. */
  mayType?: readonly string[]
  /** Whether it may import packages, only their types, or these and the types of all. */
  packages: boolean | 'types' | readonly string[]
}

/** What every layer may import, and what imports nothing itself. */
const COMMON = ['src/scaling', 'src/memoize', 'src/polyfills', 'src/link-text']
const ENGINE_DOOR = ['src/engine/index', 'src/engine/types']
const TABLE = ['src/store/', ...ENGINE_DOOR, 'src/content/']

/** One line for every folder of src/. Each may import itself too. */
const LAYERS: Readonly<Record<string, Layer | 'everything'>> = {
  content: { may: ['data/'], mayType: ['src/engine/types', 'src/engine/index'], packages: ['intl-messageformat'] },
  engine: { may: ['src/content/'], packages: ['valibot'] },
  planning: { may: [...ENGINE_DOOR, 'src/content/'], packages: false },
  odds: { may: [...ENGINE_DOOR, 'src/content/'], packages: false },
  players: { may: [...ENGINE_DOOR, 'src/content/', 'src/planning/', 'src/odds/'], packages: false },
  learn: { may: [...ENGINE_DOOR, 'src/content/', 'src/planning/', 'src/odds/', 'src/report/'], packages: ['valibot'] },
  save: { may: [...ENGINE_DOOR, 'src/content/'], packages: true },
  report: { may: [...ENGINE_DOOR, 'src/content/'], packages: true },
  history: { may: [...ENGINE_DOOR, 'src/content/', 'src/report/', 'src/odds/'], packages: false },
  store: {
    may: [
      ...ENGINE_DOOR,
      'src/content/',
      'src/planning/',
      'src/odds/',
      'src/players/',
      'src/learn/',
      'src/save/',
      'src/report/',
      'src/history/',
      'src/offline/messages',
    ],
    packages: true,
  },
  offline: { may: [], packages: ['workbox-precaching'] },
  board: { may: TABLE, packages: true },
  ui: {
    may: [...TABLE, 'src/planning/', 'src/odds/', 'src/players/', 'src/learn/', 'src/history/', 'src/save/computers'],
    packages: true,
  },
  app: 'everything',
}

/** A folder of rooms: what every one of them may import, and for each the rooms below it. Files at the face import all of them. */
type Rooms = { readonly floor: readonly string[]; readonly rooms: Readonly<Record<string, readonly string[]>> }

const ROOMS: Readonly<Record<string, Rooms>> = {
  board: {
    floor: ['types'],
    rooms: {
      geography: [],
      glyphs: [],
      basemap: ['geography', 'glyphs'],
      placement: ['geography', 'glyphs', 'basemap'],
      overlay: ['geography', 'glyphs', 'basemap', 'placement'],
      viewport: ['geography', 'glyphs', 'placement'],
    },
  },
}

const RULESETS = new Set(['standard', 'tournament', 'advanced', 'influence'])
/** What is worked out here is the same wherever and whenever it is asked: on the page, in a worker, in a test. */
const PURE = /^src\/(engine|planning|odds|players|learn|history)\//
const NOT_IN_THE_ENGINE = new Set(['document', 'window', 'Date'])

/** Every node that can reach something; `below` would take names for what they name. */
function walk(node: Node, visit: (node: Node) => void) {
  visit(node)
  for (const [key, value] of Object.entries(node)) {
    // A member's or a property's own name says nothing of what it reaches.
    if (!node.computed && ((key === 'property' && node.type === 'MemberExpression') || key === 'key')) continue
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child, visit)
  }
}

/** Why an import is not allowed, or undefined when it is. */
function refusal(file: string, found: Pick<Import, 'to' | 'typeOnly'>): string | undefined {
  const folder = file.split('/').length > 2 ? (file.split('/')[1] ?? '') : undefined
  const layer = folder === undefined ? 'everything' : LAYERS[folder]
  if (layer === undefined) return `src/${folder} has no line in LAYERS (tests/meta/layering.test.ts): say what it may import`
  if (COMMON.some((each) => file.startsWith(`${each}.`))) return `imports ${found.to}, and is imported by all`
  if (layer === 'everything') return undefined
  const kind = found.typeOnly ? 'imports types of' : 'imports'
  if (!found.to.startsWith('.'))
    return layer.packages === true ||
      (layer.packages !== false && found.typeOnly) ||
      (Array.isArray(layer.packages) && layer.packages.includes(found.to))
      ? undefined
      : `${kind} the package ${found.to}`
  const target = path.join(path.dirname(file), found.to.replace(/\?.*$/, ''))
  const full = /^src\/[^/]+$/.test(target) ? `${target}/index` : target
  const allowed = [`src/${folder}/`, ...COMMON, ...layer.may, ...(found.typeOnly ? (layer.mayType ?? []) : [])]
  const within = (start: string) =>
    start.endsWith('/') ? full.startsWith(start) : full === start || /^[./]/.test(full.slice(start.length))
  if (!allowed.some((start) => full.startsWith(start) && within(start))) return `${kind} ${full}`
  return roomRefusal(file, full.replace(/\.[cm]?[jt]sx?$/, ''), kind)
}

/** Within a folder of rooms: why a file of one may not import this, or undefined when it may. */
function roomRefusal(file: string, target: string, kind: string): string | undefined {
  const [, folder = '', room = '', ...below] = file.split('/')
  const house = ROOMS[folder]
  if (!house || below.length === 0 || !target.startsWith(`src/${folder}/`)) return undefined
  const under = house.rooms[room]
  if (!under) return `src/${folder}/${room} has no line in ROOMS (tests/meta/layering.test.ts): say what it may import`
  const open = [
    ...[room, ...under].map((name) => `src/${folder}/${name}/`),
    ...house.floor.map((name) => `src/${folder}/${name}`),
  ]
  return open.some((start) => (start.endsWith('/') ? target.startsWith(start) : target === start))
    ? undefined
    : `${kind} ${target}`
}

/** What a pure file mentions and must not. */
function impurity(file: string, node: Node): string | undefined {
  const name = nameOf(node)
  if (name !== undefined && NOT_IN_THE_ENGINE.has(name)) return `mentions ${name}`
  if (node.type === 'MemberExpression' && nameOf(node.object) === 'Math') {
    if ((node.computed ? text(node.property) : nameOf(node.property)) === 'random') return 'mentions Math.random'
  }
  if (file.startsWith('src/engine/rulesets/')) return undefined
  const compared =
    node.type === 'BinaryExpression' && /^[=!]==?$/.test(String(node.operator))
      ? [node.left, node.right]
      : node.type === 'SwitchCase'
        ? [node.test]
        : []
  const ruleset = compared.map(text).find((value) => value !== undefined && RULESETS.has(value))
  return ruleset === undefined ? undefined : `asks for the ruleset '${ruleset}': let its data, steps or hooks say what differs`
}

function problems(file: string, source: string): string[] {
  const parsed = parseSync(file, source)
  const found = parsed.errors.map((error) => `${file}: ${error.message}`)
  const say = (node: Node, what: string | undefined) => {
    if (what !== undefined) found.push(`${file}:${lineOf(source, node.start)} ${what}`)
  }
  walk(parsed.program as unknown as Node, (node) => {
    const imported = importOf(node)
    if (imported) say(node, refusal(file, imported))
    if (PURE.test(file)) say(node, impurity(file, node))
  })
  return found
}

describe('the layers of src/', () => {
  it('import only what lies below them, and the engine stays pure', () => {
    const files = sources('src')
    expect(files.length).toBeGreaterThan(0)
    expect(files.flatMap((file) => problems(file.name, file.text))).toEqual([])
  })
})

describe('this check', () => {
  const faults = (file: string, source: string) => problems(file, source).map((problem) => problem.replace(`${file}:`, ''))

  it('finds every way to import', () => {
    const source = [
      `import { useState } from 'react'`,
      `import { Panel } from '../ui/Panel'`,
      `import type { Panel as P } from '../ui/Panel'`,
      `export * from '../store'`,
      `export { draw } from '../../board/draw.ts'`,
      `const later = import('../save/encode')`,
      `let type: import('../report/index').Report`,
      `new Worker(new URL('../workers/odds.ts', import.meta.url))`,
      `import board from '../../data/board.json'`,
    ].join('\n')
    expect(faults('src/engine/sample.ts', source)).toEqual([
      '1 imports the package react',
      '2 imports src/ui/Panel',
      '3 imports types of src/ui/Panel',
      '4 imports src/store/index',
      '5 imports board/draw.ts',
      '6 imports src/save/encode',
      '7 imports types of src/report/index',
      '8 imports src/workers/odds.ts',
      '9 imports data/board.json',
    ])
  })

  it('finds chance, the clock and the page in the engine, but not in comments, strings or property names', () => {
    const source = [
      `const a = Math.random() + Math['random']()`,
      `const b = Date.now()`,
      `const c = new Date()`,
      `document.title = window.name`,
      `// Math.random, Date.now, document`,
      `const d = { window: 'document', Date: a.document }`,
      `const e = Math.floor(1.5)`,
    ].join('\n')
    expect(faults('src/engine/sample.ts', source)).toEqual([
      '1 mentions Math.random',
      '1 mentions Math.random',
      '2 mentions Date',
      '3 mentions Date',
      '4 mentions document',
      '4 mentions window',
    ])
    expect(faults('src/planning/sample.ts', source)).toHaveLength(6)
    expect(faults('src/odds/sample.ts', source)).toHaveLength(6)
    expect(faults('src/learn/sample.ts', source)).toHaveLength(6)
    expect(faults('src/players/sample.ts', source)).toHaveLength(6)
    expect(faults('src/history/sample.ts', source)).toHaveLength(6)
    expect(faults('src/ui/sample.ts', source)).toEqual([])
  })

  it('finds a ruleset asked for by name outside its own folder', () => {
    const source = `if (id === 'advanced' || 'influence' !== id) go()\nswitch (id) { case 'tournament': go() }\nconst ids = ['standard']`
    const asks = (id: string) => `asks for the ruleset '${id}': let its data, steps or hooks say what differs`
    expect(faults('src/engine/phases/sample.ts', source)).toEqual([
      `1 ${asks('advanced')}`,
      `1 ${asks('influence')}`,
      `2 ${asks('tournament')}`,
    ])
    expect(faults('src/engine/rulesets/sample.ts', source)).toEqual([])
  })

  it.each([
    ['src/engine/flow/apply.ts', `import { spaces } from '../../content'`],
    ['src/engine/flow/apply.ts', `import { take } from '../state/stacks.ts'`],
    ['src/engine/setup/shape.ts', `import * as v from 'valibot'`],
    ['src/content/index.ts', `import board from '../../data/board.json'`],
    ['src/content/index.ts', `import type { PowerId } from '../engine/types/ids'`],
    ['src/content/message.ts', `import { IntlMessageFormat } from 'intl-messageformat'`],
    ['src/save/encode.ts', `import { createGame } from '../engine'\nimport { lazy } from '../memoize.ts'`],
    ['src/store/game/game.ts', `import { create } from 'zustand'\nimport { save } from '../../save/encode'`],
    ['src/ui/Panel.tsx', `import { reduce } from '../engine/index.ts'\nimport './panel.css'\nconst x = <p>{1}</p>`],
    [
      'src/board/Board.tsx',
      `import type { GameState } from '../engine/types/state.ts'\nimport { useGame } from '../store/game/game.ts'`,
    ],
    ['src/main.tsx', `import { App } from './app/App'`],
  ])('allows what the layers are for: %s', (file, source) => {
    expect(problems(file, source)).toEqual([])
  })

  it.each([
    ['src/content/index.ts', `import { reduce } from '../engine'`, '1 imports src/engine/index'],
    ['src/content/index.ts', `import { z } from 'zod'`, '1 imports the package zod'],
    [
      'src/engine/messages/names.ts',
      `import { IntlMessageFormat } from 'intl-messageformat'`,
      '1 imports the package intl-messageformat',
    ],
    ['src/save/encode.ts', `import { useGame } from '../store'`, '1 imports src/store/index'],
    ['src/memoize.ts', `import { useGame } from './store/game'`, '1 imports ./store/game, and is imported by all'],
    ['src/report/turns.ts', `import { useGame } from '../store/game'`, '1 imports src/store/game'],
    ['src/store/game/game.ts', `import { Board } from '../../board/Board'`, '1 imports src/board/Board'],
    ['src/ui/Panel.tsx', `import { take } from '../engine/state/stacks'`, '1 imports src/engine/state/stacks'],
    ['src/odds/index.ts', `import { attackDice } from '../engine/phases/combat/fire'`, '1 imports src/engine/phases/combat/fire'],
    ['src/odds/index.ts', `import { whoLoses } from '../planning/answers'`, '1 imports src/planning/answers'],
    ['src/learn/run.ts', `import { useGame } from '../store/game'`, '1 imports src/store/game'],
    ['src/history/diff.ts', `import { replayLog } from '../save/replay'`, '1 imports src/save/replay'],
    ['src/ui/Panel.tsx', `import { take } from '../engine/indexes'`, '1 imports src/engine/indexes'],
    ['src/board/Board.tsx', `import type { Step } from '../engine/flow/step'`, '1 imports types of src/engine/flow/step'],
    ['src/board/Board.tsx', `import topo from '../../data/map/board.json'`, '1 imports data/map/board.json'],
  ])('refuses what they are not for: %s %s', (file, source, expected) => {
    expect(faults(file, source)).toEqual([expected])
  })

  it.each([
    ['src/board/geography/shapes.ts', `import type { Camera } from '../types'\nimport { grid } from './grid'`],
    ['src/board/overlay/arrows.ts', `import { colour } from '../glyphs/colours.ts'\nimport { Rect } from '../placement/rects'`],
    ['src/board/scene.ts', `import { drawMarks } from './overlay/marks'`],
  ])('allows what the rooms of the board are for: %s', (file, source) => {
    expect(problems(file, source)).toEqual([])
  })

  it.each([
    ['src/board/geography/shapes.ts', `import { colour } from '../glyphs/colours'`, '1 imports src/board/glyphs/colours'],
    [
      'src/board/placement/layout-cache.ts',
      `import { stale } from '../overlay/dirty-layers.ts'`,
      '1 imports src/board/overlay/dirty-layers',
    ],
    ['src/board/viewport/hit-test.ts', `import type { Scene } from '../scene'`, '1 imports types of src/board/scene'],
  ])('refuses a room of the board what lies above it: %s', (file, source, expected) => {
    expect(faults(file, source)).toEqual([expected])
  })

  it('asks for a line about every folder, and every room of the board', () => {
    expect(problems('src/board/novel/x.ts', `import '../types'`).join()).toContain('src/board/novel has no line in ROOMS')
    expect(problems('src/novel/x.ts', `import './y'`).join()).toContain('src/novel has no line in LAYERS')
  })
})
