/** The war diary: for each round a headline, then a few short paragraphs a turn. */
import { dateOf, type GameState, POWERS, type PowerId, SIDES, type Side, turn } from '../engine/index.ts'
import { battleReports } from '../report/index.ts'
import { emptyFacts, recordEvent, type TurnFacts } from './facts.ts'
import { headlineOf } from './headline.ts'
import { incomePhrase, paragraphsOf } from './narrative.ts'
import { type Phrase, phrase } from './phrases.ts'
import type { Chronicle, TakenBack } from './types.ts'

/** `index`: the moment the turn begins with. */
export type DiaryTurn = {
  readonly round: number
  readonly power: PowerId
  readonly index: number
  readonly paragraphs: readonly (readonly Phrase[])[]
  /** Income, for a turn shown alone; rounds list it in `collected`. */
  readonly income: Phrase | null
  /** The turn is not over yet. */
  readonly open: boolean
}
export type DiaryRound = {
  readonly round: number
  readonly year: number
  readonly season: 'autumn' | 'spring' | null
  readonly headline: readonly Phrase[]
  readonly turns: readonly DiaryTurn[]
  /** Powers that bought units or did nothing. */
  readonly quiet: readonly Phrase[]
  /** Income of all powers. */
  readonly collected: Phrase | null
}

type Page = {
  readonly opened: Pick<DiaryTurn, 'round' | 'power' | 'index'>
  readonly facts: TurnFacts
  readonly start: GameState
}

const takeBackPhrase = ({ count, from }: TakenBack): Phrase =>
  phrase('taken-back', { count, round: from.round, power: { power: from.power }, phase: from.phase })

function pagesOf({ opening, entries, taken = [] }: Chronicle): Page[] {
  const reports = new Map(battleReports(entries).map((report) => [report.id, report]))
  const pageOf = (round: number, power: PowerId, index: number): Page => {
    const start = entries[index - 1]?.after ?? opening
    return { opened: { round, power, index }, facts: emptyFacts(power, start), start }
  }
  const { round, power } = turn(opening)
  let page = pageOf(round, power, 0)
  const pages = [page]
  const takeBack = (moment: number) => page.facts.phrases.end.push(...taken.filter(({ at }) => at === moment).map(takeBackPhrase))
  takeBack(0)
  entries.forEach(({ events, before, after }, deed) => {
    events.forEach((event, order) => {
      const report = reports.get(`${deed}.${order}`)
      if (report) page.facts.battles.push(report)
      if (event.type === 'turn-opened') {
        page = pageOf(event.round, event.power, deed + 1)
        pages.push(page)
      } else recordEvent(page.facts, event, before)
    })
    page.facts.end = after
    takeBack(deed + 1)
  })
  return pages
}

const turnOf = ({ opened, facts }: Page, open: boolean): DiaryTurn => ({
  ...opened,
  paragraphs: paragraphsOf(facts),
  income: incomePhrase(facts),
  open,
})

const isOver = ({ opening, entries }: Chronicle): boolean => (entries.at(-1)?.after ?? opening).flow.winner !== null

/** Every turn of a game, in order. */
export function turnsOfDiary(chronicle: Chronicle): DiaryTurn[] {
  const over = isOver(chronicle)
  return pagesOf(chronicle).map((page, at, { length }) => turnOf(page, at === length - 1 && !over))
}

const PURCHASE_KEYS: readonly string[] = ['diary.said.ordered', 'diary.said.ordered-nothing']

/** A finished turn in which the power only bought units. */
const isQuiet = ({ paragraphs, open }: DiaryTurn): boolean =>
  !open && paragraphs.flat().every(({ key }) => PURCHASE_KEYS.includes(key))

/** Turns with text of their own. */
export const eventfulTurns = ({ turns }: Pick<DiaryRound, 'turns'>): readonly DiaryTurn[] =>
  turns.filter((each) => !isQuiet(each) && each.paragraphs.length > 0)

function quietTurnPhrases(pages: readonly Page[], turns: readonly DiaryTurn[]): Phrase[] {
  const quiet = pages.filter((_, at) => isQuiet(turns[at] as DiaryTurn)).map(({ facts }) => facts)
  const buyers = quiet.filter(({ order }) => order && order.cost > 0)
  const idle = quiet.filter((facts) => !buyers.includes(facts)).map(({ power }) => power)
  return [
    ...buyers.map(({ power, order }) =>
      phrase('quiet-bought', { power: { power }, units: { units: order?.units ?? {} }, cost: order?.cost ?? 0 }),
    ),
    ...(idle.length > 0 ? [phrase('quiet', { powers: { powers: idle } })] : []),
  ]
}

function incomePhraseOf(pages: readonly Page[]): Phrase | null {
  const parts = pages.flatMap(({ facts: { income } }) =>
    income ? [phrase('collected-by', { power: { power: income.power }, income: income.income - income.loss })] : [],
  )
  return parts.length > 0 ? phrase('collected', { parts: { parts } }) : null
}

function handicapPhrases({ table: { handicap: { bid = {}, income = {} } = {} } }: GameState): Phrase[] {
  const holder = (of: Side | PowerId): Phrase['values'] => {
    const side = SIDES.find((each) => each === of)
    return side ? { side, power: '' } : { side: 'none', power: { power: of as PowerId } }
  }
  return [...SIDES, ...POWERS].flatMap((of) => [
    ...(bid[of] ? [phrase('handicap-bid', { ...holder(of), amount: bid[of] })] : []),
    ...(income[of] ? [phrase('handicap-income', { ...holder(of), percent: income[of] })] : []),
  ])
}

/** The whole diary by rounds. */
export function diaryOf(chronicle: Chronicle): DiaryRound[] {
  const all = pagesOf(chronicle)
  const last = isOver(chronicle) ? undefined : all.at(-1)
  return [...new Set(all.map(({ opened }) => opened.round))].map((round, at) => {
    const pages = all.filter(({ opened }) => opened.round === round)
    const turns = pages.map((page) => turnOf(page, page === last))
    return {
      round,
      ...dateOf(chronicle.opening, round),
      headline: [
        ...headlineOf(
          pages.map(({ facts }) => facts),
          turns.flatMap(({ paragraphs }) => paragraphs.flat()),
          pages[0]?.start ?? chronicle.opening,
          pages.at(-1) === last,
        ),
        ...(at === 0 ? handicapPhrases(chronicle.opening) : []),
      ],
      turns,
      quiet: quietTurnPhrases(pages, turns),
      collected: incomePhraseOf(pages),
    }
  })
}
