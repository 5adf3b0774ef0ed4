import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { catalogue } from './tools/site/catalogue.ts'
import { facts } from './tools/site/facts.ts'
import { firstPicture } from './tools/site/first-picture.ts'
import { licences } from './tools/site/licences.ts'
import { mapData } from './tools/site/map-data.ts'
import { offline } from './tools/site/offline.ts'
import { otherGames } from './tools/site/other-games.ts'
import { pieces } from './tools/site/pieces.ts'
import { policy } from './tools/site/policy.ts'
import { reconciler } from './tools/site/reconciler.ts'
import { second } from './tools/site/second.ts'
import { sheet } from './tools/site/sheet.ts'
import { words } from './tools/site/words.ts'

const inCi = Boolean(process.env.CI)

/** Tests that ask only the engine, which keeps nothing between two questions: they share what they load, and take a tenth of the time. */
const OF_THE_ENGINE = [
  'tests/rules/**/*.test.ts',
  'tests/contract/**/*.test.ts',
  'tests/engine/**/*.test.ts',
  'tests/rulesets/**/*.test.ts',
]
/** And of what is as pure as the engine. */
const AS_PURE = ['planning', 'report', 'data', 'property', 'fixtures', 'map', 'history', 'odds', 'players', 'learn', 'save'].map(
  (room) => `tests/${room}/**/*.test.ts`,
)

/** What stands in for parts of packages that the page does not need, or must not have. */
const STUBS = {
  'd3-transition': 'board/stubs/d3-transition.ts',
  'd3-interpolate': 'board/stubs/d3-interpolate.ts',
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
    words(),
    firstPicture(),
    second(),
    sheet(),
    licences(),
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
              test: /[\\/]node_modules[\\/].+\.m?js$|[\\/]src[\\/]app[\\/](?:packages|second)\.ts$/,
            },
            { name: 'start', tags: ['$initial'] },
            ...pieces(import.meta.dirname),
          ],
        },
      },
    },
  },
  // Workers read the same words; what the page splits for its own sake they have whole.
  worker: { format: 'es', plugins: () => [catalogue()] },
  test: {
    reporters: inCi ? ['default', 'json'] : ['default'],
    outputFile: { json: 'test-results/unit.json' },
    // Some read every file of the source: on a busy machine that takes longer than a test usually may.
    testTimeout: 30_000,
    // Vitest leaves one core to its own page of results; on two cores that is half of what there is.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/e2e/**', 'tests/**/*.dom.test.ts', ...OF_THE_ENGINE, ...AS_PURE],
        },
      },
      {
        extends: true,
        test: { name: 'engine', environment: 'node', include: OF_THE_ENGINE, isolate: false },
      },
      {
        extends: true,
        test: { name: 'pure', environment: 'node', include: AS_PURE, isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'happy-dom',
          include: ['tests/**/*.dom.test.{ts,tsx}'],
          exclude: ['tests/e2e/**'],
          setupFiles: ['tests/support/dom.setup.ts'],
        },
      },
    ],
  },
})
