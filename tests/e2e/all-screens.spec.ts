// Every screen is brought up once, for all that is looked at on it. The longest tests of all: by its name this file is among the first.
import { ADVANCED } from './screens/advanced.ts'
import { INFLUENCE } from './screens/influence.ts'
import { STANDARD } from './screens/standard.ts'
import { TOURNAMENT } from './screens/tournament.ts'
import { auditBoth } from './support/axe.ts'
import { visit } from './support/screens.ts'
import { measureInAll, sizesOf } from './support/sizes.ts'
import { test } from './support/table.ts'

test.use({ pictures: false })

test('the screens of the standard game fit every window', async ({ table }, info) => {
  test.setTimeout(300_000)
  await visit(table, STANDARD, (name) => measureInAll(table, info, name))
})

/** What other rulesets add to them; axe looks at those of the standard game in a11y.spec.ts. */
for (const [name, screens] of Object.entries({ ADVANCED, INFLUENCE, TOURNAMENT }))
  test(`the screens of ${name.toLowerCase()} fit windows of every size, and axe finds nothing by day or night`, async ({
    table,
  }, info) => {
    test.setTimeout(300_000)
    let turn = 0
    await visit(table, screens, async (screen) => {
      await auditBoth(table.page, screen)
      await measureInAll(table, info, screen, sizesOf(turn++))
    })
  })

test('the start page fits every window', async ({ table }, info) => {
  await table.start()
  await measureInAll(table, info, 'start')
})
