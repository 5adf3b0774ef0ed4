import { useEffect, useMemo } from 'react'
import {
  battleDice,
  battles,
  decision as decisionOf,
  type GameState,
  type Owner,
  type SpaceId,
  tableOf,
  turn,
} from '../../engine/index.ts'
import { expectedHits } from '../../planning/forecast.ts'
import { useHandingOver } from '../../store/game/handover.ts'
import {
  type BattleReport,
  type BattleSide,
  type Exchange,
  ownersOfLines,
  submerges,
  type UnitLine,
  useBattleReports,
} from '../../store/game/reports.ts'
import { useUi } from '../../store/ui.ts'
import { useShownGame, useViewed } from '../../store/view/viewed-moment.ts'
import { DecisionBody } from '../decisions/DecisionBody.tsx'
import { OddsHere } from '../odds/OddsHere.tsx'
import { spaceName, t } from '../text.ts'
import { Panel } from '../widgets/index.ts'
import { useAsideIn } from './aside.ts'
import css from './BattleBoard.module.css'
import beat from './Beat.module.css'
import { BoardHead } from './BoardHead.tsx'
import { useBeats } from './beats.ts'
import { Convoy } from './Convoy.tsx'
import { standingAside, standingIn } from './forces.ts'
import { useJoinedIn } from './joined.ts'
import { landingAhead } from './landingAhead.ts'
import { MineCard } from './MineCard.tsx'
import { beforeAttack, momentOf } from './moment.ts'
import { Ready } from './Ready.tsx'
import { Result } from './Result.tsx'
import { SideColumns, SideHead } from './SideColumns.tsx'
import { Sky } from './Sky.tsx'
import { StepTrack } from './StepTrack.tsx'
import { Strips } from './Strips.tsx'
import { sideSeats } from './seats.ts'
import { isLanding, landingTrack, trackOf } from './stepTrack.ts'
import { useStuck } from './stuck.ts'

type Props = { space: SpaceId }

const SIDES: readonly BattleSide[] = ['attacker', 'defender']

/** One battle: expected hits before it, the current question during it, the result after it. A replayed battle asks nothing. */
export function BattleBoard({ space }: Props) {
  const game = useShownGame()
  const past = useViewed(({ look }) => look !== null)
  const isHandedOver = useHandingOver() !== null
  const reports = useBattleReports()
  const setBattleSpace = useUi((ui) => ui.setBattleSpace)
  const report = reports.find((each) => each.space === space) ?? null
  // A landing's battle may start by itself; the map follows.
  useEffect(() => {
    if (!past && useUi.getState().battleSpace !== space) setBattleSpace(space)
  }, [space, past, setBattleSpace])
  if (!game) return null
  return (
    <Panel>
      <section className={css.board} aria-label={t('battle.board', { space: spaceName(space) })}>
        <Board game={game} space={space} report={report} reports={reports} past={past || isHandedOver} />
      </section>
    </Panel>
  )
}

type BoardProps = {
  game: GameState
  space: SpaceId
  report: BattleReport | null
  reports: readonly BattleReport[]
  past: boolean
}

function Board({ game, space, report, reports, past }: BoardProps) {
  const entry = battles(game).find((battle) => battle.space === space)
  const kind = report?.kind ?? entry?.kind ?? 'land'
  const { units } = tableOf(game)
  const decision = decisionOf(game)
  const asked = report !== null && report.outcome === null ? decision : null
  const attacker = report?.attacker ?? turn(game).power
  const joined = useJoinedIn(space)
  const standing = report?.standing ?? standingIn(game, space, attacker, joined)
  const groups = useAsideIn(game, space)
  const { exchange, round, busy, fired } = report ? momentOf(report) : beforeAttack(standingAside(game, groups?.aside ?? []))
  const force = report?.outcome ? null : battleDice(game, space, joined)
  // The way the ground units fire depends on the air battle: this mean covers all its results.
  const hits = kind === 'land' && !report?.outcome ? expectedHits(game, space, joined) : null
  const zones = [...(report?.landed ?? []), ...game.turn.landings.filter((landing) => landing.to === space)].map(
    ({ zone }) => zone,
  )
  const fought = reports.some((each) => each.kind === 'sea' && zones.includes(each.space))
  const ashore = report
    ? isLanding(report)
      ? landingTrack(report, asked, game, fought)
      : null
    : kind === 'land'
      ? landingAhead(game, space, fought)
      : null
  const seatsOf = (side: BattleSide) => {
    const lines = withDived((exchange?.before ?? standing)[side], exchange)
    const airOpen = report === null || (report.supremacy === undefined && report.outcome === null)
    const mustered = force?.[side === 'attacker' ? 'attackers' : 'defenders'] ?? null
    return sideSeats({ kind, side, lines, units }, { exchange, muster: mustered, airOpen, busy: busy(side), fired: fired(side) })
  }
  const ask = useMemo(() => ({ space }), [space])
  const stuck = useStuck('--stuck')
  const heads = useStuck('--heads')
  const beatOf = useBeats(report?.exchanges.length ?? 0)
  const airAt = report?.exchanges.findLastIndex((each) => each.step === 'air') ?? -1
  const fireBeat = report && exchange ? beatOf(report.exchanges.indexOf(exchange)) : 0
  const lastBeat = report ? beatOf(report.exchanges.length - 1) : 0
  const owners = (side: BattleSide): Owner[] => {
    const there = ownersOfLines((report?.opening ?? standing)[side])
    // In an assault the attackers may still be at sea.
    return there.length === 0 && side === 'attacker' ? [attacker] : there
  }
  return (
    <>
      <div ref={stuck} className={css.stuck}>
        <BoardHead game={game} space={space} kind={kind} round={round} />
        {ashore && <StepTrack steps={ashore} />}
        <StepTrack steps={trackOf(kind, report, asked, { game, space, standing })} />
        {report && <Sky report={report} beat={beatOf(airAt)} />}
      </div>
      {kind === 'sea' && <MineCard zone={space} compact />}
      {report && <Strips report={report} part="before" beatOf={beatOf} />}
      <div ref={heads} className={css.heads}>
        {SIDES.map((side) =>
          owners(side).length > 0 ? <SideHead key={side} side={side} owners={owners(side)} /> : <span key={side} />,
        )}
      </div>
      <div className={css.sides}>
        {SIDES.map((side) =>
          side === 'defender' && owners(side).length === 0 ? (
            <Convoy key={side} game={game} zone={space} />
          ) : (
            <SideColumns
              key={side}
              side={side}
              owners={owners(side)}
              seats={seatsOf(side)}
              volley={exchange?.[side] ?? null}
              beat={fireBeat}
              mean={hits && (side === 'attacker' ? hits.own : hits.theirs)}
              unopposed={owners('defender').length === 0}
              losses={asked && asked.kind !== 'casualties' ? (exchange?.losses.filter((loss) => loss.side === side) ?? []) : []}
            />
          ),
        )}
      </div>
      {report && <Strips report={report} part="after" beatOf={beatOf} />}
      {asked && report && !past && (
        <div className={beat.beat} data-beat={lastBeat || undefined}>
          <DecisionBody game={game} decision={asked} report={report} />
        </div>
      )}
      {!report && entry && !entry.resolved && joined.length === 0 && (groups?.aside ?? []).length === 0 && (
        <div className={css.odds}>
          <OddsHere game={game} ask={ask} who="battle" title={t('odds.battle.here')} past={past} />
        </div>
      )}
      {!report && entry && !past && <Ready game={game} entry={entry} />}
      {report?.outcome && (
        <div className={beat.beat} data-beat={lastBeat || undefined}>
          <Result game={game} report={report} reports={reports} past={past} />
        </div>
      )}
    </>
  )
}

/** Submarines that submerged in this exchange keep a dashed seat. */
function withDived(lines: readonly UnitLine[], exchange: Exchange | null): readonly UnitLine[] {
  return lines.map((line) => {
    const count = exchange?.dived.find((each) => each.power === line.power && submerges(line.type))?.count ?? 0
    return count > 0 ? { ...line, submerged: Math.min(line.count, line.submerged + count) } : line
  })
}
