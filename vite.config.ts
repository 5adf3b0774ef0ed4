import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { secondTries } from './tools/second-tries.ts'
import { catalogue } from './tools/site/catalogue.ts'
import { compiledAtOnce } from './tools/site/compiled.ts'
import { facts } from './tools/site/facts.ts'
import { firstPicture } from './tools/site/first-picture.ts'
import { konva } from './tools/site/konva.ts'
import { licences } from './tools/site/licences.ts'
import { mapData } from './tools/site/map-data.ts'
import { offline } from './tools/site/offline.ts'
import { otherGames } from './tools/site/other-games.ts'
import { pieces } from './tools/site/pieces.ts'
import { policy } from './tools/site/policy.ts'
import { reconciler } from './tools/site/reconciler.ts'
import { second } from './tools/site/second.ts'
import { sheet } from './tools/site/sheet.ts'
import { startCheck } from './tools/site/start-check.ts'
import { words } from './tools/site/words.ts'

const inCi = Boolean(process.env.CI)

/** Tests that ask only the engine, which keeps nothing between two questions: they share what they load, and take a tenth of the time. */
const ENGINE = ['rules', 'contract', 'engine', 'rulesets']
/** And of what keeps nothing either, or only what it would find again. */
const PURE = [
  ...['planning', 'report', 'data', 'property', 'fixtures', 'map', 'history', 'odds', 'players', 'learn', 'save'],
  ...['board', 'meta', 'tools', 'ui'],
]
const testsIn = (room: string): string => `tests/${room}/**/*.test.ts`
/**
 * Tests with a page, which wait for what is drawn and fetched: in CI they have a second try, as those in the browser have, and are
 * told of when they needed it. Those of the screen share what they load, and the page, which `tests/support/shared.setup.ts` tidies between them.
 */
const pagesIn = (room: string): string => `tests/${room}/**/*.dom.test.{ts,tsx}`
const DOM = pagesIn('*')
/** Tests that put something in the place of a module, or load it once more, have what they load for themselves. */
const ALONE = process.env.VITEST
  ? readdirSync('tests', { recursive: true, encoding: 'utf8' })
      .map((file) => `tests/${file.replaceAll('\\', '/')}`)
      .filter((file) => /\.test\.tsx?$/.test(file) && /\bvi\.(?:mock|resetModules)\(/.test(readFileSync(file, 'utf8')))
  : []

/** What stands in for parts of packages that the page does not need, or must not have. */
const STUBS = {
  'd3-transition': 'board/stubs/d3-transition.ts',
  'd3-interpolate': 'board/stubs/d3-interpolate.ts',
  'its-fine': 'board/stubs/its-fine.ts',
  'konva/lib/Core.js': 'board/stubs/konva-core.ts',
  // As Konva's own files call it.
  './DragAndDrop.js': 'board/stubs/konva-drag.ts',
  'react-style-singleton': 'ui/stubs/react-style-singleton.ts',
}

export default defineConfig({
  base: './',
  // One page and no routes: a file that is not there is a 404, not the page once more.
  appType: 'mpa',
  plugins: [
    react(),
    mapData(),
    facts(),
    catalogue(),
    otherGames(),
    reconciler(),
    konva(),
    words(),
    startCheck(),
    firstPicture(),
    second(),
    sheet(),
    licences(),
    compiledAtOnce(),
    offline(),
    policy(),
  ],
  resolve: {
    alias: Object.fromEntries(Object.entries(STUBS).map(([name, file]) => [name, path.join(import.meta.dirname, 'src', file)])),
  },
  build: {
    target: 'es2022',
    outDir: process.env.OUT_DIR ?? 'dist',
    // Which file needs which, for tests/e2e/budgets.spec.ts.
    manifest: true,
    chunkSizeWarningLimit: 900,
    // Whoever imports JSON knows this too.
    modulePreload: { polyfill: false },
    // What the page begins with comes in two pieces: it is needed whole, and run in two. What follows comes in three.
    rolldownOptions: {
      treeshake: {
        // No package and no file of ours does anything when a property is only read, and none of the engine when it is imported.
        propertyReadSideEffects: false,
        moduleSideEffects: [{ test: /[\\/]src[\\/]engine[\\/]/, sideEffects: false }],
      },
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'packages',
              tags: ['$initial'],
              test: /[\\/]node_modules[\\/].+\.m?js$|[\\/]src[\\/](?:polyfills|app[\\/](?:packages|second))\.ts$/,
            },
            { name: 'start', tags: ['$initial'] },
            ...pieces(import.meta.dirname),
          ],
        },
      },
    },
  },
  // Workers read the same words; what the page splits for its own sake they have whole.
  worker: { format: 'es', plugins: () => [catalogue(), mapData(), compiledAtOnce()] },
  test: {
    reporters: inCi ? ['default', 'json', secondTries('test-results/unit-second-tries.json')] : ['default'],
    outputFile: { json: 'test-results/unit.json' },
    // Some read every file of the source: on a busy machine that takes longer than a test usually may.
    testTimeout: 30_000,
    // Vitest leaves one core to its own page of results; on two cores that is half of what there is.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: { name: 'engine', environment: 'node', include: ENGINE.map(testsIn), isolate: false },
      },
      {
        extends: true,
        test: { name: 'pure', environment: 'node', include: PURE.map(testsIn), exclude: [DOM, ...ALONE], isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: [testsIn(`!(${[...ENGINE, ...PURE, 'e2e'].join('|')})`), ...ALONE],
          exclude: [DOM],
        },
      },
      {
        extends: true,
        resolve: { alias: [{ find: /^zustand$/, replacement: path.join(import.meta.dirname, 'tests/support/stores.ts') }] },
        test: {
          name: 'screen',
          environment: 'happy-dom',
          include: [pagesIn('ui')],
          exclude: ALONE,
          setupFiles: ['tests/support/dom.setup.ts', 'tests/support/shared.setup.ts'],
          isolate: false,
          retry: inCi ? 1 : 0,
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'happy-dom',
          include: [pagesIn('!(ui|e2e)'), ...ALONE.filter((file) => file.includes('.dom.'))],
          setupFiles: ['tests/support/dom.setup.ts'],
          retry: inCi ? 1 : 0,
        },
      },
    ],
  },
})
