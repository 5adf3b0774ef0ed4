import { STANDARD } from './screens/standard.ts'
import { fits } from './support/screens.ts'
import { measureInAll } from './support/sizes.ts'
import { test } from './support/table.ts'

test('the screens of the standard game fit every window', async ({ table }, info) => {
  test.slow()
  await fits(table, info, STANDARD)
})

test('the start page fits every window', async ({ table }, info) => {
  await table.start()
  await measureInAll(table, info, 'start')
})
