// One failing test is enough: the others are passed over. (Vitest's own bail ends the worker, at times before it has said what failed.)
import { beforeEach } from 'vitest'

let failed = false

beforeEach(({ skip, onTestFailed }) => {
  if (failed) skip()
  onTestFailed(() => {
    failed = true
  })
})
