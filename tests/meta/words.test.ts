// Faults of writing that can be found without understanding: one spelling, numbers with their noun, verbs that no count makes wrong.
import { describe, expect, it } from 'vitest'
import { allMessages, read } from '../support/messages.ts'

type Fault = { name: string; found: (message: string, words: string) => boolean }

const AMERICAN =
  /(?:mobiliz|organiz|recogniz|neighbor|armor|harbor|honor|favor|defense|offense|maneuver|travel(?:ed|ing)|cancel(?:ed|ing))|\bcolors?\b|\bcenters?\b|\bgray\b/i
/** What is paid stands before its unit; a sum by itself is a figure of a table. */
const MONEY = /\{(?:cost|price|budget|ipc|damage)\}(?! IPC|["”])/g
/** A list such as "1 infantry" is one or many, so no verb in the present may follow it. */
const LIST_AND_VERB =
  /(?<!with )\{(?:units|force|there|theirs|ours|cargo)\} (?:is|are|was|were|has|have|lies?|waits?|goe?s?|stands?|storms?|defends?|retreats?|fights?|enters?|comes?)\b/

const FAULTS: readonly Fault[] = [
  { name: 'American spelling', found: (_, words) => AMERICAN.test(words) },
  { name: 'IPC has no plural', found: (_, words) => /\bIPCs\b/.test(words) },
  { name: 'a plural in brackets', found: (_, words) => /\w\((?:s|es|ies)\)/.test(words) },
  { name: 'two blanks, or a blank before a stop', found: (message) => / {2,}| [.,;!?](?:\s|$)/.test(message) },
  { name: 'a straight apostrophe', found: (message) => message.includes("'") },
  { name: 'money without IPC', found: (message) => (message.match(MONEY) ?? []).some((sum) => sum !== message) },
  { name: 'a verb that only one count makes right', found: (message) => LIST_AND_VERB.test(message) },
]

const faultsOf = (messages: readonly (readonly [string, string])[]): string[] =>
  messages.flatMap(([id, message]) =>
    FAULTS.filter(({ found }) => found(message, read(message))).map(({ name }) => `${id}: ${name}: ${message}`),
  )

describe('the words of the table', () => {
  it('have none of the faults that can be found by looking', () => {
    const messages = allMessages()
    expect(messages.length).toBeGreaterThan(1000)
    expect(faultsOf(messages)).toEqual([])
  })
})

describe('this check', () => {
  const names = (message: string) => FAULTS.filter(({ found }) => found(message, read(message))).map(({ name }) => name)

  it.each([
    ['The army has not mobilized.', 'American spelling'],
    ['It costs {n} IPCs.', 'IPC has no plural'],
    ['{n} unit(s)', 'a plural in brackets'],
    ['Two  blanks', 'two blanks, or a blank before a stop'],
    ['Before a stop .', 'two blanks, or a blank before a stop'],
    ["Russia's own", 'a straight apostrophe'],
    ['Buy it for {cost}', 'money without IPC'],
    ['{units} go ashore', 'a verb that only one count makes right'],
  ])('finds the fault of "%s"', (message, fault) => {
    expect(names(message)).toEqual([fault])
  })

  it.each([
    'The army has mobilised.',
    'Buy it for {cost} IPC',
    '{units} would go ashore',
    '{ours} : {theirs} hits',
    '{count, plural, one {# unit} other {# units}} …',
  ])('finds none in "%s"', (message) => {
    expect(names(message)).toEqual([])
  })
})
