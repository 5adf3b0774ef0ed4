// Around each file of the tests that share their modules and their page: nothing of one is left for the next.
import { afterAll, vi } from 'vitest'
import { storesAsMade } from './stores.ts'

localStorage.clear()
sessionStorage.clear()
for (const element of [document.documentElement, document.body])
  for (const name of element.getAttributeNames()) element.removeAttribute(name)
document.head.replaceChildren()
document.body.replaceChildren()
document.adoptedStyleSheets = []
history.replaceState(null, '', '/')
storesAsMade()

afterAll(async () => {
  vi.unstubAllGlobals()
  // What is still on its way when a file ends would be refused, and be missing in all that follow.
  await vi.dynamicImportSettled()
})
