import { describe, expect, it } from 'vitest'
import { RULESET_IDS, type RulesetId, rulesets } from '../../../src/engine/index.ts'
import { differences } from '../../../src/ui/start/differences.ts'

const said = (id: string, ruleset: RulesetId): string => {
  const cell = differences()
    .find((row) => row.id === id)
    ?.cells.find((each) => each.ruleset === ruleset)
  if (!cell) throw new Error(`no row ${id}`)
  return cell.same ? 'same' : cell.text
}

describe('the table of differences', () => {
  it('has a cell for each ruleset in every row, and no row in which all are alike', () => {
    for (const { cells } of differences()) {
      expect(cells.map((cell) => cell.ruleset)).toEqual([...RULESET_IDS])
      expect(cells.some((cell) => !cell.same && cell.text !== cells[0]?.text)).toBe(true)
    }
  })

  it('is all words: no missing text, no id of a space, no value that was not filled in', () => {
    const spaces = /\b(sz\d+|united-states-of-america|[a-z]+-[a-z]+-[a-z]+)\b/
    for (const { subject, cells } of differences()) {
      for (const text of [subject, ...cells.map((cell) => cell.text)]) {
        expect(text).not.toMatch(/\[|\{|undefined|NaN|null/)
        expect(text).not.toMatch(spaces)
      }
    }
  })

  it.each<[string, RulesetId, string]>([
    ['ends-allies', 'standard', 'Berlin, and Vienna or Constantinople: at the end of the turn of the Ottoman Empire'],
    ['ends-allies', 'influence', 'Berlin, and Vienna or Constantinople: at the end of the round'],
    ['ends-central', 'tournament', 'Paris, and any other Allied capital: at the end of the round'],
    [
      'limit',
      'tournament',
      'round 6, or the agreed 360 minutes; then points for enemy homeland, after the turn of the United States',
    ],
    ['limit', 'advanced', 'same'],
    ['round', 'advanced', 'a full year'],
    ['armies', 'standard', '1 territory'],
    ['armies', 'tournament', 'up to 2 territories, through land of its own side'],
    ['places', 'advanced', 'India (Britain)\nCanada (Britain, up to 1, due every turn)\nRuhr (Germany, up to 6)'],
    ['tanks', 'advanced', 'round 4, Britain round 3 in its capital'],
    ['joint', 'influence', 'allies can join it in one battle'],
    ['leaving', 'tournament', 'the attacker can press on, break off or retreat'],
    ['leaving', 'advanced', 'both sides can try to disengage; dice decide'],
    ['sailing', 'tournament', 'one zone more from a friendly naval base'],
    ['u-boats', 'standard', '3 zones, once declared; each die of 2 or less costs 1 IPC'],
    ['u-boats', 'tournament', '3 zones, once declared; each die of 3 or less costs its number'],
    ['u-boats', 'advanced', 'convoys raided in 9 zones: up to 2 IPC a submarine, up to 3 from round 4 or once declared'],
    ['usa', 'influence', 'round 4, at the start of the round\nor after more than 3 IPC lost to submarines'],
    ['italy', 'influence', 'round 2, at the start of the round'],
    ['russia', 'tournament', 'never'],
    ['russia', 'influence', 'by treaty, when Karelia and one more territory are lost or contested; Germany gains land'],
    ['collapse', 'tournament', '7 powers: no economy at 5–16 IPC lost or contested, surrender at 7–18'],
    ['money', 'influence', '4 countries to win, 9 revolts to raise'],
    ['money', 'standard', 'none'],
    ['colonies', 'standard', 'the first power to enter gets them'],
    ['colonies', 'influence', 'those of Belgium and Portugal go to France with the mother country'],
    ['treasury', 'standard', 'taken once'],
    ['treasury', 'influence', 'taken once, and everything it receives while the capital is held'],
  ])('%s, %s: %s', (row, ruleset, text) => expect(said(row, ruleset)).toBe(text))

  it('names every strait and canal with the land that holds its key', () => {
    expect(said('passages', 'standard')).toBe('Suez Canal (Egypt)')
    expect(said('passages', 'advanced').split('\n')).toHaveLength(4)
  })

  it('counts the options that can be chosen', () => {
    for (const { id, options } of rulesets()) expect(['same', String(options.length), 'none']).toContain(said('options', id))
  })
})
