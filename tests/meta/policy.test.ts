// The page lets in nothing but its own files, and nothing in it but what is known.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import { RULES, trustLittle } from '../../src/app/trusted.ts'
import { WORKER } from '../../src/store/persistence/offline.ts'
import { html as fillIn } from '../../tools/site/html.ts'
import { headersFor, policyOf, withPolicy } from '../../tools/site/policy.ts'

const html = readFileSync('index.html', 'utf8')
const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const directives = (policy: string) => new Map(policy.split('; ').map((each) => [each.split(' ')[0]!, each.split(' ').slice(1)]))

describe('the policy of the page', () => {
  const policy = directives(policyOf(html))

  it('lets nothing in by default, and names no other origin and no general leave', () => {
    expect(policy.get('default-src')).toEqual(["'none'"])
    const allowed = [...policy].filter(([name]) => name.endsWith('-src')).flatMap(([, sources]) => sources)
    expect(allowed.filter((source) => !/^'(?:none|self|sha256-[\w+/]+=*)'$/.test(source))).toEqual([])
  })

  it('knows each script that stands in the page by its hash, and no other', () => {
    const inline = [...html.matchAll(/<script(?: id="[\w-]+")?>([\s\S]*?)<\/script>/g)].map((match) => match[1]!)
    expect(inline.length).toBeGreaterThan(0)
    expect(policy.get('script-src')).toEqual(["'self'", ...inline.map(sha)])
  })

  it('a script more, or one letter more, is another policy', () => {
    expect(policyOf(html.replace('</body>', '<script>alert(1)</script></body>'))).toContain(sha('alert(1)'))
    expect(policyOf('<script>a</script>')).not.toBe(policyOf('<script>b</script>'))
    expect(policyOf('<style>a{}</style>')).toContain(sha('a{}'))
    expect(policyOf('<script type="module" src="./a.js"></script>')).toContain("script-src 'self';")
  })

  it('stands before anything it is about, and in a header that forbids frames too', () => {
    const built = withPolicy(html)
    expect(built.indexOf('Content-Security-Policy')).toBeLessThan(built.indexOf('<script'))
    expect(headersFor(built)['Content-Security-Policy']).toBe(`${policyOf(html)}; frame-ancestors 'none'`)
    expect(() => withPolicy('<html></html>')).toThrow()
  })

  it('no style stands at an element of the page', () => {
    expect(html).not.toMatch(/\sstyle=|\son\w+=/)
  })
})

describe('text that becomes markup or script', () => {
  it('is nothing, or the page’s own service worker', () => {
    expect(RULES.createHTML('')).toBe('')
    expect(RULES.createHTML('<b>')).toBeNull()
    expect(RULES.createScriptURL(WORKER)).toBe(WORKER)
    expect(RULES.createScriptURL('https://example.org/a.js')).toBeNull()
  })

  it('is asked for where the browser knows such types, and not elsewhere', () => {
    const createPolicy = vi.fn()
    trustLittle({ trustedTypes: { createPolicy } })
    expect(createPolicy).toHaveBeenCalledWith('default', RULES)
    expect(() => trustLittle({})).not.toThrow()
  })
})

describe('what the page says before any script', () => {
  const { handler } = fillIn().transformIndexHtml as unknown as { handler: (html: string) => string }

  it('comes from the catalogue', () => {
    const said = handler(html)
    expect(said).not.toMatch(/%app/)
    expect(said).toContain('<title>Contested 1914</title>')
  })

  it.each([
    ['file:', false],
    ['https:', true],
  ])('says what to do where it was opened from %s, if nothing runs there', (protocol, hidden) => {
    const [, script = ''] = /<p id="opened-as-file" hidden>.+?<script>(.+?)<\/script>/s.exec(html) ?? []
    const sentence = { hidden: true }
    const getElementById = (id: string) => (id === 'opened-as-file' ? sentence : null)
    new Function('location', 'document', script)({ protocol }, { getElementById })
    expect(sentence.hidden).toBe(hidden)
  })

  it('is there, or the page is not built', () => {
    expect(() => handler(`${html}%app.page.nothing%`)).toThrow(/app.page.nothing/)
  })
})
