import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { messages } from '../../src/content/text.ts'
import { controllerOf, type EventOf } from '../../src/engine/index.ts'
import { NOTES, noFacts, note } from '../../src/history/facts.ts'
import {
  diaryOf,
  diarySentence,
  diceOfWar,
  luckByParty,
  markdownOf,
  roundSummaries,
  statisticsOf,
  textOfTurn,
  turnsOfDiary,
} from '../../src/history/index.ts'
import { sayingsOf } from '../../src/history/told.ts'
import { battleReports } from '../../src/report/index.ts'
import { diaryVoice as voice } from '../../src/store/diary.ts'
import { spaceName } from '../../src/store/text.ts'
import { pastGame } from '../support/past.ts'

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

  it('tells of every battle, with a line of its own', () => {
    const said = turns.flatMap(({ sayings }) => sayings)
    expect(said.filter(({ key }) => key === 'diary.said.battle')).toHaveLength(battleReports(war.deeds).length)
  })

  it('names every land that a turn ended with in other hands', () => {
    const silent = turns.flatMap(({ index, sayings }, at) => {
      const end = turns[at + 1]?.index ?? war.deeds.length
      const told = sayings.map((saying) => diarySentence(saying, voice)).join(' ')
      const events = war.deeds.slice(index, end).flatMap((deed) => deed.events)
      return events
        .flatMap((event) => (event.type === 'control-changed' && event.cause !== 'held' ? [event.space] : []))
        .filter((space) => !told.includes(spaceName(space)))
    })
    expect(silent).toEqual([])
  })

  it('has a quiet turn only where nothing was bought, fought or collected', () => {
    const quiet = turns.filter(({ sayings }) => sayings.length === 0)
    const loud = quiet.flatMap(({ index, round }, at) =>
      war.deeds
        .slice(index, turns[turns.indexOf(quiet[at]!) + 1]?.index ?? index)
        .flatMap(({ events }) => events)
        .filter(({ type }) => type === 'battle-opened' || type === 'units-moved')
        .map(({ type }) => `${round} ${type}`),
    )
    expect(loud).toEqual([])
  })

  it('every sentence can be said: it begins with a capital, ends with a stop and leaves no name open', () => {
    const told = turns.flatMap(({ sayings }) => sayings.map((saying) => diarySentence(saying, voice)))
    expect(told.filter((sentence) => !/^[A-Z].*\.$/.test(sentence) || /undefined|\[object|[{}]/.test(sentence))).toEqual([])
  })
})

describe('what is told of events', () => {
  const sources = ['facts', 'told'].map((file) => readFileSync(`src/history/${file}.ts`, 'utf8')).join('')
  const BOUND = ['occupied', 'entered', 'front', 'rear', 'sea'].flatMap((bound) => [bound, `${bound}-many`])
  const used = new Set([...[...sources.matchAll(/saying\(\s*'([a-z-]+)'/g)].map(([, key]) => key!), ...BOUND])

  it('has its words in the catalogue, and the catalogue has no others', () => {
    const known = [...messages.keys()].filter((key) => key.startsWith('diary.said.')).map((key) => key.slice(11))
    expect([...used].sort()).toEqual(known.sort())
  })

  it('is settled for every event: a line, or why there is none', () => {
    const silent = Object.entries(NOTES).filter(([, noting]) => typeof noting === 'string')
    expect(Object.keys(NOTES).length).toBeGreaterThan(80)
    expect(new Set(silent.map(([, why]) => why))).toEqual(new Set(['battle', 'heading', 'elsewhere', 'trifle']))
  })

  it('joins what is alike: mines of a zone, minors of an owner, raids of a power', () => {
    const facts = noFacts('germany', past.opening)
    const before = past.opening
    const rolled = { zone: 'sz9', at: 'sz9', by: 'britain', owner: 'germany', die: { value: 1, needs: 1, hit: true } } as const
    const ship = { power: 'germany', type: 'submarine', count: 1 } as EventOf<'mine-rolled'>['ship']
    note(facts, { type: 'mine-rolled', ...rolled, ship, result: 'sunk' }, before)
    note(facts, { type: 'mine-rolled', ...rolled, ship, result: 'sunk' }, before)
    note(facts, { type: 'mine-rolled', ...rolled, ship, result: 'safe' }, before)
    for (const space of ['belgium', 'holland'])
      note(facts, { type: 'minor-mobilized', space, owner: 'france', units: { infantry: 2 }, entered: 'germany' }, before)
    note(facts, { type: 'merchantmen-sunk', victim: 'germany', by: 'britain', dice: [], loss: 2 }, before)
    note(facts, { type: 'merchantmen-sunk', victim: 'germany', by: 'britain', dice: [], loss: 1 }, before)
    expect(sayingsOf(facts).map((saying) => diarySentence(saying, voice))).toEqual([
      'Mines in Sea Zone 9: 2 submarines sunk.',
      'Belgium and Holland mobilised for France: 4 infantry.',
      'Lost 3 IPC of merchantmen to submarines of Britain.',
    ])
  })

  it('names the large marches behind the front and counts the others; land that is taken is named whatever went there', () => {
    const facts = noFacts('germany', past.opening)
    const march = (bound: 'rear' | 'entered', to: string, count: number) =>
      facts.marches.push({ bound, from: 'berlin', to, units: { infantry: count } })
    march('rear', 'ruhr', 20)
    march('rear', 'alsace', 9)
    march('rear', 'munich', 3)
    march('entered', 'belgium', 12)
    march('entered', 'holland', 1)
    expect(sayingsOf(facts).map((saying) => diarySentence(saying, voice))).toEqual([
      'Marched into Belgium with 12 and Holland with 1.',
      'Brought up 20 to Ruhr, 9 to Alsace, and 3 elsewhere.',
    ])
  })
})

describe('a round summed up', () => {
  const rounds = roundSummaries(past)
  const figures = statisticsOf(past)

  it('has the losses and incomes that the charts have', () => {
    for (const { round, rows, worth } of rounds) {
      const of = (party: string) => figures.find((each) => each.round === round && each.party === party)
      expect(rows.map(({ lost }) => lost)).toEqual(rows.map(({ power }) => of(power)?.losses))
      expect(worth.central).toBe(of('central')?.income)
      expect(worth.allies).toBe(of('allies')?.income)
    }
    expect(rounds.length).toBeGreaterThan(2)
  })

  it('has the hits and the expected hits of all dice of the war', () => {
    const powers = rounds.flatMap(({ rows }) => rows)
    const luck = luckByParty(diceOfWar(past))
    const all = (side: 'central' | 'allies') => luck.find(({ party }) => party === side)?.luck
    const sum = (of: (row: (typeof powers)[number]) => number) => powers.reduce((n, row) => n + of(row), 0)
    expect(sum(({ hits }) => hits)).toBe((all('central')?.hits ?? 0) + (all('allies')?.hits ?? 0))
    expect(sum(({ expected }) => expected)).toBeCloseTo((all('central')?.expected ?? 0) + (all('allies')?.expected ?? 0), 6)
  })

  it('hands over from round to round: what changed leads from the holders before to those after', () => {
    const [first, second] = rounds
    const held = (summary: typeof first, space: string) => controllerOf(summary!.state, space)
    for (const { space, from, to } of second!.changed) expect([held(first, space), held(second, space)]).toEqual([from, to])
    expect(second!.changed.length).toBeGreaterThan(0)
    for (const space of second!.contested) expect(held(second, space)).toBe('contested')
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
    const odd = { ...voice, say: () => 'a*b_[c]', heading: () => '#x' }
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
