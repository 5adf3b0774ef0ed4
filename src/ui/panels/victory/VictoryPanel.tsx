import { type RefObject, useEffect, useMemo, useRef } from 'react'
import {
  dateOf,
  type GameState,
  goals,
  POWERS,
  type Side,
  type SpaceId,
  scores,
  sideOf,
  type Winner,
  winner,
} from '../../../engine/index.ts'
import type { Chronicle } from '../../../history/index.ts'
import { useGame } from '../../../store/game/game.ts'
import { isGame } from '../../../store/game/table.ts'
import { useUi } from '../../../store/ui.ts'
import { spaceNames, t } from '../../text.ts'
import { Roundel, RuleTag } from '../../widgets/index.ts'
import { PhasePanel } from '../shared/parts.tsx'
import { HowItEnds } from './HowItEnds.tsx'
import { RematchFoot } from './RematchFoot.tsx'
import { Honours, TurningRounds, WarCurve } from './Review.tsx'
import { useWarReview } from './useWarReview.ts'
import css from './Victory.module.css'

/** The end of the war: who won and why, how it went, and what can be done next. The map beside it stays to be looked at. */
export function VictoryPanel() {
  const game = useGame((store) => store.game)
  const isSketch = !useGame(isGame)
  const won = game && winner(game)
  if (!won) return null
  return isSketch ? (
    <PhasePanel label={t('panels.victory.label')}>
      <Result game={game} won={won} />
    </PhasePanel>
  ) : (
    <Victory game={game} won={won} />
  )
}

type Props = { game: GameState; won: Winner }

function Victory({ game, won }: Props) {
  const setTab = useUi((ui) => ui.setTab)
  const heading = useRef<HTMLHeadingElement>(null)
  const isShown = useRef(false)
  const chronicle = useWholeWar()
  const { rounds, shifts, honours } = useWarReview(chronicle)
  // Once: after looking back the player is left alone.
  useEffect(() => {
    if (isShown.current) return
    isShown.current = true
    setTab('orders')
    heading.current?.focus({ preventScroll: true })
  }, [setTab])
  return (
    <PhasePanel label={t('panels.victory.label')} foot={<RematchFoot />}>
      <Result game={game} won={won} heading={heading} />
      {rounds && rounds.length > 2 && <WarCurve rounds={rounds} shifts={shifts ?? []} />}
      {shifts && shifts.length > 0 && <TurningRounds shifts={shifts} />}
      {honours && honours.length > 0 && <Honours honours={honours} />}
      <HowItEnds game={game} />
    </PhasePanel>
  )
}

/** The war so far; null until the past of a kept game has been replayed. */
function useWholeWar(): Chronicle | null {
  const opening = useGame((store) => store.opening)
  const entries = useGame((store) => store.log)
  const isComing = useGame((store) => store.pendingLog !== null)
  return useMemo(() => (opening && !isComing ? { game: '', opening, entries } : null), [opening, entries, isComing])
}

function Result({ game, won, heading }: Props & { heading?: RefObject<HTMLHeadingElement | null> }) {
  const { year, season } = dateOf(game)
  return (
    <div className={css.card}>
      <p className={css.ended}>
        {won.side && <Winners side={won.side} />}
        <span className="type-caption">{t('panels.victory.ended', { season: season ?? 'none', year: String(year) })}</span>
      </p>
      <h2 ref={heading} tabIndex={-1} className={css.title}>
        {t('panels.victory.title', { side: won.side })}
      </h2>
      <p>
        {reasonText(game, won)} {won.rule !== 'CONTRACT' && <RuleTag rule={won.rule} />}
      </p>
    </div>
  )
}

const Winners = ({ side }: { side: Side }) =>
  POWERS.filter((power) => sideOf(power) === side).map((power) => <Roundel key={power} power={power} size={22} />)

/** What decided the war, in a sentence or two. */
function reasonText(game: GameState, won: Winner): string {
  const { held, contested } = decisiveSpaces(game, won)
  const limit = scores(game)?.limit
  return t('panels.victory.how', {
    how: won.how,
    side: won.side,
    round: game.flow.round,
    held: spaceNames(held),
    contested: spaceNames(contested),
    has: held.length > 0 ? (contested.length > 0 ? 'both' : 'held') : contested.length > 0 ? 'contested' : 'none',
    by: limit?.by ?? 'rounds',
    central: won.points?.central ?? 0,
    allies: won.points?.allies ?? 0,
  })
}

/** The spaces that met the condition, read from the state, so that a war whose log is gone can say them too. */
function decisiveSpaces(game: GameState, { side, rule, how }: Winner): { held: SpaceId[]; contested: SpaceId[] } {
  const ways = how === 'capitals' ? goals(game).filter((goal) => goal.side === side && goal.rule === rule) : []
  const met = (ways.find((goal) => goal.met) ?? ways[0])?.needs.flat().filter((need) => need.met) ?? []
  const spaces = [...new Set(met.map(({ space }) => space))]
  const isContested = (space: SpaceId) => game.war.control[space] === 'contested'
  return { held: spaces.filter((space) => !isContested(space)), contested: spaces.filter(isContested) }
}
