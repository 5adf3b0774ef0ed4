/** What will happen at a target, in one sentence. */
import type { Counts, GameState, PowerId, SpaceId } from '../../../engine/index.ts'
import { minorForecast, turn } from '../../../engine/index.ts'
import { isSea } from '../../../planning/board.ts'
import { isEmpty, plus, total } from '../../../planning/counts.ts'
import { dutiesAfter } from '../../../planning/duties.ts'
import {
  arrivingUnits,
  incomeGained,
  mineWarning,
  opposingForces,
  simulateLanding,
  unitsBySide,
} from '../../../planning/forecast.ts'
import { type ChainStep, landingChain } from '../../../planning/landing-chain.ts'
import { actionsFor, withTiming } from '../../../planning/orders.ts'
import { pickedCounts, type Selection } from '../../../planning/selection.ts'
import type { Target } from '../../../planning/target.ts'
import { countsText, listText, powerAdjective, powerInText, spaceName, t } from '../../text.ts'

export type TargetForecast = {
  /** What kind of move it is: "Enter contested land". */
  title: string
  /** What will happen, in one sentence. */
  sentence: string
  /** Of ships that sail before they land: to which zone, and why to that one. */
  way: string | null
  /** What is at stake or may go wrong: mines, income. */
  notes: string[]
  /** What must be done besides, or the phase cannot end. */
  warnings: string[]
  /** A landing step by step; empty for everything else. */
  chain: ChainStep[]
  /** Both sides as they would stand there; none when nobody meets. */
  sides: { ours: Counts; theirs: Counts } | null
}

export function targetForecast(state: GameState, selection: Selection, target: Target): TargetForecast {
  const chain = landingChain(state, selection, target)
  const swept = chain.some(({ id }) => id === 'mines')
  return {
    title: aimTitle(target),
    sentence: sentenceOf(state, selection, target),
    way: wayOf(target),
    notes: [...(swept ? [] : mineNotes(state, selection, target)), ...incomeNotes(state, target)],
    warnings: dutiesAfter(state, actionsFor(selection, target, withTiming(target, {}))).map(({ message }) => message),
    chain,
    sides: opposingForces(state, selection, target),
  }
}

export function aimTitle(target: Target): string {
  if (target.kind === 'load' || target.kind === 'part') return t('panels.aim.title.load')
  if (target.kind === 'offload' && target.sail) return t('panels.aim.title.sailAndLand')
  if (target.kind === 'bridge' || target.kind === 'offload') return t('panels.aim.title.land')
  if (isSea(target.space)) return t(`panels.aim.title.${target.combat ? 'seaAttack' : target.class}`)
  return t(`panels.aim.title.${target.class}`)
}

function wayOf(target: Target): string | null {
  if (target.kind !== 'offload' || !target.sail) return null
  const { mined, alternative } = target.sail
  return t('panels.aim.way', {
    zone: spaceName(target.zone),
    mined: mined.length > 0 ? listText(mined.map(spaceName)) : 'none',
    because: alternative?.reason ?? 'only',
    other: alternative ? spaceName(alternative.zone) : '',
  })
}

function sentenceOf(state: GameState, selection: Selection, target: Target): string {
  const { power } = turn(state)
  const arriving = arrivingUnits(selection, target)
  const { ours, theirs, friends } = unitsBySide(state, target.space, power)
  const there = plus(ours, friends)
  const words = {
    space: spaceName(target.space),
    units: countsText(arriving),
    count: total(arriving),
    theirs: countsText(theirs),
    there: countsText(there),
    empty: isEmpty(there) ? 'yes' : 'no',
    defended: isEmpty(theirs) ? 'no' : 'yes',
    guns: (theirs.artillery ?? 0) > 0 ? 'yes' : 'no',
  }
  if (target.kind === 'part') return t('panels.aim.part', { ...words, all: total(pickedCounts(selection)) })
  if (target.kind === 'load') return t('panels.aim.load', { ...words, ships: target.plan.length })
  const minor = minorSentence(state, target.space, power)
  if (minor) return minor
  if (target.kind !== 'move') {
    const zone = spaceName(target.zone)
    const later = target.kind === 'offload' && target.landings.every((landing) => !landing.now)
    if (later) return t('panels.aim.landLater', { ...words, zone })
    return t(simulateLanding(state, selection, target).assault ? 'panels.aim.assault' : 'panels.aim.landing', { ...words, zone })
  }
  if (isSea(target.space)) return t(target.combat ? 'panels.aim.seaAttack' : `panels.aim.${target.class}`, words)
  return t(`panels.aim.${target.class}`, words)
}

/** What entering an unmobilized minor power would raise, and for whom. */
export function minorSentence(state: GameState, space: SpaceId, power: PowerId): string | null {
  const minor = minorForecast(state, space, power)
  if (!minor) return null
  const [owner] = minor.owners
  return t('panels.aim.minorRaises', {
    space: spaceName(space),
    force: countsText(minor.force),
    owner: minor.owners.length === 1 && owner ? powerInText(owner) : '',
    known: minor.owners.length === 1 ? 'yes' : 'no',
    hostile: minor.hostile ? 'yes' : 'no',
  })
}

function mineNotes(state: GameState, selection: Selection, target: Target): string[] {
  const met = mineWarning(state, selection, target)
  if (met === null) return []
  if (met === 'first') return [t('panels.aim.minesFirst')]
  const { by, zones, dice } = met
  return [t('panels.aim.mines', { who: listText(by.map(powerAdjective)), zones: listText(zones.map(spaceName)), dice })]
}

function incomeNotes(state: GameState, target: Target): string[] {
  const ipc = incomeGained(state, target)
  return ipc === 0 ? [] : [t('panels.aim.income', { ipc })]
}
