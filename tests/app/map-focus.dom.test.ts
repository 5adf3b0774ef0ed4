import { afterEach, expect, it } from 'vitest'
import { baseCommands } from '../../src/app/commands.ts'
import { openLegend, useLegend } from '../../src/store/legend.ts'

afterEach(() => document.body.replaceChildren())

it('G gives the map the focus at once: what is called next takes it, and it does not come back', async () => {
  document.body.innerHTML = '<div role="application" tabindex="0"></div><section tabindex="-1"></section>'
  const [map, sheet] = [...document.body.children] as HTMLElement[]
  openLegend()
  baseCommands.find(({ id }) => id === 'map.focus')!.run('g')
  expect(useLegend.getState().open).toBe(false)
  expect(document.activeElement).toBe(map)
  sheet!.focus()
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(document.activeElement).toBe(sheet)
})
