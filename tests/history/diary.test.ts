import { describe, expect, it } from 'vitest'
import { messages } from '../../src/content/text.ts'
import { diaryOf, diarySentence, markdownOf, textOfTurn, turnsOfDiary, type Voice } from '../../src/history/index.ts'
import { battleReports } from '../../src/report/index.ts'
import { countsText, powerInText, powerName, spaceName, t } from '../../src/store/text.ts'
import { pastGame } from '../support/past.ts'

const voice: Voice = {
  say: (key, values) => t(key, values),
  power: (power) => ({ neutral: powerName('neutral') })[power as 'neutral'] ?? powerInText(power as 'germany'),
  space: spaceName,
  units: countsText,
}
const GAMES = ['central-by-capitals', 'tournament-central-by-capitals', 'influence-central', 'advanced-paris-falls']
const past = pastGame('central-by-capitals')
const rounds = diaryOf(past)

describe.each(GAMES)('the diary of %s', (game) => {
  const war = pastGame(game)
  const turns = turnsOfDiary(war)

  it('has a page for every turn that was opened, and says nothing that the catalogue does not have', () => {
    const opened = war.deeds.flatMap(({ events }) => events.filter(({ type }) => type === 'turn-opened'))
    expect(turns).toHaveLength(opened.length + 1)
    const keys = turns.flatMap(({ sayings }) => sayings.map(({ key }) => key))
    expect(keys.filter((key) => !messages.has(key))).toEqual([])
    expect(keys.length).toBeGreaterThan(turns.length)
  })

  it('tells of every battle and every land that was taken', () => {
    const said = turns.flatMap(({ sayings }) => sayings)
    expect(said.filter(({ key }) => key === 'diary.said.battle')).toHaveLength(battleReports(war.deeds).length)
    const taken = war.deeds
      .flatMap(({ events }) => events)
      .filter(
        (event) => event.type === 'control-changed' && event.cause !== 'held' && event.to !== null && event.to !== 'contested',
      )
    expect(said.filter(({ key }) => key === 'diary.said.taken')).toHaveLength(taken.length)
  })

  it('every sentence can be said: it begins with a capital, ends with a stop and leaves no name open', () => {
    const told = turns.flatMap(({ sayings }) => sayings.map((saying) => diarySentence(saying, voice)))
    expect(told.filter((sentence) => !/^[A-Z].*\.$/.test(sentence) || /undefined|\[object|[{}]/.test(sentence))).toEqual([])
  })
})

describe('the diary in words', () => {
  it('begins with the first round and its date', () => {
    const text = markdownOf(rounds, voice)
    expect(text.split('\n').slice(0, 5)).toEqual(['# War diary', '', '## Round 1, autumn 1914', '', '### Austria-Hungary'])
    expect(text.match(/^## /gm)).toHaveLength(rounds.length)
    expect(text.match(/^### /gm)).toHaveLength(rounds.flatMap(({ turns }) => turns).length)
    expect(text.endsWith('.\n')).toBe(true)
  })

  it('escapes what Markdown would take for its own', () => {
    const turns = [{ round: 1, power: 'germany' as const, index: 0, sayings: [] }]
    const odd = { ...voice, say: () => 'a*b_[c]', power: () => '#x' }
    const text = markdownOf([{ round: 1, year: 1914, season: null, turns }], odd)
    expect(text).toBe('# a\\*b\\_\\[c\\]\n\n## a\\*b\\_\\[c\\]\n\n### \\#x\n\n- a\\*b\\_\\[c\\]\n')
  })

  it('a turn as text has who and when, and a line for each sentence', () => {
    const [first] = rounds[0]!.turns
    const lines = textOfTurn(first!, voice).split('\n')
    expect(lines[0]).toBe('Austria-Hungary, round 1')
    expect(lines).toHaveLength(first!.sayings.length + 1)
    expect(textOfTurn({ ...first!, sayings: [] }, voice)).toBe('Austria-Hungary, round 1\n  Nothing of note.')
  })
})
