/** The steps of a battle and its progress, from its events and the open question. */
import { ruleById } from '../../content/rules.ts'
import {
  currentTrack,
  type Decision,
  type GameState,
  type LandTrack,
  type RuleId,
  type SeaTrack,
  type SpaceId,
  tracksOf,
  unitsIn,
} from '../../engine/index.ts'
import { type BattleForces, type BattleReport, fireOf, roundOf, type SkippedStep } from '../../store/game/reports.ts'
import { hasText, t } from '../text.ts'
import { isFirstShooter } from './moment.ts'
import { isKeptOff } from './outcome.ts'

export type StepState = 'done' | 'now' | 'later' | 'skipped'
export type TrackStep = {
  id: string
  state: StepState
  reason?: string
  rule?: RuleId /** Shown on request only. */
  quiet?: true
}

/** Steps before the current one are done, later ones pending. */
function run(ids: readonly string[], now: number): TrackStep[] {
  return ids.map((id, index) => ({ id, state: index < now ? 'done' : index === now ? 'now' : 'later' }))
}

/** A question about a later step may come before the first step. */
const ahead = (ids: readonly string[], id: string, state: StepState = 'now'): TrackStep[] => [{ id, state }, ...run(ids, -1)]

function reasonOf({ step, rule }: SkippedStep): string {
  const exact = `battle.skipped.${step}.${rule}`
  const general = `battle.skipped.${step}`
  return hasText(exact) ? t(exact) : hasText(general) ? t(general) : (ruleById(rule)?.title ?? '')
}

export const skip = (skipped: SkippedStep, id: string = skipped.step): TrackStep => ({
  id,
  state: 'skipped',
  reason: reasonOf(skipped),
  rule: skipped.rule,
})

/** Steps of a round at sea. Diving, first shots and convoys appear when the battle reaches them. */
function seaSteps(report: BattleReport | null, tracks: readonly SeaTrack[], { game, standing }: Facts): string[] {
  const row = (shown: Partial<Record<SeaTrack, boolean>>): string[] =>
    tracks.flatMap((track) => ((shown[track] ?? ALWAYS_AT_SEA.has(track)) ? [seaStepOf(track, tracks)] : []))
  if (!leaves(tracks)) return row({})
  if ((report?.opening ?? standing).defender.length === 0) return ['convoy', 'result']
  if (!report) return row({})
  const round = roundOf(report)
  const has = (step: string) => report.exchanges.some((exchange) => exchange.step === step && exchange.round === round)
  if (isHunt(report)) return ['dive', 'attack', 'losses', 'result']
  const now = report.outcome === null ? currentTrack(game) : null
  const convoy = has('convoy') || now === 'asked-convoy'
  if (convoy && allRaid(report, round)) return ['convoy', 'leave']
  const first = has('first-shot') || now === 'first-shot' || (report.outcome === null && firstShotsCome(game))
  return row({ dive: now === 'dive', 'first-shot': first, convoy })
}

/** Steps that every round at sea has in this game. */
const ALWAYS_AT_SEA: ReadonlySet<SeaTrack> = new Set(['attack', 'defence', 'losses', 'leave', 'press'])

/** If both sides may leave, a round has more steps, so labels are shorter. */
const leaves = (tracks: readonly SeaTrack[]): boolean => tracks.includes('leave')
const seaStepOf = (track: SeaTrack, tracks: readonly SeaTrack[]): string =>
  (track === 'attack' || track === 'defence') && !leaves(tracks) ? `sea-${track}` : track

/** With raiders only there is no other fight in the round (ADV-10-29). */
function allRaid({ opening, busy }: BattleReport, round: number): boolean {
  const raiders = busy.reduce((sum, each) => sum + (each.why === 'raids' && each.round === round ? each.count : 0), 0)
  return raiders > 0 && raiders === opening.attacker.reduce((sum, line) => sum + line.count, 0)
}

/** All defending submarines dived: one side rolls, once. */
function isHunt({ asked, exchanges }: BattleReport): boolean {
  const [first] = exchanges.filter((exchange) => exchange.step !== 'convoy')
  return asked.includes('dive-all') && (first?.dived.some((each) => each.side === 'defender') ?? false) && !first?.defender
}

/** True before the submarines' first shots. */
function firstShotsCome(game: GameState): boolean {
  const task = game.flow.agenda.at(-1)
  return task?.task === 'sea-battle' && (task.firstShot?.length ?? 0) > 0
}

function trackAtSea(report: BattleReport | null, decision: Decision | null, facts: Facts): TrackStep[] {
  const tracks = tracksOf(facts.game, 'sea')
  const steps = seaSteps(report, tracks, facts)
  if (!report) return run(steps, -1)
  const last = steps.at(-1) ?? ''
  if (report.outcome !== null) {
    const done = steps.slice(0, -1)
    return [...run(done, done.length), { id: 'result', state: 'now' }]
  }
  const now = decision === null ? null : (currentTrack(facts.game) as SeaTrack | null)
  if (now === 'asked-convoy' || now === 'asked-escort') return ahead(steps, now)
  const step = now === null ? last : seaStepOf(now, tracks)
  return run(steps, steps.indexOf(steps.includes(step) ? step : last))
}

function landNow(report: BattleReport | null, decision: Decision | null, game: GameState): LandTrack | null {
  if (!report) return null
  if (report.outcome !== null) return 'result'
  if (decision !== null) return (currentTrack(game) as LandTrack | null) ?? 'fire'
  // In step-by-step mode there is a moment after the losses without a question.
  return fireOf(report) ? 'losses' : 'fire'
}

/** True if units landed here this turn, so guns and ships fire. */
export const isLanding = (report: BattleReport): boolean => report.assault || report.landed.length > 0

/** Steps of a landing: sea battle, coastal guns at the ships, guns at the beach, ships' guns, assault. */
export function landingTrack(
  report: BattleReport,
  decision: Decision | null,
  game: GameState,
  foughtAtSea: boolean,
): TrackStep[] {
  const now = landNow(report, decision, game)
  const skipped = (step: SkippedStep['step']) => report.skipped.find((each) => each.step === step)
  const struck = skipped('strike')
  const silent = skipped('bombardment')
  const early = now === 'coastal' || now === 'gas-announced'
  const sea: TrackStep = foughtAtSea
    ? { id: 'sea', state: 'done' }
    : { id: 'sea', state: 'skipped', reason: t('battle.skipped.sea'), rule: 'STD-AMP-05' }
  const coast: TrackStep[] = report.asked.includes('coastal')
    ? [{ id: 'coastal', state: now === 'coastal' ? 'now' : 'done' }]
    : []
  if (isKeptOff(report))
    return [sea, ...coast, { id: 'assault', state: 'skipped', reason: t('battle.skipped.assault'), rule: 'ADV-12-18' }]
  // The other coastal guns, if some were reserved for the fleet.
  const strike = coast.length > 0 ? 'artillery-strike' : 'strike'
  const guns: TrackStep = struck
    ? skip(struck, strike)
    : { id: strike, state: now === 'strike' ? 'now' : early ? 'later' : 'done' }
  const bombarded = fireOf(report)?.attacker !== undefined && fireOf(report)?.attacker !== null
  const ships: TrackStep = silent ? skip(silent) : { id: 'bombardment', state: bombarded ? 'done' : 'later' }
  const ashore: TrackStep = {
    id: report.assault ? 'assault' : 'landing',
    state: now === 'result' ? 'done' : now === 'strike' || early ? 'later' : 'now',
  }
  return [sea, ...coast, guns, ships, ashore]
}

function trackOnLand(report: BattleReport | null, decision: Decision | null, { game, space, standing }: Facts): TrackStep[] {
  if (report && isKeptOff(report)) return [{ id: 'result', state: 'now' }]
  const has = (step: string) => report?.exchanges.some((exchange) => exchange.step === step) ?? false
  const now = landNow(report, decision, game)
  const gas = report
    ? has('gas') || now === 'gas' || now === 'gas-announced' || report.busy.some((each) => each.why === 'gas')
    : unitsIn(game, space).some((stack) => stack.power === game.flow.power && stack.gas)
  // The landing has its own row.
  const shown: Record<LandTrack, boolean> = {
    coastal: false,
    'gas-announced': false,
    strike: false,
    air: has('air') || now === 'air' || fliesOnBothSides(report?.opening ?? standing),
    gas,
    'first-shot': (report?.opening ?? standing).defender.some((line) => isFirstShooter(line.type)),
    strafe: has('strafe') || now === 'strafe',
    fire: true,
    losses: true,
    result: true,
  }
  const ids = tracksOf(game, 'land').filter((track) => shown[track])
  const before = now === null || now === 'strike' || now === 'coastal'
  // Gas is declared before all fire and takes effect after the air battle (ADV-03-05, ADV-03-06).
  const asks = gas && (now === 'gas-announced' || now === null || (now === 'coastal' && report?.asked.includes('gas') !== true))
  const steps = asks
    ? ahead(ids, 'asked-gas', now === 'gas-announced' ? 'now' : 'later')
    : run(ids, before ? -1 : ids.indexOf(now))
  return steps.map((step) => {
    if (report && isStopped(report) && (step.id === 'fire' || step.id === 'losses'))
      return { id: step.id, state: 'skipped', reason: t('battle.skipped.stopped'), rule: 'ADV-02-16', quiet: true }
    return step
  })
}

const fliesOnBothSides = ({ attacker, defender }: BattleForces): boolean =>
  [attacker, defender].every((lines) => lines.some((line) => line.type === 'fighter'))

/** Machine guns without infantry left the attack, so there are no other rolls. */
const isStopped = (report: BattleReport): boolean =>
  report.outcome !== null &&
  report.exchanges.some((exchange) => exchange.effects.some((effect) => effect.type === 'unit-exchanged'))

/** The position and the parties before the battle. */
type Facts = { game: GameState; space: SpaceId; standing: BattleForces }

export function trackOf(kind: 'land' | 'sea', report: BattleReport | null, decision: Decision | null, facts: Facts): TrackStep[] {
  return kind === 'sea' ? trackAtSea(report, decision, facts) : trackOnLand(report, decision, facts)
}
