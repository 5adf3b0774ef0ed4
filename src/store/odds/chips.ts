/** Which battles of the moment have a chip on the map, and what it says: those that are ordered, and those that lit targets would be. */
import { type Action, type GameState, type SpaceId, turn } from '../../engine/index.ts'
import type { Ask, Forecast } from '../../odds/index.ts'
import { battleAsked, raidsConvoy } from '../../planning/battle-asked.ts'
import { actionsFor } from '../../planning/orders.ts'
import type { Selection } from '../../planning/selection.ts'
import { targetsOf } from '../../planning/targets.ts'
import type { Arrow, Chip } from '../board-view.ts'
import { t, tenths } from '../text.ts'
import { answerKept, answerNow, wishesAhead, wishFor } from './answers.ts'
import type { OddsWish } from './asking.ts'
import { mineChip, passageNow } from './mines.ts'
import { usePolicy } from './policy.ts'
import { barOf, isOnlyRaid, perCent, raidText, swingIn, swingText } from './said.ts'

export { useAnswered, want } from './answers.ts'
export { lossesByPolicy } from './losses.ts'
export { openOutlook } from './outlook.ts'

const NONE: ChipsSaid['chips'] = {}

/** Of a frame so much (ms) may go into battles that nobody aims at; the rest follows in the next. */
const SHARE = 6

type Fight = { space: SpaceId; orders: readonly Action[]; ordered: boolean }
export type ChipsAsked = {
  game: GameState
  selection: Selection | null
  aimed: SpaceId | null
  arrows: readonly Arrow[]
}
export type ChipsSaid = {
  /** Whose chips they are. */
  readonly of: string
  readonly chips: Readonly<Record<SpaceId, Chip>>
  /** What each of them is the answer to. */
  readonly asks: Readonly<Record<SpaceId, Ask>>
  readonly wishes: readonly OddsWish[]
  readonly unfinished: boolean
}

const FOUGHT: ReadonlySet<Arrow['kind']> = new Set(['attack', 'landing'])

/** What is aimed at first, then what is ordered, then the rest of what is lit. One for each battle: what is lit counts in what is ordered. */
function fightsOf({ game, selection, aimed, arrows }: ChipsAsked): Fight[] {
  if (turn(game).phase !== 'move' || game.flow.pending) return []
  const fights = new Map<SpaceId, Fight>()
  const isRaid = ({ to, kind, units }: Arrow): boolean => kind === 'sail' && raidsConvoy(game, to, units)
  for (const arrow of arrows) {
    const { to, kind, planned, faint } = arrow
    if ((FOUGHT.has(kind) || isRaid(arrow)) && !planned && !faint) fights.set(to, { space: to, orders: [], ordered: true })
  }
  if (selection)
    for (const target of Object.values(targetsOf(game, selection))) {
      const asked = battleAsked(game, selection, target)
      if (asked) fights.set(asked.space, { ...asked, ordered: false })
    }
  return [...fights.values()].sort((a, b) => rank(a, aimed) - rank(b, aimed))
}

/** Chips of mines on the way where nobody is fought. Arithmetic of a moment. */
function passages({ game, selection, arrows }: ChipsAsked, fought: ReadonlySet<SpaceId>): Record<SpaceId, Chip> {
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
    const met = fought.has(space) ? null : passageNow(game, { space, orders })
    if (met) said[space] = mineChip(met, ordered)
  }
  return said
}

const rank = ({ space, ordered }: Fight, aimed: SpaceId | null): number => (space === aimed ? 0 : ordered ? 1 : 2)

/** What was said before, where it says the same: nothing is drawn anew. */
function kept(chips: ChipsSaid['chips'], before: ChipsSaid['chips']): ChipsSaid['chips'] {
  const spaces = Object.keys(chips)
  return spaces.length === Object.keys(before).length && spaces.every((space) => chips[space] === before[space]) ? before : chips
}

/** `last`: what was said before; the same army's chips stay as they were while they are worked out again. */
export function chipsFor(asked: ChipsAsked, last: ChipsSaid | null, share = SHARE): ChipsSaid {
  const { game, selection } = asked
  const { round, power, phase } = turn(game)
  const of = [round, power, phase, selection?.space].join()
  const before = last?.of === of ? last.chips : NONE
  const fights = fightsOf(asked)
  const chips = passages(asked, new Set(fights.map(({ space }) => space)))
  const asks: Record<SpaceId, Ask> = {}
  const wishes: OddsWish[] = wishesAhead(game)
  const begun = performance.now()
  let unfinished = false
  for (const fight of fights) {
    const { space, orders, ordered } = fight
    const ask = { space, orders }
    asks[space] = ask
    const late = space !== asked.aimed && performance.now() - begun >= share
    const answer = late ? answerKept(game, ask) : answerNow(game, ask)
    if (answer) chips[space] = chipOf(answer, ordered)
    else if (answer === undefined) {
      if (late) unfinished = true
      else wishes.push(wishFor(game, ask))
      const old = before[space]
      if (old) chips[space] = old.old ? old : { ...old, old: true }
    }
  }
  return { of, chips: kept(chips, before), asks, wishes, unfinished }
}

const made = new WeakMap<Forecast, Partial<Record<'ordered' | 'lit', Chip>>>()

function chipOf(odds: Forecast, ordered: boolean): Chip {
  const known = made.get(odds) ?? {}
  made.set(odds, known)
  known[ordered ? 'ordered' : 'lit'] ??= worded(odds, ordered)
  return known[ordered ? 'ordered' : 'lit']!
}

function worded(odds: Forecast, ordered: boolean): Chip {
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
