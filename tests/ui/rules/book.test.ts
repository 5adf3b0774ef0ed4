import { describe, expect, it } from 'vitest'
import { createGame } from '../../../src/engine/index.ts'
import { bookOf, searchRules } from '../../../src/ui/rules/book.ts'

const book = (ruleset: 'standard' | 'tournament' | 'advanced' | 'influence', options: Record<string, boolean> = {}) =>
  bookOf(createGame({ ruleset, options, seed: 'book' }))
const ids = (chapters: ReturnType<typeof book>) => chapters.flatMap(({ lines }) => lines.map(({ rule }) => rule.id))

describe('the rules of a game', () => {
  it('holds: the standard game is its 274 rules, section by section', () => {
    const chapters = book('standard')
    expect(ids(chapters)).toHaveLength(274)
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

  it('edge: a search for the beginning of an id lists those first, one for words finds titles, nonsense finds nothing', () => {
    const chapters = book('standard')
    expect(searchRules(chapters, 'std-mov-1').map(({ rule }) => rule.id.slice(0, 9))[0]).toBe('STD-MOV-1')
    expect(searchRules(chapters, 'Revolution').some(({ rule }) => rule.section === 'REV')).toBe(true)
    expect(searchRules(chapters, 'qqqzzzxx')).toEqual([])
  })
})
