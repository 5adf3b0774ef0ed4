/** Phrases about the battles of a turn: capitals first, large battles one by one, skirmishes in one sentence. */
import { content } from '../content/index.ts'
import { controllerOf, type Owner, type PowerId, type SpaceId, sideOf, spacesOf, unitsIn } from '../engine/index.ts'
import { type BattleReport, lossesOfSide } from '../report/index.ts'
import type { TurnFacts } from './facts.ts'
import { unitsLost } from './losses.ts'
import { type Phrase, phrase, powerParams, spaceParam } from './phrases.ts'

/** Battles with at most this many units are skirmishes. */
const MAX_SKIRMISH_UNITS = 6

const CAPITAL_OF: ReadonlyMap<SpaceId, PowerId> = new Map(content.powers.map(({ id, capital }) => [capital, id]))
export const capitalHeldBy = (space: SpaceId): PowerId | null => CAPITAL_OF.get(space) ?? null

const ownersIn = (report: BattleReport): Owner[] => [...new Set(report.opening.defender.map(({ power }) => power))]
const countUnits = (lines: BattleReport['opening']['attacker']) => lines.reduce((sum, { count }) => sum + count, 0)

const sizeOfBattle = ({ opening }: BattleReport) => countUnits(opening.attacker) + countUnits(opening.defender)

const lossOf = (report: BattleReport, side: 'attacker' | 'defender') =>
  lossesOfSide(report, side).reduce((sum, { units, cargo }) => sum + unitsLost(units) + cargo.length, 0)

/** Units that both sides lost. */
export const totalLosses = (report: BattleReport): number => lossOf(report, 'attacker') + lossOf(report, 'defender')

/** The new owner of a space after its battle. Null if control did not change or the space is contested. */
export function newOwner(space: SpaceId, { lands }: Pick<TurnFacts, 'lands'>): PowerId | null {
  const last = lands.filter((land) => land.space === space && land.cause !== 'held' && land.cause !== 'aligned').at(-1)
  return last?.to && last.to !== 'contested' ? last.to : null
}

type Capture = { readonly taken: 'no' | 'yes' | 'back' | 'capital' | 'freed' | 'lost'; readonly of?: PowerId }

/** Result for the space: taken, returned to an ally, lost to the enemy; for a capital: fallen or freed. */
export function captureOf({ space }: BattleReport, facts: TurnFacts): Capture {
  const owner = newOwner(space, facts)
  if (owner === null) return { taken: 'no' }
  const capital = capitalHeldBy(space)
  if (capital === owner) return { taken: 'freed', of: capital }
  if (capital && sideOf(capital) !== sideOf(owner)) return { taken: 'capital', of: capital }
  if (sideOf(owner) !== sideOf(facts.power)) return { taken: 'lost', of: owner }
  return { taken: owner === facts.power ? 'yes' : 'back', of: owner }
}

const isForCapital = (report: BattleReport, facts: TurnFacts) => ['capital', 'freed'].includes(captureOf(report, facts).taken)

function battlePhrase(report: BattleReport, facts: TurnFacts): Phrase {
  const { attacker, space, kind, outcome, opening } = report
  const [own, theirs] = [lossOf(report, 'attacker'), lossOf(report, 'defender')]
  const { taken, of } = captureOf(report, facts)
  const owners = ownersIn(report)
  return phrase('battle', {
    ...powerParams(attacker, facts.power),
    ...spaceParam(space),
    kind,
    outcome: outcome === 'retreated' && facts.withdrawn.some(({ from }) => from === space) ? 'told' : (outcome ?? 'open'),
    taken,
    ...(of ? { of: { power: of } } : {}),
    with: countUnits(opening.attacker),
    against: countUnits(opening.defender),
    who: { powers: owners },
    owners: owners.length,
    losses: own + theirs === 0 ? 'none' : 'some',
    lost: own,
    theirs,
  })
}

/** Small land battles of the turn's power that took the space or decided nothing. */
function skirmishOf(report: BattleReport, facts: TurnFacts): 'won' | 'open' | null {
  const { taken } = captureOf(report, facts)
  if (report.kind !== 'land' || report.attacker !== facts.power || sizeOfBattle(report) > MAX_SKIRMISH_UNITS) return null
  if (taken === 'yes') return 'won'
  return taken === 'no' && report.outcome === null ? null : taken === 'no' ? 'open' : null
}

function skirmishPhrase(kind: 'won' | 'open', reports: readonly BattleReport[]): Phrase {
  const sum = (side: 'attacker' | 'defender') => reports.reduce((all, report) => all + lossOf(report, side), 0)
  return phrase(`skirmishes-${kind}`, {
    spaces: { spaces: reports.map(({ space }) => space) },
    lost: sum('attacker'),
    theirs: sum('defender'),
  })
}

/** Battles in which a capital changed hands. */
export const capitalBattlePhrases = (facts: TurnFacts): Phrase[] =>
  facts.battles.filter((report) => isForCapital(report, facts)).map((report) => battlePhrase(report, facts))

/** All other battles, largest first. Skirmishes of the same result share a sentence. */
export function battlePhrases(facts: TurnFacts): Phrase[] {
  const others = facts.battles.filter((report) => !isForCapital(report, facts))
  const alike = (kind: 'won' | 'open') => {
    const small = others.filter((report) => skirmishOf(report, facts) === kind)
    return small.length > 1 ? small : []
  }
  const [won, open] = [alike('won'), alike('open')]
  const large = others.filter((report) => !won.includes(report) && !open.includes(report))
  return [
    ...large.sort((a, b) => sizeOfBattle(b) - sizeOfBattle(a)).map((report) => battlePhrase(report, facts)),
    ...(won.length > 0 ? [skirmishPhrase('won', won)] : []),
    ...(open.length > 0 ? [skirmishPhrase('open', open)] : []),
  ]
}

/** Fleets that left a battle. */
export const withdrawalPhrases = ({ power, withdrawn }: TurnFacts): Phrase[] =>
  withdrawn.map((each) =>
    phrase('withdrew', { ...powerParams(each.power, power), ...spaceParam(each.from), to: { space: each.to } }),
  )

/** Gas attacks, and contested land where the power did not fight. */
export function frontPhrases({ power, battles, gas, end, order, lands, marches }: TurnFacts): Phrase[] {
  const fought = new Set(battles.map(({ space }) => space))
  const held = spacesOf(end)
    .filter(({ id, kind }) => kind === 'land' && !fought.has(id) && controllerOf(end, id) === 'contested')
    .filter(({ id }) => !lands.some((land) => land.space === id) && !marches.some(({ to }) => to === id))
    .filter(({ id }) => unitsIn(end, id).some((stack) => stack.power === power))
    .map(({ id }) => id)
  return [
    ...gas.map(({ space, guns, reached }) => phrase('gas', { ...spaceParam(space), guns, reached })),
    // Only once the turn has reached combat or purchase.
    ...(held.length > 0 && (battles.length > 0 || order) ? [phrase('held', { spaces: { spaces: held } })] : []),
  ]
}
