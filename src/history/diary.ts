/** The war as a staff would have kept it: round by round, each turn in a few sentences. */
import { dateOf, type PowerId, turn } from '../engine/index.ts'
import { battleReports } from '../report/index.ts'
import { noFacts, note, type TurnFacts } from './facts.ts'
import type { Saying } from './sayings.ts'
import { sayingsOf } from './told.ts'
import type { Chronicle } from './types.ts'

/** One turn; `index` is the moment it begins with. */
export type DiaryTurn = {
  readonly round: number
  readonly power: PowerId
  readonly index: number
  readonly sayings: readonly Saying[]
}
export type DiaryRound = {
  readonly round: number
  readonly year: number
  readonly season: 'autumn' | 'spring' | null
  readonly turns: readonly DiaryTurn[]
}

type Page = { readonly opened: Omit<DiaryTurn, 'sayings'>; readonly facts: TurnFacts }

/** Every turn of a game so far in its order. */
export function turnsOfDiary({ opening, deeds }: Chronicle): DiaryTurn[] {
  const reports = new Map(battleReports(deeds).map((report) => [report.id, report]))
  const pageOf = (round: number, power: PowerId, index: number): Page => ({
    opened: { round, power, index },
    facts: noFacts(power, deeds[index - 1]?.after ?? opening),
  })
  const { round, power } = turn(opening)
  let page = pageOf(round, power, 0)
  const pages = [page]
  deeds.forEach(({ events, before, after }, deed) => {
    events.forEach((event, order) => {
      const report = reports.get(`${deed}.${order}`)
      if (report) page.facts.battles.push(report)
      if (event.type === 'turn-opened') {
        page = pageOf(event.round, event.power, deed + 1)
        pages.push(page)
      } else note(page.facts, event, before)
    })
    page.facts.end = after
  })
  return pages.map(({ opened, facts }) => ({ ...opened, sayings: sayingsOf(facts) }))
}

/** The whole diary by rounds, with their dates. */
export function diaryOf(chronicle: Chronicle): DiaryRound[] {
  const turns = turnsOfDiary(chronicle)
  return [...new Set(turns.map(({ round }) => round))].map((round) => ({
    round,
    ...dateOf(chronicle.opening, round),
    turns: turns.filter((each) => each.round === round),
  }))
}
