import { ADVANCED } from './screens/advanced.ts'
import { INFLUENCE } from './screens/influence.ts'
import { TOURNAMENT } from './screens/tournament.ts'
import { fits } from './support/screens.ts'
import { test } from './support/table.ts'

/** What other rulesets add to the screens that sizes.spec.ts measures. */
for (const [name, screens] of Object.entries({ TOURNAMENT, ADVANCED, INFLUENCE })) {
  test(`the screens of ${name.toLowerCase()} fit every window`, async ({ table }, info) => {
    test.slow()
    await fits(table, info, screens)
  })
}
