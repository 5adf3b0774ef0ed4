// All test files share what they load here, and Stryker's note of which test reaches what would be handed over whole after each
// of them, longer every time. This hands over each file's own part. It runs after Stryker's hook (sequence.hooks: list).
import { afterAll } from 'vitest'

type Coverage = { static: Record<string, number>; perTest: Record<string, Record<string, number>> }
type Stryker = { mutantCoverage?: Coverage }

// biome-ignore lint/correctness/noEmptyPattern: the first argument is the fixtures, of which there are none
afterAll(({}, suite) => {
  const noted = (globalThis as { __stryker__?: Stryker }).__stryker__?.mutantCoverage
  const meta = suite.meta as Stryker
  if (!noted || !meta.mutantCoverage) return
  meta.mutantCoverage = { static: { ...noted.static }, perTest: noted.perTest }
  noted.perTest = {}
})
