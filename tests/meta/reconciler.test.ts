// What is left out of React's reconciler is what react-konva itself says it cannot do, and no word of either is guessed.
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { abilitiesOf, settled } from '../../tools/site/reconciler.ts'

const read = (file: string) => readFileSync(`node_modules/${file}`, 'utf8')
const host = read('react-konva/es/ReactKonvaHostConfig.js')
const code = read('react-reconciler/cjs/react-reconciler.production.js')

it('every question whether the host can do something is answered, and nothing else is changed', () => {
  const made = settled(code, host)
  const asked = [...code.matchAll(/\$\$\$config\.(supports\w+)/g)].map(([, name]) => name!)
  expect(asked).toEqual(expect.arrayContaining(['supportsMutation', 'supportsPersistence', 'supportsHydration']))
  for (const name of asked) expect(made.match(new RegExp(`\\b${name}\\b`, 'g'))).toHaveLength(2)
  expect(made.replace(/\b(?:true|false)\b/g, '?')).toBe(
    code.replace(/(?<![.\w$])(?:supports[A-Z]\w+|isPrimaryRenderer)\b(?! = \$)/g, '?').replace(/\b(?:true|false)\b/g, '?'),
  )
})

it('what the host says is what counts', () => {
  const says = abilitiesOf(host)
  expect([says('supportsMutation'), says('supportsPersistence'), says('supportsHydration')]).toEqual(['true', 'false', 'false'])
  expect(says('supportsSingletons')).toBe('false')
  expect(() => abilitiesOf('export const supportsHydration = maybe();')('supportsHydration')).toThrow('more than yes or no')
})

it('another reconciler is refused rather than cut wrongly', () => {
  expect(() => settled('module.exports = 1', host)).toThrow('no longer asks')
  expect(() => settled('var a = $$$config.supportsHydration', host)).toThrow('calls supportsHydration a')
})
