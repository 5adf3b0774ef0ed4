// Prints what the last test run in CI counted, from the reports that vitest and Playwright wrote themselves.
import { existsSync, readFileSync } from 'node:fs'
import process from 'node:process'

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)

const total = { passed: 0, failed: 0, skipped: 0 }
const add = (name, counts) => {
  console.log(
    `${name}: ${Object.entries(counts)
      .map(([what, n]) => `${n} ${what}`)
      .join(', ')}`,
  )
  for (const what of Object.keys(total)) total[what] += counts[what]
}

const unit = read('test-results/unit.json')
const secondTries = read('test-results/unit-second-tries.json')
if (unit) {
  // A file that could not be loaded holds no failed test, and is a failure all the same.
  const broken = unit.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.every((t) => t.status !== 'failed'),
  )
  add('unit tests', {
    passed: unit.numPassedTests,
    failed: unit.numFailedTests + broken.length,
    skipped: unit.numPendingTests + unit.numTodoTests,
    'passed at the second try': secondTries?.length ?? 'unknown number',
  })
  for (const { test, first } of secondTries ?? []) console.log(`  ${test}: ${first}`)
}

const e2e = read('test-results/e2e.json')
if (e2e) {
  const { expected, unexpected, flaky, skipped } = e2e.stats
  add('browser tests', {
    passed: expected + flaky,
    failed: unexpected + e2e.errors.length,
    skipped,
    'passed at the second try': flaky,
  })
}

if (unit || e2e) console.log(`\n${total.passed} passed, ${total.failed} failed`)
if (!unit || !secondTries || !e2e || total.failed > 0) process.exitCode = 1
