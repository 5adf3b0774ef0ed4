import { describe, expect, it } from 'vitest'
import { messages } from '../../src/content/catalogue.ts'
import { controllerOf, createGame, POWERS, type PowerId, reduce, turn } from '../../src/engine/index.ts'
import type { emptyFacts } from '../../src/history/facts.ts'
import {
  type DiaryTurn,
  diaryMarkdown,
  diaryOf,
  diaryParagraphs,
  diarySentence,
  diceOfWar,
  eventfulTurns,
  formatRound,
  luckByParty,
  roundSummaries,
  statisticsOf,
  textOfTurn,
  turnsOfDiary,
} from '../../src/history/index.ts'
import { paragraphsOf } from '../../src/history/narrative.ts'
import { battleReports, totalOf } from '../../src/report/index.ts'
import { spaceName } from '../../src/store/text.ts'
import { diaryVoice as voice } from '../../src/store/view/diary.ts'
import { pastGame } from '../support/past.ts'

const GAMES = ['central-by-capitals', 'tournament-central-by-capitals', 'influence-central', 'advanced-paris-falls']
const past = pastGame('central-by-capitals')
const rounds = diaryOf(past)
const sayingsOf = ({ paragraphs }: Pick<DiaryTurn, 'paragraphs'>) => paragraphs.flat()
const _told = (facts: ReturnType<typeof emptyFacts>) =>
  paragraphsOf(facts).map((paragraph) => paragraph.map((saying) => diarySentence(saying, voice)).join(' '))

describe.each(GAMES)('the diary of %s', (game) => {
  const war = pastGame(game)
  const turns = turnsOfDiary(war)

  it('has a page for every turn that was opened, and says nothing that the catalogue does not have', () => {
    const opened = war.entries.flatMap(({ events }) => events.filter(({ type }) => type === 'turn-opened'))
    expect(turns).toHaveLength(opened.length + 1)
    const keys = turns.flatMap((turn) => sayingsOf(turn).map(({ key }) => key))
    expect(keys.filter((key) => !messages.has(key))).toEqual([])
    expect(keys.length).toBeGreaterThan(turns.length)
  })

  it('tells of every battle, by itself or among small fights', () => {
    const said = turns.flatMap(sayingsOf)
    const single = said.filter(({ key }) => key === 'diary.said.battle').length
    const together = said
      .filter(({ key }) => key.startsWith('diary.said.skirmishes'))
      .map(({ values }) => (values.spaces as { spaces: readonly string[] }).spaces.length)
    expect(together.filter((count) => count < 2)).toEqual([])
    expect(single + together.reduce((sum, count) => sum + count, 0)).toBe(battleReports(war.entries).length)
  })

  it('has for every round a headline, and every turn either in its own place or among the quiet ones', () => {
    const pages = diaryOf(war)
    expect(pages.filter(({ headline }) => headline.length === 0)).toEqual([])
    const quiet = pages.flatMap((page) => page.turns.filter((turn) => !eventfulTurns(page).includes(turn)))
    const loud = new Set(['diary.said.ordered', 'diary.said.ordered-nothing'])
    expect(quiet.flatMap(sayingsOf).filter(({ key }) => !loud.has(key))).toEqual([])
    expect(
      pages.filter(
        (page) => page.turns.length > eventfulTurns(page).length && page.quiet.length === 0 && !page.turns.at(-1)?.open,
      ),
    ).toEqual([])
  })

  it('leads a turn with the capital that changed hands in it', () => {
    const capitals = turns.flatMap(({ paragraphs }) =>
      paragraphs.flatMap((paragraph, at) =>
        paragraph.filter(({ values }) => values.taken === 'capital' || values.taken === 'freed').map(() => at),
      ),
    )
    expect(capitals.every((at) => at === 0)).toBe(true)
  })

  it('names every land that a turn ended with in other hands', () => {
    const silent = turns.flatMap((turn, at) => {
      const { index } = turn
      const end = turns[at + 1]?.index ?? war.entries.length
      const told = sayingsOf(turn)
        .map((saying) => diarySentence(saying, voice))
        .join(' ')
      const events = war.entries.slice(index, end).flatMap((deed) => deed.events)
      return events
        .flatMap((event) => (event.type === 'control-changed' && event.cause !== 'held' ? [event.space] : []))
        .filter((space) => !told.includes(spaceName(space)))
    })
    expect(silent).toEqual([])
  })

  it('has a quiet turn only where nobody fought and no more than a few men or one ship moved', () => {
    const quiet = turns.filter((turn) => sayingsOf(turn).length === 0)
    const loud = quiet.flatMap(({ index, round }, at) =>
      war.entries
        .slice(index, turns[turns.indexOf(quiet[at]!) + 1]?.index ?? index)
        .flatMap(({ events }) => events)
        .filter((event) => event.type === 'battle-opened' || (event.type === 'units-moved' && totalOf(event.units) > 3))
        .map(({ type }) => `${round} ${type}`),
    )
    expect(loud).toEqual([])
  })

  it('every sentence can be said: it begins with a capital, ends with a stop and leaves no name open', () => {
    const told = turns.flatMap((turn) => sayingsOf(turn).map((saying) => diarySentence(saying, voice)))
    expect(told.filter((sentence) => !/^[A-Z].*\.$/.test(sentence) || /undefined|\[object|[{}]/.test(sentence))).toEqual([])
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

  it('leaves open, in a round that goes on, what is still to come; a round that is over has a figure for everybody', () => {
    const at = past.entries.findIndex(({ after }) => {
      const { round, power, phase } = turn(after)
      return round === 2 && power === 'germany' && phase === 'combat'
    })
    const cut = { ...past, entries: past.entries.slice(0, at + 1) }
    const summaries = roundSummaries(cut)
    const [first, second] = summaries
    expect(summaries.map(({ open }) => open)).toEqual([false, true])
    expect(first!.rows.filter(({ income, spent }) => income === null || spent === null)).toEqual([])
    const toCome = (of: 'income' | 'spent') => second!.rows.flatMap((row) => (row[of] === null ? [row.power] : []))
    const following = (power: PowerId) => POWERS.slice(POWERS.indexOf(power) + 1)
    expect(toCome('spent')).toEqual(following('germany'))
    expect(toCome('income')).toEqual(['germany', ...following('germany')])
  })

  it('edge: of the last round of a war that is over nothing is to come', () => {
    const last = rounds.at(-1)!
    expect(last.open).toBe(false)
    expect(last.rows.filter(({ income, spent }) => income === null || spent === null)).toEqual([])
  })
})

describe('the diary in words', () => {
  it('begins with the first round, its date and its headline', () => {
    const text = diaryMarkdown(rounds, voice)
    expect(text.split('\n').slice(0, 4)).toEqual(['# War diary', '', '## Round 1, autumn 1914', ''])
    expect(text.split('\n')[4]).toMatch(/^\*\*.*The Central Powers gained .*\*\*$/)
    expect(text.match(/^## /gm)).toHaveLength(rounds.length)
    expect(text.match(/^### /gm)).toHaveLength(rounds.flatMap(eventfulTurns).length)
    expect(text.endsWith('.\n')).toBe(true)
  })

  it('says what was collected once a round, of every power that did', () => {
    const lines = rounds.map((round) => formatRound(round, voice).collected)
    const numbers = lines.map((line) => (line.match(/ \d+/g) ?? []).length)
    expect(numbers).toEqual(rounds.map(({ turns }) => turns.filter(({ income }) => income !== null).length))
    expect(lines[0]).toMatch(/^Collected: Austria-Hungary \d+, /)
    expect(rounds.flatMap(({ turns }) => turns.flatMap((turn) => diaryParagraphs(turn, voice))).join(' ')).not.toContain(
      'Collected',
    )
  })

  it('escapes what Markdown would take for its own', () => {
    const saying = { key: 'x', values: {} }
    const turns = [{ round: 1, power: 'germany' as const, index: 0, paragraphs: [[saying]], income: null, open: false }]
    const odd = { ...voice, say: () => 'a*b_[c]', heading: () => '#x' }
    const round = { round: 1, year: 1914, season: null, headline: [], turns, quiet: [], collected: null }
    const [name, escaped] = ['A\\*b\\_\\[c\\]', 'a\\*b\\_\\[c\\]']
    expect(diaryMarkdown([round], odd)).toBe(`# ${escaped}\n\n## ${escaped}\n\n### \\#x\n\n${name}\n`)
  })

  it('a turn as text has who and when, a line for each paragraph, and what was collected', () => {
    const [first] = rounds[0]!.turns
    const lines = textOfTurn(first!, voice).split('\n')
    expect(lines[0]).toBe('Austria-Hungary, round 1')
    expect(lines).toHaveLength(first!.paragraphs.length + 2)
    expect(lines.at(-1)).toMatch(/^ {2}Collected \d+/)
    const empty = { ...first!, paragraphs: [], income: null }
    expect(textOfTurn(empty, voice)).toBe('Austria-Hungary, round 1\n  Nothing notable.')
    expect(textOfTurn({ ...empty, open: true }, voice)).toBe('Austria-Hungary, round 1\n  This turn has just begun.')
  })
})

describe('a war that is still fought', () => {
  const midway = {
    ...past,
    entries: past.entries.slice(0, past.entries.findIndex(({ events }) => events.some(({ type }) => type === 'turn-opened')) + 1),
  }

  it('says nothing yet of a turn that has only begun, and does not call it quiet', () => {
    const page = diaryOf(midway).at(-1)!
    expect(page.turns.at(-1)).toMatchObject({ open: true, paragraphs: [] })
    expect(eventfulTurns(page)).not.toContain(page.turns.at(-1))
    expect(page.quiet).toEqual([])
  })
})

describe('the diary of a war with a handicap', () => {
  const opening = createGame({
    ruleset: 'standard',
    seed: 'handicap',
    handicap: { bid: { central: 10 }, income: { usa: 120 } },
  })
  const action = { type: 'place-bid', units: { galicia: { 'austria-hungary': { infantry: 1 } } }, money: { germany: 7 } } as const
  const outcome = reduce(opening, action)
  if (!outcome.ok) throw new Error(outcome.error.message)
  const deed = { action, dice: [], events: outcome.events, before: opening, after: outcome.state }
  const words = diaryMarkdown(diaryOf({ game: '', opening, entries: [deed] }), voice)

  it('tells it with the first round, and how the bid was spent', () => {
    expect(words).toContain('Handicap: the Central Powers, 10 IPC before the first turn.')
    expect(words).toContain('Handicap: the United States, income at 120 %.')
    expect(words).toContain('Austria-Hungary placed 1 infantry with its bid.')
    expect(words).toContain('Germany kept a bid of 7 IPC.')
  })

  it('does not mention one where there is none', () => {
    expect(diaryMarkdown(rounds, voice)).not.toContain('Handicap')
  })
})
