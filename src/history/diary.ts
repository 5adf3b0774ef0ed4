/** The war as a staff would have kept it: round by round, each turn in a few sentences. */
import { type Counts, dateOf, type EventOf, type GameEvent, type PowerId, turn, type UnitType } from '../engine/index.ts'
import { type BattleReport, battleReports, totalOf } from '../report/index.ts'
import { battleSaying, movedSaying, orderedSaying, placedSaying, type Saying, sayingOf } from './sayings.ts'
import type { Chronicle } from './types.ts'
import { waysOf } from './ways.ts'

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

type Order = EventOf<'units-ordered'>

/** What a turn brings, some of it told together when the turn is over. */
class Page {
  private readonly told: Saying[] = []
  private order: Order | null = null
  private moved = 0
  private placed: Counts = {}

  private readonly opened: Omit<DiaryTurn, 'sayings'>

  constructor(opened: Omit<DiaryTurn, 'sayings'>) {
    this.opened = opened
  }

  enter(event: GameEvent, report: BattleReport | undefined): void {
    if (event.type === 'units-ordered') this.order = event
    else if (event.type === 'units-mobilized') this.place(event.units)
    else if (event.type === 'units-moved') this.moved += waysOf([event]).reduce((sum, { units }) => sum + totalOf(units), 0)
    const said = report ? battleSaying(report) : sayingOf(event)
    if (said) this.told.push(said)
  }

  private place(units: Counts): void {
    for (const [type, n] of Object.entries(units) as [UnitType, number][]) this.placed[type] = (this.placed[type] ?? 0) + n
  }

  /** Orders and marches stand before what came of them, new units before the money, which is counted last. */
  closed(): DiaryTurn {
    const { order, moved, placed, told } = this
    const { power } = this.opened
    const first = [
      ...(order && totalOf(order.units) > 0 ? [orderedSaying(power, order.units, order.cost)] : []),
      ...(moved > 0 ? [movedSaying(power, moved)] : []),
    ]
    const money = told.findIndex(({ key }) => key === 'diary.said.income')
    const cut = money < 0 ? told.length : money
    const raised = totalOf(placed) > 0 ? [placedSaying(power, placed)] : []
    return { ...this.opened, sayings: [...first, ...told.slice(0, cut), ...raised, ...told.slice(cut)] }
  }
}

/** Every turn of a game so far in its order. */
export function turnsOfDiary({ opening, deeds }: Chronicle): DiaryTurn[] {
  const reports = new Map(battleReports(deeds).map((report) => [report.id, report]))
  const { round, power } = turn(opening)
  let page = new Page({ round, power, index: 0 })
  const pages = [page]
  deeds.forEach(({ events }, at) => {
    events.forEach((event, order) => {
      if (event.type === 'turn-opened') {
        page = new Page({ round: event.round, power: event.power, index: at + 1 })
        pages.push(page)
      } else page.enter(event, reports.get(`${at}.${order}`))
    })
  })
  return pages.map((each) => each.closed())
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
