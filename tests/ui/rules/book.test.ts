import { describe, expect, it } from 'vitest'
import { ruleById, rules } from '../../../src/content/rules.ts'
import { createGame } from '../../../src/engine/index.ts'
import { bookOf, changersOf, rulesetOf } from '../../../src/ui/rules/book.ts'
import { leftBy } from '../../../src/ui/rules/filters.ts'
import { searchRules } from '../../../src/ui/rules/search.ts'

const book = (ruleset: 'standard' | 'tournament' | 'advanced' | 'influence', options: Record<string, boolean> = {}) =>
  bookOf(createGame({ ruleset, options, seed: 'book' }))
const ids = (chapters: ReturnType<typeof book>) => chapters.flatMap(({ lines }) => lines.map(({ rule }) => rule.id))

describe('the rules of a game', () => {
  it('holds: the standard game is its 283 rules, section by section', () => {
    const chapters = book('standard')
    expect(ids(chapters)).toHaveLength(283)
    expect(chapters[0]).toMatchObject({ id: 'SET', name: 'Set-up, players and turn order' })
    expect(chapters.every(({ id, lines }) => lines.length > 0 && lines.every(({ rule }) => rule.section === id))).toBe(true)
  })

  it('holds: a house rule stands among them only where it is played by, and names what it changes', () => {
    expect(ids(book('standard'))).not.toContain('WIK-01')
    const chapters = book('standard', { 'wik-01': true })
    expect(ids(chapters)).toContain('WIK-01')
    const changed = chapters.flatMap(({ lines }) => lines).find(({ rule }) => rule.id === 'STD-PUR-07')
    expect(changed?.changedBy).toEqual(['WIK-01'])
  })

  it('holds: a ruleset keeps those it builds on and adds its own, of no other', () => {
    const chapters = ids(book('tournament'))
    expect(chapters).toContain('STD-MOV-10')
    expect(chapters).toContain('TOU-SET-02')
    expect(chapters.some((id) => id.startsWith('ADV') || id.startsWith('INF'))).toBe(false)
  })
})

describe('the rules of all games', () => {
  const all = bookOf(null)

  it('holds: every rule once, each with all that departs from it', () => {
    expect(ids(all).toSorted()).toEqual(rules.map(({ id }) => id).toSorted())
    expect(rules).toHaveLength(934)
    expect(changersOf('STD-MOV-06')).toContain('ADV-01-09')
    expect(changersOf('STD-SET-01')).toEqual([])
  })

  it('holds: each comes with one ruleset, an option with that which offers it', () => {
    expect(rules.filter((rule) => rulesetOf(rule) === '').map(({ id }) => id)).toEqual(['CONTRACT'])
    expect(rulesetOf(ruleById('ADV-PT1-01')!)).toBe('advanced')
  })

  it('holds: filters leave what all of them let through, and no empty chapter', () => {
    const none = { text: '', here: true, board: false, rulings: false, ruleset: null, rung: null }
    expect(leftBy(all, none)).toEqual(all)
    const tournament = ids(leftBy(all, { ...none, ruleset: 'tournament' }))
    expect(tournament).toHaveLength(72)
    const rulings = leftBy(all, { ...none, ruleset: 'tournament', rulings: true })
    expect(ids(rulings)).toHaveLength(31)
    expect(rulings.every(({ lines }) => lines.length > 0)).toBe(true)
    expect(ids(leftBy(all, { ...none, rung: 'contested' }))).toContain('STD-MOV-06')
    expect(leftBy(all, { ...none, rung: 'contested', ruleset: 'influence' })).toEqual([])
  })
})

describe('a search', () => {
  const standard = book('standard')
  const found = (query: string) => searchRules(standard, query).map(({ rule }) => rule.id)

  it.each(['std-mov-1', 'MOV-1', 'mov-1'])('holds: by a part of the id, those first: %s', (query) => {
    expect(found(query)[0]).toBe('STD-MOV-10')
  })

  it('holds: by words in any order, by a unit, and by what a chapter is called', () => {
    expect(found('contested leaving')[0]).toBe('STD-MOV-06')
    expect(
      found('cruiser')
        .map((id) => ruleById(id)!.text + ruleById(id)!.title)
        .join(),
    ).toMatch(/cruiser/i)
    expect(found('Revolution').filter((id) => id.includes('REV')).length).toBeGreaterThan(10)
    expect(found('Purchase').filter((id) => id.includes('PUR')).length).toBeGreaterThan(3)
  })

  it('edge: nonsense, one letter and signs that mean something to the search find nothing', () => {
    expect(found('qqqzzzxx')).toEqual([])
    expect(found('m')).toEqual([])
    expect(found("!'=^$|")).toEqual([])
  })
})
