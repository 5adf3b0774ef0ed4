// The examples that rules are shown by (data/lessons/examples.json, made by npm run build:examples), each played again: it comes to
// what it says, and the engine names the rule where it says so.
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import words from '../../data/text/en/examples.json'
import book from '../../data/text/en/rulebook.json'
import { type Example, exampleSpaces, ruleExamples, rulesWithoutExample } from '../../src/content/examples.ts'
import { content } from '../../src/content/index.ts'
import { rules } from '../../src/content/rules.ts'
import { reduce } from '../../src/engine/index.ts'
import { isValidExample, positionBefore } from '../../src/learn/examples.ts'
import written from '../../tools/examples/written.json'

const all = Object.entries(ruleExamples)
const leaving = ruleExamples['STD-MOV-06']!

describe('an example of a rule', () => {
  it.each(all)('shows %s as it says', (rule, example) => {
    expect(isValidExample(rule, example)).toBe(true)
  })

  it('is refused by the rule where that forbids something', () => {
    const outcome = reduce(positionBefore(leaving)!, leaving.then)
    expect(outcome.ok ? null : outcome.error.rule).toBe('STD-MOV-06')
    expect(all.filter(([, { names }]) => names === 'refused').length).toBeGreaterThan(200)
  })

  it('is noticed where the engine names another rule, or none', () => {
    expect(isValidExample('STD-MOV-07', leaving)).toBe(false)
    expect(isValidExample('STD-MOV-06', { ...leaving, names: 'told' })).toBe(false)
    const { names: _, ...unnamed } = leaving
    expect(isValidExample('STD-MOV-06', unnamed)).toBe(false)
  })

  it('is noticed where what comes before it cannot be played any more', () => {
    const stale: Example = { ...leaving, log: [{ type: 'attack', space: 'lorraine' }] }
    expect(positionBefore(stale)).toBeNull()
    expect(isValidExample('STD-MOV-06', stale)).toBe(false)
  })
})

describe('the examples', () => {
  it('are of rules that there are, and of all but those of which it is said why there is none', () => {
    const ids = rules.map(({ id }) => id)
    expect(all.filter(([rule]) => !ids.includes(rule))).toEqual([])
    expect(Object.keys(rulesWithoutExample).sort()).toEqual(ids.filter((id) => !(id in ruleExamples)).sort())
    expect(all.length).toBeGreaterThanOrEqual(916)
  })

  it('that there are not have a sentence that says why', () => {
    const reasons = [...new Set(Object.values(rulesWithoutExample))]
    expect(reasons.sort()).toEqual(Object.keys(book.unshown).sort())
    expect(Object.values(book.unshown).filter((line) => line.split(' ').length > 17)).toEqual([])
  })

  it('that are written by hand are of rules that no test shows, and have words and a place', () => {
    const byHand = Object.keys(written)
    expect(
      byHand.filter((rule) => JSON.stringify(ruleExamples[rule]) !== JSON.stringify((written as object)[rule as never])),
    ).toEqual([])
    expect(byHand.filter((rule) => !(rule in words) || !(rule in exampleSpaces))).toEqual([])
  })

  it('tell of the two short wars who wins them', () => {
    const wars = ['STD-WAR-01', 'STD-WAR-02'].map((rule) =>
      reduce(positionBefore(ruleExamples[rule]!)!, ruleExamples[rule]!.then),
    )
    expect(wars.map((outcome) => (outcome.ok ? outcome.state.flow.winner : null))).toEqual([
      { side: 'allies', how: 'capitals', rule: 'STD-WAR-01' },
      { side: 'central', how: 'capitals', rule: 'STD-WAR-02' },
    ])
  })

  it('are named by the engine as often as ever', () => {
    expect(all.filter(([, { names }]) => names !== undefined).length).toBeGreaterThanOrEqual(349)
  })

  it('weigh no more than they may', () => {
    expect(gzipSync(readFileSync('data/lessons/examples.json')).length).toBeLessThanOrEqual(25_000)
  })
})

describe('what is said of examples that the engine does not name', () => {
  const said = Object.entries(words)

  it('is said of those that show little by themselves, some of them lit on the board, and of none that is named', () => {
    expect(said.length).toBeGreaterThanOrEqual(252)
    expect(Object.keys(exampleSpaces).filter((rule) => !(rule in words))).toEqual([])
    expect(said.filter(([rule]) => !ruleExamples[rule] || ruleExamples[rule].names !== undefined)).toEqual([])
    const spaces = new Set(content.everySpace.map(({ id }) => id))
    expect(Object.values(exampleSpaces).filter((lit) => lit.length === 0 || lit.some((space) => !spaces.has(space)))).toEqual([])
  })

  it('is short', () => {
    expect(said.filter(([, line]) => line.split(' ').length > 17)).toEqual([])
  })
})
