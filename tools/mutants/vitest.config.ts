// The tests that mutants are held against: those of the engine, all in one environment. They share what they load.
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'node',
    include: ['rules', 'contract', 'engine', 'rulesets'].map((folder) => `tests/${folder}/**/*.test.ts`),
    isolate: false,
    setupFiles: ['tools/mutants/coverage.setup.ts'],
    sequence: { hooks: 'list' },
  },
})
