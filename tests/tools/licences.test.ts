import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { licencePage, shipped } from '../../tools/site/licences.ts'

const page = licencePage('.')
const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> }

it('names every package of the page, with a licence each', () => {
  const all = shipped('.')
  expect(all.map(({ name }) => name)).toEqual(
    expect.arrayContaining(Object.entries(dependencies).map(([name, version]) => `${name} ${version}`)),
  )
  expect(all.filter(({ licence, text }) => !licence && !text)).toEqual([])
  expect(all.filter(({ text }) => text).length).toBeGreaterThan(all.length * 0.9)
})

it('carries our own licence and notices, and the texts of the others once each', () => {
  for (const name of ['LICENSE', 'NOTICE.md']) expect(page).toContain(readFileSync(name, 'utf8').trim().split('\n')[0])
  expect(page).toMatch(/SIL OPEN FONT LICENSE/i)
  expect(page).toMatch(/Apache License/)
  expect(page).toMatch(/world-atlas/)
  for (const name of ['konva', 'workbox-precaching', 'workbox-core']) expect(page).toContain(`${name} `)
  const react = readFileSync('node_modules/react/LICENSE', 'utf8').trim()
  expect(page.split(react)).toHaveLength(2)
})

it('leaves out what only builds and tests', () => {
  const names = shipped('.').map(({ name }) => name.replace(/ .*/, ''))
  for (const tool of ['vite', 'vitest', 'typescript', '@playwright/test', 'idb-keyval']) expect(names).not.toContain(tool)
})

it('leads back to the table, where an installed page has no way back of its own', () => {
  expect(page).toContain('<a href="./">Contested 1914</a>')
})
