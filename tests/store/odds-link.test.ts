// Links of the odds desk: what was asked comes back, and whatever else stands in an address is refused with one sentence.
import { describe, expect, it } from 'vitest'
import '../../src/content/words/table.ts'
import '../../src/content/words/odds.ts'
import { RULESET_IDS } from '../../src/engine/index.ts'
import { MAX_LINK_LENGTH } from '../../src/link-text.ts'
import { DESK_KINDS, type DeskQuestion, emptyQuestion } from '../../src/odds/desk.ts'
import { DEFAULT_POLICY } from '../../src/odds/index.ts'
import { type Flaw, linkOf, openLink } from '../../src/store/odds/link.ts'
import { hasText, t } from '../../src/store/text.ts'

const question: DeskQuestion = {
  ...emptyQuestion('standard', 'germany', 'france'),
  attacker: [{ power: 'germany', units: { infantry: 12, artillery: 2 }, damaged: {} }],
  defender: [
    { power: 'france', units: { infantry: 3, artillery: 1 }, damaged: {} },
    { power: 'britain', units: { infantry: 1 }, damaged: {} },
  ],
  policy: {
    ...DEFAULT_POLICY,
    losses: { attacker: 'best', defender: 'keep-guns' },
    press: 3,
    dive: 'when-alone',
    leave: 'while-weaker',
  },
}
const told = () => JSON.parse(atob(linkOf(question).slice('#odds='.length).replaceAll('-', '+').replaceAll('_', '/')))
const link = (value: unknown) =>
  `#odds=${btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`
const raw = (text: string) => `#odds=${btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`
const flawOf = (hash: string): Flaw | 'none' => {
  const opened = openLink(hash)
  return opened.ok ? 'none' : opened.flaw
}

describe('a link of the desk', () => {
  it.each(RULESET_IDS.flatMap((ruleset) => DESK_KINDS.map((kind) => ({ ruleset, kind }))))(
    'comes back as it was asked: $ruleset, $kind',
    ({ ruleset, kind }) => {
      const units =
        kind === 'land' ? { infantry: 2, tank: 1 } : { cruiser: 1, transport: 1, ...(kind === 'landing' ? { infantry: 2 } : {}) }
      const foes = kind === 'sea' ? { submarine: 2 } : { infantry: 1 }
      const asked: DeskQuestion = {
        ...question,
        ruleset,
        kind,
        mined: kind !== 'land',
        attacker: [{ power: 'britain', units, damaged: kind === 'land' ? {} : { battleship: 1 } }],
        defender: [{ power: 'ottoman', units: foes, damaged: {} }],
      }
      const opened = openLink(linkOf(asked))
      expect(opened).toEqual({ ok: true, question: asked })
      expect(linkOf(asked).length).toBeLessThan(700)
    },
  )

  it('is the same for the same question, whatever the order in which it was typed in', () => {
    const other = { ...question, attacker: [{ power: 'germany' as const, units: { artillery: 2, infantry: 12, tank: 0 } }] }
    expect(linkOf(other)).toBe(linkOf(question))
  })

  it('holds what only some rules ask where it is not as usual, and reads one without it', () => {
    expect(told().policy).toMatchObject({ leave: 'while-weaker' })
    expect(Object.keys(told().policy)).not.toContain('gas')
    const { leave: _, ...usual } = told().policy
    expect(openLink(link({ ...told(), policy: usual }))).toMatchObject({ question: { policy: { leave: 'never', gas: 'all' } } })
    expect(flawOf(link({ ...told(), policy: { ...usual, gas: 'some' } }))).toBe('shape')
  })

  it('drops what it does not know', () => {
    const opened = openLink(link({ ...told(), more: { evil: true }, __proto__: { ruleset: 'other' } }))
    expect(opened).toEqual({ ok: true, question })
  })
})

describe('a link that is none', () => {
  it.each<[Flaw, string, () => string]>([
    ['length', 'too long', () => `#odds=${'A'.repeat(MAX_LINK_LENGTH)}`],
    ['alphabet', 'markup', () => '#odds=<script>alert(1)</script>'],
    ['alphabet', 'nothing', () => '#odds='],
    ['alphabet', 'per cent', () => '#odds=%7B%7D'],
    ['decode', 'cut off', () => linkOf(question).slice(0, -9)],
    ['decode', 'no JSON', () => raw('hello')],
    ['size', 'too deep', () => raw('['.repeat(2000))],
    ['size', 'too many', () => raw('[]'.repeat(1500))],
    ['shape', 'null', () => raw('null')],
    ['shape', 'a list', () => raw('[]')],
    ['shape', 'no version', () => link({})],
    ['version', 'of tomorrow', () => link({ ...told(), version: 2 })],
    ['shape', 'no kind', () => link({ ...told(), kind: 'air' })],
    ['shape', 'a negative count', () => link({ ...told(), attacker: [{ power: 'germany', units: { infantry: -1 } }] })],
    ['shape', 'half a unit', () => link({ ...told(), attacker: [{ power: 'germany', units: { infantry: 1.5 } }] })],
    ['shape', 'no attacker', () => link({ ...told(), attacker: [] })],
    ['shape', 'a power twice', () => link({ ...told(), attacker: [...told().attacker, ...told().attacker] })],
    ['shape', 'press by a word', () => link({ ...told(), policy: { ...told().policy, press: 'constructor' } })],
    ['known', 'a ruleset', () => link({ ...told(), ruleset: 'toString' })],
    ['known', 'a power', () => link({ ...told(), attacker: [{ power: 'atlantis', units: {} }] })],
    ['known', 'a unit', () => link({ ...told(), attacker: [{ power: 'germany', units: { rocket: 1 } }] })],
    ['known', 'a space', () => link({ ...told(), space: 'hasOwnProperty' })],
    ['count', 'too many', () => link({ ...told(), attacker: [{ power: 'germany', units: { infantry: 100 } }] })],
    ['rules', 'a ship on land', () => link({ ...told(), attacker: [{ power: 'germany', units: { cruiser: 1 } }] })],
  ])('is refused for its %s: %s', (flaw, _, make) => {
    expect(flawOf(make())).toBe(flaw)
    expect(hasText(`odds.link.${flaw}`)).toBe(true)
    expect(t(`odds.link.${flaw}`, { most: 99, sentence: 'A ship stands on land.' })).toMatch(/^This link .+\.$/)
  })

  it('never throws, whatever is done to a good one', () => {
    let seed = 1914
    const below = (n: number) => {
      seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff
      return seed % n
    }
    const ugly: unknown[] = [
      null,
      -1,
      1e308,
      0.1,
      '',
      'x'.repeat(200),
      [],
      {},
      true,
      [[[]]],
      { length: 9 },
      '__proto__',
      'constructor',
    ]
    const spoil = (value: unknown): unknown => {
      if (below(5) === 0 || typeof value !== 'object' || value === null) return ugly[below(ugly.length)]
      const entries = Object.entries(value)
      if (entries.length === 0) return ugly[below(ugly.length)]
      const at = below(entries.length)
      const made = entries.map(([key, each], i) =>
        i === at ? [below(6) === 0 ? String(ugly[11]) : key, spoil(each)] : [key, each],
      )
      return Array.isArray(value) ? made.map(([, each]) => each) : Object.fromEntries(made)
    }
    const flaws = new Set<string>()
    for (let i = 0; i < 150; i++) flaws.add(flawOf(link(spoil(told()))))
    const good = linkOf(question)
    for (let i = 0; i < 100; i++) {
      const at = 6 + below(good.length - 6)
      const signs = ['A', '_', '-', '9', '/', '\u0000', 'é', ''] as const
      flaws.add(flawOf(good.slice(0, at) + signs[below(signs.length)] + good.slice(at + 1)))
    }
    expect(flaws.size).toBeGreaterThan(3)
    expect(Object.prototype).not.toHaveProperty('ruleset')
  })
})
