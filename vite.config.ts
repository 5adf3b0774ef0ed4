import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { secondTries } from './tools/second-tries.ts'
import { catalogue } from './tools/site/catalogue.ts'
import { html } from './tools/site/html.ts'
import { licences } from './tools/site/licences.ts'
import { offline } from './tools/site/offline.ts'
import { policy } from './tools/site/policy.ts'

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

export default defineConfig({
  base: './',
  // One page and no routes: a file that is not there is a 404, not the page once more.
  appType: 'mpa',
  plugins: [react(), html(), catalogue(), licences(), offline(), policy()],
  resolve: {
    // Radix locks the page's scroll with an inline <style>, which the content security policy forbids.
    alias: { 'react-style-singleton': path.join(import.meta.dirname, 'src/ui/stubs/react-style-singleton.ts') },
  },
  build: {
    target: 'es2022',
    outDir: process.env.OUT_DIR ?? 'dist',
    // Read by tests/e2e/budgets.spec.ts.
    manifest: true,
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // One file for all that the start page imports: 18 small ones would cost a phone a second (HTTP/1.1, 150 ms a round trip).
          groups: [{ name: 'start', tags: ['$initial'] }],
        },
      },
      treeshake: {
        // Reading a property has no side effects, in our code and in all packages.
        propertyReadSideEffects: false,
        // Importing the engine has no side effects.
        moduleSideEffects: [{ test: /[\\/]src[\\/]engine[\\/]/, sideEffects: false }],
      },
    },
  },
  worker: { format: 'es', plugins: () => [catalogue()] },
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
