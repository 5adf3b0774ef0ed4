import { battles, decision, type GameState, PHASES, type Phase, type SpaceId, treasuryOf } from '../../engine/index.ts'
import { mustAct, usePlayerOf, usePower, useSeatOf, useShownPhase } from '../../store/game/selectors.ts'
import { useWarOver } from '../../store/game/war-end.ts'
import { useShown, useViewed } from '../../store/view/viewed-moment.ts'
import { powerName, t } from '../text.ts'
import { Glyph, Roundel } from '../widgets/index.ts'
import css from './Rail.module.css'
import { RailOver } from './RailOver.tsx'

/** The phases of the turn in the colour of the acting power, and its name at the right. */
export function Rail() {
  return useWarOver() ? <RailOver /> : <Turn />
}

function Turn() {
  const power = usePower()
  const now = useShownPhase()
  const player = usePlayerOf(power)
  const treasury = useShown((game) => (game ? treasuryOf(game, power) : 0))
  return (
    <div className={css.rail} data-power={power}>
      <ol className={css.phases} aria-label={t('app.rail.label')}>
        {PHASES.map((phase) => (
          <Step key={phase} phase={phase} now={now} />
        ))}
      </ol>
      <div className={css.who}>
        <Asked />
        <span className={css.treasury}>{t('app.rail.treasury', { treasury })}</span>
        <Glyph name={power} size={14} />
        <span className="type-power">{powerName(power)}</span>
        <span className={css.player}>{player}</span>
      </div>
    </div>
  )
}

const NONE: readonly SpaceId[] = []

/** A battle counts as fought when no question about it remains. */
function countFought(game: GameState, fighting: readonly SpaceId[]): number {
  const open = decision(game)?.space
  return battles(game).filter(({ resolved, space }) => resolved && space !== open && !fighting.includes(space)).length
}

function Step({ phase, now }: { phase: Phase; now: Phase }) {
  const at = PHASES.indexOf(phase) - PHASES.indexOf(now)
  const state = at < 0 ? 'done' : at === 0 ? 'now' : 'later'
  const fights = useShown((game) => (game && phase === 'combat' && now === 'combat' ? battles(game).length : 0))
  const fighting = useViewed(({ look }) => look?.fighting ?? NONE)
  const fought = useShown((game) => (game && phase === 'combat' && now === 'combat' ? countFought(game, fighting) : 0))
  const name = t(`app.phase.${phase}`)
  return (
    <li className={css.phase} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
      <span>
        {state === 'done' && <Glyph name="check" size={13} title={t('app.rail.done')} />}
        <em>{fights > 0 ? t('app.rail.battles', { name, fought, fights }) : name}</em>
      </span>
    </li>
  )
}

/** The power that must answer outside its turn. */
function Asked() {
  const power = usePower()
  const asked = useShown((game) => (game ? mustAct(game) : power))
  const seat = useSeatOf(power)
  const askedSeat = useSeatOf(asked)
  const player = usePlayerOf(asked)
  if (asked === power) return null
  return (
    <span className={css.asked}>
      <Roundel power={asked} size={16} />
      {t('app.rail.decides', { who: seat === askedSeat ? powerName(asked) : player })}
    </span>
  )
}
