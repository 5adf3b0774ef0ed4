import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Reporter } from 'vitest/reporters'

/** A test that passed when it was tried again, and what was wrong the first time. */
type SecondTry = { readonly test: string; readonly first: string }

/** Writes which tests passed at their second try only, for `tools/results.mjs`: each is a fault, of the test or of what it tests. */
export function secondTries(file: string): Reporter {
  const tries: SecondTry[] = []
  return {
    onTestCaseResult(test) {
      if (!test.diagnostic()?.flaky) return
      const first = test.result().errors?.[0]?.message.split('\n')[0] ?? ''
      tries.push({ test: `${test.module.relativeModuleId} > ${test.fullName}`, first })
    },
    onTestRunEnd() {
      mkdirSync(path.dirname(file), { recursive: true })
      writeFileSync(file, JSON.stringify(tries))
    },
  }
}
