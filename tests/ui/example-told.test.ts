// The example of a rule in words: who does what, and what is seen then, made from what the example comes to.
import { describe, expect, it } from 'vitest'
import words from '../../data/text/en/examples.json'
import { ruleExamples } from '../../src/content/examples.ts'
import { exampleTold } from '../../src/ui/learn/example-told.ts'

const all = Object.entries(ruleExamples).map(([rule, example]) => ({ rule, example, told: exampleTold(rule, example) }))
const toldOf = (rule: string) => exampleTold(rule, ruleExamples[rule]!)

describe('the example of a rule in words', () => {
  it('says who acts and what is done', () => {
    expect(toldOf('STD-MOV-06')?.order).toMatch(/^[A-Z][\w-]+( \w+)?: Move \d.* from .* to .*\.$/)
    expect(toldOf('STD-WAR-01')?.order).toBe('United States: Collect the income.')
  })

  it('gives the reason of a refusal', () => {
    expect(toldOf('STD-CBT-05')?.how).toBe(
      'This rule forbids it: The battle in Lorraine is over: you can attack each space once a turn.',
    )
    expect(all.filter(({ example, told }) => example.names === 'refused' && !told?.how.startsWith('This rule'))).toEqual([])
  })

  it('tells what the rule itself brings before anything else', () => {
    expect(toldOf('STD-WAR-02')?.how).toBe('By this rule: The Central Powers won the war.')
  })

  it('tells what follows where no event names the rule', () => {
    expect(toldOf('STD-MIN-11')).toMatchObject({
      how: 'Next: Germany lost to mines in Sea Zone 9: 1 cruiser sunk.',
      seen: 'Germany lost to mines in Sea Zone 9: 1 cruiser sunk.',
    })
  })

  it('tells who stands there, or what is left to spend, where nothing follows but what was ordered', () => {
    expect(toldOf('STD-MOV-14')?.how).toBe(
      'Nothing forbids it. Then Lorraine has 1 infantry of Germany and 1 infantry of France.',
    )
    expect(toldOf('STD-SET-17')?.how).toBe('Nothing forbids it. 0 of 9 IPC are left.')
  })

  it('tells of a throw what each needs to hit, those of allies together', () => {
    expect(toldOf('WIK-02')?.seen).toBe(
      'Germany fires 1 cruiser at 3: no hits. Britain fires 1 cruiser at 4: 1 hit. Sea Zone 9, attack repulsed.',
    )
    expect(toldOf('INF-LAND-05')?.seen).toContain('Italy and Britain fire 3 infantry at 2: no hits.')
  })

  it('tells what there is to choose from, where that has names', () => {
    expect(toldOf('STD-POL-14')?.how).toBe(
      'By this rule Austria-Hungary must choose: Austria-Hungary, Germany, and Ottoman Empire.',
    )
  })

  it('is there for every one of them, whole, and names what is seen in nearly all', () => {
    expect(all.filter(({ told }) => !told || /shown\.|undefined|[{}]/.test(`${told.order} ${told.how}`))).toEqual([])
    const nothing = all.filter(({ told }) => told?.how === 'Nothing forbids it, and nothing more happens.')
    expect(nothing.filter(({ rule }) => !(rule in words)).map(({ rule }) => rule)).toEqual([])
  })

  it('is short where the engine has not made the sentence', () => {
    const played = all.filter(({ example }) => example.names === undefined)
    expect(played.filter(({ told }) => told!.how.split(/\s+/).length > 32).map(({ rule }) => rule)).toEqual([])
  })

  it('is nothing where the example cannot be played any more', () => {
    const stale = { ...ruleExamples['STD-MOV-06']!, log: [{ type: 'attack', space: 'lorraine' }] } as const
    expect(exampleTold('STD-MOV-06', stale)).toBeNull()
  })
})
