// The tests that mutants are held against: those of the engine, joined in one file (bundle.mjs), which Node loads as it is.
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/mutants/all.test.mjs'],
    setupFiles: ['tools/mutants/stop.setup.ts'],
    // A test is not called failed for being slow on a machine that has other things to do: Stryker says what runs on for ever.
    testTimeout: 300_000,
    server: { deps: { external: [/tests\/mutants\/bundle\.mjs$/] } },
  },
})
