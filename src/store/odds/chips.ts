/** Odds chips on the map: for ordered battles and for battles at highlighted targets. */
import { type Action, type GameState, type SpaceId, turn } from '../../engine/index.ts'
import type { Forecast, OddsQuery } from '../../odds/index.ts'
import { battleQueryFor, canRaidConvoy } from '../../planning/forecast.ts'
import { actionsFor } from '../../planning/orders.ts'
import type { Selection } from '../../planning/selection.ts'
import { targetsOf } from '../../planning/targets.ts'
import { t, tenths } from '../text.ts'
import type { Arrow, Chip } from '../view/board-view.ts'
import { cachedOdds, oddsNow, oddsRequest, preloadRequests } from './answers.ts'
import { barOf, isOnlyRaid, perCent, raidText, swingIn, swingText } from './format.ts'
import { mineChip, mineTollNow } from './mines.ts'
import { usePolicy } from './policy.ts'
import type { OddsRequest } from './worker-queue.ts'

export { requestOdds, useOddsVersion } from './answers.ts'
export { lossesByPolicy } from './losses.ts'

const NONE: OddsChips['chips'] = {}

/** Time (ms) per frame for battles that are not aimed at; the rest follows in the next frame. */
const FRAME_BUDGET_MS = 6

type Fight = { space: SpaceId; orders: readonly Action[]; ordered: boolean }
export type ChipsQuery = {
  game: GameState
  selection: Selection | null
  aimed: SpaceId | null
  arrows: readonly Arrow[]
}
export type OddsChips = {
  /** Key of the army the chips belong to. */
  readonly of: string
  readonly chips: Readonly<Record<SpaceId, Chip>>
  /** The query of each chip. */
  readonly asks: Readonly<Record<SpaceId, OddsQuery>>
  readonly wishes: readonly OddsRequest[]
  readonly unfinished: boolean
}

const FOUGHT: ReadonlySet<Arrow['kind']> = new Set(['attack', 'landing'])

/** Battles in order: aimed at, ordered, highlighted. One per space; highlighted units join ordered ones. */
function fightsOf({ game, selection, aimed, arrows }: ChipsQuery): Fight[] {
  if (turn(game).phase !== 'move' || game.flow.pending) return []
  const fights = new Map<SpaceId, Fight>()
  const isRaid = ({ to, kind, units }: Arrow): boolean => kind === 'sail' && canRaidConvoy(game, to, units)
  for (const arrow of arrows) {
    const { to, kind, planned, faint } = arrow
    if ((FOUGHT.has(kind) || isRaid(arrow)) && !planned && !faint) fights.set(to, { space: to, orders: [], ordered: true })
  }
  if (selection)
    for (const target of Object.values(targetsOf(game, selection))) {
      const asked = battleQueryFor(game, selection, target)
      if (asked) fights.set(asked.space, { ...asked, ordered: false })
    }
  return [...fights.values()].sort((a, b) => rank(a, aimed) - rank(b, aimed))
}

/** Mine chips on routes without a battle. */
function mineChips({ game, selection, arrows }: ChipsQuery, fought: ReadonlySet<SpaceId>): Record<SpaceId, Chip> {
  if (turn(game).phase !== 'move' || game.flow.pending) return {}
  const ways = new Map<SpaceId, { orders: readonly Action[]; ordered: boolean }>()
  for (const { to, kind, planned, faint } of arrows)
    if (kind === 'sail' && !planned && !faint) ways.set(to, { orders: [], ordered: true })
  if (selection)
    for (const target of Object.values(targetsOf(game, selection)))
      if (target.kind === 'move' && target.mined.length > 0)
        ways.set(target.space, { orders: actionsFor(selection, target), ordered: false })
  const said: Record<SpaceId, Chip> = {}
  for (const [space, { orders, ordered }] of ways) {
    const met = fought.has(space) ? null : mineTollNow(game, { space, orders })
    if (met) said[space] = mineChip(met, ordered)
  }
  return said
}

const rank = ({ space, ordered }: Fight, aimed: SpaceId | null): number => (space === aimed ? 0 : ordered ? 1 : 2)

/** Reuses the old chips if nothing changed, which avoids a redraw. */
function reuseIfEqual(chips: OddsChips['chips'], before: OddsChips['chips']): OddsChips['chips'] {
  const spaces = Object.keys(chips)
  return spaces.length === Object.keys(before).length && spaces.every((space) => chips[space] === before[space]) ? before : chips
}

/** Computes the chips; `last` keeps the old chips of the same army visible while they are recomputed. */
export function computeChips(asked: ChipsQuery, last: OddsChips | null, share = FRAME_BUDGET_MS): OddsChips {
  const { game, selection } = asked
  const { round, power, phase } = turn(game)
  const of = [round, power, phase, selection?.space].join()
  const before = last?.of === of ? last.chips : NONE
  const fights = fightsOf(asked)
  const chips = mineChips(asked, new Set(fights.map(({ space }) => space)))
  const asks: Record<SpaceId, OddsQuery> = {}
  const wishes: OddsRequest[] = preloadRequests(game)
  const begun = performance.now()
  let unfinished = false
  for (const fight of fights) {
    const { space, orders, ordered } = fight
    const ask = { space, orders }
    asks[space] = ask
    const late = space !== asked.aimed && performance.now() - begun >= share
    const answer = late ? cachedOdds(game, ask) : oddsNow(game, ask)
    if (answer) chips[space] = chipOf(answer, ordered)
    else if (answer === undefined) {
      if (late) unfinished = true
      else wishes.push(oddsRequest(game, ask))
      const old = before[space]
      if (old) chips[space] = old.old ? old : { ...old, old: true }
    }
  }
  return { of, chips: reuseIfEqual(chips, before), asks, wishes, unfinished }
}

const chipCache = new WeakMap<Forecast, Partial<Record<'ordered' | 'lit', Chip>>>()

function chipOf(odds: Forecast, ordered: boolean): Chip {
  const known = chipCache.get(odds) ?? {}
  chipCache.set(odds, known)
  known[ordered ? 'ordered' : 'lit'] ??= formatChip(odds, ordered)
  return known[ordered ? 'ordered' : 'lit']!
}

function formatChip(odds: Forecast, ordered: boolean): Chip {
  const bar = barOf(odds)
  const raid = raidText(odds)
  const planned = ordered ? 'no' : 'yes'
  if (isOnlyRaid(odds)) {
    const taken = t('odds.chip.takes', { ipc: tenths(odds.taken) })
    return { bar, chance: taken, swing: '', spoken: t('odds.chip.raid', { planned, raid }), ordered, raid: true }
  }
  const [cleared, contested, repulsed] = bar.map(perCent)
  const swing = swingText(swingIn(odds))
  const policy = t(`odds.policy.losses.${usePolicy.getState().losses}`)
  const spoken = t('odds.chip.spoken', { planned, cleared, contested, repulsed, swing, policy })
  return { bar, chance: cleared ?? '', swing, spoken: raid ? `${spoken} ${raid}` : spoken, ordered }
}
