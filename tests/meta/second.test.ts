// The order of the scripts in the built page: the packages run by themselves, all else waits for them and before the page has loaded.
import { describe, expect, it } from 'vitest'
import { inOrder } from '../../tools/site/second.ts'

const page = `<head>
    <script>theme()</script>
    <script type="module" crossorigin src="./assets/packages.js"></script>
    <script type="module" crossorigin src="./assets/start.js"></script>
  </head>`

describe('the scripts of the page', () => {
  const { html, tags } = inOrder(page, ['assets/behind.js', 'assets/others.js'])
  const [template, ...rest] = tags
  const waiting = template?.children as typeof tags

  it('stand at its end, where all that they need of it is there', () => {
    expect(html).toContain('<script>theme()</script>')
    expect(html).not.toContain('src=')
    expect(tags.every(({ injectTo }) => injectTo === 'body')).toBe(true)
  })

  it('wait in a template, but for the packages: the page itself, then what stands behind it', () => {
    expect(template?.tag).toBe('template')
    expect(waiting.map(({ attrs }) => attrs?.src)).toEqual(['./assets/start.js', './assets/behind.js', './assets/others.js'])
    expect(rest.flatMap(({ tag, attrs }) => (tag === 'script' ? [attrs?.src] : []))).toEqual(['./assets/packages.js'])
  })

  it('are fetched side by side as far as the start page needs them, and no further', () => {
    expect(rest.flatMap(({ tag, attrs }) => (tag === 'link' ? [[attrs?.rel, attrs?.href]] : []))).toEqual([
      ['modulepreload', './assets/start.js'],
    ])
  })

  it('are each run by themselves, behind the faces in the line', () => {
    for (const { attrs } of [...waiting, ...rest.filter(({ tag }) => tag === 'script')])
      expect(attrs).toMatchObject({ type: 'module', async: true, fetchpriority: 'low' })
  })

  it('edge: a page that is in one piece with its packages is not built', () => {
    expect(() => inOrder('<script type="module" src="./assets/start.js"></script>', [])).toThrow(/packages/)
    expect(() => inOrder('<head></head>', [])).toThrow(/packages/)
  })
})
