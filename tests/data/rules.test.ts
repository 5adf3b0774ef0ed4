import * as v from 'valibot'
import { expect, test } from 'vitest'
import sectionData from '../../data/rule-sections.json'
import advancedRules from '../../data/rules/advanced.json'
import influenceRules from '../../data/rules/influence.json'
import standardRules from '../../data/rules/standard.json'
import tournamentRules from '../../data/rules/tournament.json'
import { content } from '../../src/content'
import { ruleById, ruleSections, rules } from '../../src/content/rules'
import { catalogueOf, CATALOGUES as catalogues, idsOf } from '../support/rule-ids'
import { rules as rulesSchema, ruleSections as sectionsSchema } from './schemas'

const inFile = { STD: standardRules, TOU: tournamentRules, INF: influenceRules, ADV: advancedRules }
const rulesets: Readonly<Record<string, string>> = {
  STD: 'standard',
  HCP: 'standard',
  TOU: 'tournament',
  INF: 'influence',
  ADV: 'advanced',
}
const of = (catalogue: string) => rules.filter((rule) => catalogueOf(rule.id) === catalogue)
const ids = new Set(rules.map((rule) => rule.id))

test('every rule has an id, a short title, a text of at most 240 characters and a source', () => {
  for (const [name, file] of Object.entries(inFile)) expect(v.safeParse(rulesSchema, file).issues, name).toBeUndefined()
  expect(v.safeParse(sectionsSchema, sectionData).issues).toBeUndefined()
})

test('every rule belongs to a catalogue, none of them is empty, and no id is given twice', () => {
  for (const catalogue of catalogues) expect(of(catalogue), catalogue).not.toEqual([])
  expect(ruleById('CONTRACT')).toBeDefined()
  expect(ids.size).toBe(rules.length)
  for (const { id } of rules) expect(['CONTRACT', ...catalogues]).toContain(catalogueOf(id))
})

test('ids count up within their section, and sections are in the rulebook’s order', () => {
  for (const catalogue of catalogues)
    expect(
      of(catalogue).map(({ id, section }) => ({ id, section })),
      catalogue,
    ).toEqual(idsOf(catalogue))
})

test('every section has a name of its own and stands in its place', () => {
  const named = ruleSections.map((section) => section.id)
  const places = new Set(catalogues.flatMap((catalogue) => idsOf(catalogue).map(({ section }) => section)))
  expect(named).toEqual([...places, 'CONTRACT'])
  expect(new Set(rules.map((rule) => rule.section))).toEqual(new Set(named))
  expect(new Set(ruleSections.map((section) => section.name)).size).toBe(ruleSections.length)
})

test('a rule stands in the file of the ruleset that brings it in', () => {
  for (const [catalogue, file] of Object.entries(inFile))
    for (const rule of file as typeof rules)
      if (!rule.option && rule.id !== 'CONTRACT')
        expect([rule.id, rule.enters, rulesets[catalogueOf(rule.id)]]).toEqual([
          rule.id,
          rulesets[catalogue],
          rulesets[catalogue],
        ])
})

test('texts are whole sentences, and no two rules share a text, nor a title within their section', () => {
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
    expect(`${rule.title} ${rule.text} ${rule.source}`, rule.id).not.toMatch(
      /sz\d|\busa\b|[a-z]-[a-z]+-[a-z]+\b|STD-|[A-Z]{3}-\d\d|ADV-|§|\.(md|txt)\b|_/,
    )
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

test('one and many are both IPC, as in all other words of the table', () => {
  expect(rules.filter(({ title, text }) => /\bIPCs\b/.test(`${title} ${text}`)).map(({ id }) => id)).toEqual([])
})

test('values of homelands in the texts are those of the board', () => {
  for (const { text } of of('TOU').filter((rule) => rule.section === 'TOU-HOM')) {
    const [, sum, list = ''] = /is worth (\d+) IPC: (.*)\.$/.exec(text) ?? []
    if (sum === undefined) continue
    let total = 0
    for (const part of list.split('; ')) {
      const [, names = '', ipc] = /^(.*) (\d+)(?: each)?$/.exec(part) ?? []
      for (const name of names.split(/, | and /)) {
        expect(content.spaces.find((space) => space.name === name)?.ipc, `${name} in ${text}`).toBe(Number(ipc))
        total += Number(ipc)
      }
    }
    expect(total, text).toBe(Number(sum))
  }
})

test('values and patrons of countries in the texts are those of the influence board', () => {
  const board = content.boards.influence ?? []
  for (const { title, text } of of('INF').filter((rule) => rule.section === 'INF-TBL')) {
    const country = board.find((space) => space.name === title)
    const patron = / is aligned to (?:the )?([^.]+)\./.exec(text)?.[1]
    expect(text.replace(/^The /, '').startsWith(title), title).toBe(true)
    expect([country?.ipc, country?.alignedTo], title).toEqual([
      Number(/ is worth (\d+) IPC/.exec(text)?.[1]),
      content.powers.find((power) => power.name === patron)?.id,
    ])
  }
})

test('a rule that departs from others names rules that there are', () => {
  for (const rule of rules)
    for (const id of rule.departsFrom ?? []) expect(ids.has(id) && id !== rule.id, `${rule.id}: ${id}`).toBe(true)
})

test('a rule of an option belongs to an option of its own ruleset', () => {
  for (const rule of rules.filter((entry) => entry.option)) {
    const name = rulesets[catalogueOf(rule.id)] ?? 'standard'
    const { options = [], frontOptions = [] } = Object.entries(content.rulesets).find(([id]) => id === name)?.[1] ?? {}
    // The play-test options of the advanced game join its ruleset all at once.
    if (name === 'advanced' && !options.some((option) => option.id.startsWith('pt-'))) continue
    expect(
      [...options, ...frontOptions].map((option) => option.id),
      rule.id,
    ).toContain(rule.option)
  }
  expect(
    of('WIK').filter((rule) => rule.option === undefined || !rule.departsFrom?.every((id) => id.startsWith('STD-'))),
  ).toEqual([])
})
