import * as v from 'valibot'
import { expect, test } from 'vitest'
import sectionData from '../../data/rule-sections.json'
import standardRules from '../../data/rules/standard.json'
import { content } from '../../src/content'
import { ruleById, ruleSections, rules } from '../../src/content/rules'
import { rules as rulesSchema, ruleSections as sectionsSchema } from './schemas'

const standard = rules.filter((rule) => rule.id.startsWith('STD-'))
const optional = rules.filter((rule) => rule.id.startsWith('WIK-'))
const ids = new Set(rules.map((rule) => rule.id))

test('every rule has an id, a short title, a text of at most 240 characters and a source', () => {
  expect(v.safeParse(rulesSchema, standardRules).issues).toBeUndefined()
  expect(v.safeParse(sectionsSchema, sectionData).issues).toBeUndefined()
})

test('the catalogue holds 274 standard rules, 16 optional ones and CONTRACT, each once', () => {
  expect([standard.length, optional.length, standardRules.length, ids.size]).toEqual([274, 16, 291, rules.length])
  expect(ruleById('CONTRACT')).toBeDefined()
})

test('sections are complete and in the rulebook’s order', () => {
  const counts: Record<string, number> = {}
  for (const rule of standard) counts[rule.section] = (counts[rule.section] ?? 0) + 1
  expect(Object.entries(counts)).toEqual(
    Object.entries({
      SET: 19,
      BRD: 21,
      POL: 26,
      PUR: 8,
      MOV: 18,
      AIR: 6,
      SEA: 7,
      SUB: 4,
      TRN: 17,
      MIN: 13,
      AMP: 12,
      CBT: 9,
      LND: 20,
      NAV: 17,
      ASL: 14,
      MUL: 5,
      CAP: 17,
      MOB: 9,
      INC: 8,
      REV: 19,
      VIC: 5,
    }),
  )
  const inUse = new Set(rules.map((rule) => rule.section))
  inUse.delete('CONTRACT')
  expect([...inUse, 'CONTRACT']).toEqual(ruleSections.map((section) => section.id))
})

test('ids count up within their section', () => {
  const next: Record<string, number> = {}
  for (const rule of [...standard, ...optional]) {
    const n = (next[rule.section] ?? 0) + 1
    next[rule.section] = n
    const number = String(n).padStart(2, '0')
    expect(rule.id).toBe(rule.section === 'WIK' ? `WIK-${number}` : `STD-${rule.section}-${number}`)
  }
})

test('texts are whole sentences, and no two rules share a title or a text', () => {
  for (const rule of rules) {
    expect(rule.text, rule.id).toMatch(/^[A-Z].*\.$/)
    expect(rule.title, rule.id).toMatch(/^[A-Z].*[^.]$/)
  }
  expect(new Set(rules.map((rule) => rule.text)).size).toBe(rules.length)
  for (const { id } of ruleSections) {
    const titles = rules.filter((rule) => rule.section === id).map((rule) => rule.title)
    expect(new Set(titles).size, id).toBe(titles.length)
  }
})

test('texts speak to players: no ids of spaces, powers, phases or rules', () => {
  for (const rule of rules)
    expect(`${rule.title} ${rule.text}`, rule.id).not.toMatch(/sz\d|\busa\b|[a-z]-[a-z]+-[a-z]+\b|STD-|[A-Z]{3}-\d\d/)
})

test('prices and values in the texts are those of the units', () => {
  const cost = (id: string) => content.units.find((unit) => unit.id === id)?.cost
  const prices = ruleById('STD-PUR-01')!.text
  for (const [words, id] of [
    [/Infantry costs (\d+)/, 'infantry'],
    [/artillery (\d+)/, 'artillery'],
    [/tank (\d+)/, 'tank'],
    [/fighter (\d+)/, 'fighter'],
    [/battleship (\d+)/, 'battleship'],
    [/cruiser (\d+)/, 'cruiser'],
    [/submarine (\d+)/, 'submarine'],
    [/transport (\d+)/, 'transport'],
  ] as const)
    expect(Number(words.exec(prices)?.[1]), id).toBe(cost(id))
})

test('an optional rule belongs to an option and names the standard rules it changes', () => {
  const options = new Set(content.rulesets.standard?.options.map((option) => option.id))
  for (const rule of optional) {
    expect(options.has(rule.option!), rule.id).toBe(true)
    for (const id of rule.departsFrom!)
      expect(
        standard.map((entry) => entry.id),
        rule.id,
      ).toContain(id)
  }
})
