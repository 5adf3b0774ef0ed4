import type { Decision, GameState } from '../../../engine/index.ts'
import { TWO_HIT_TYPES } from '../../../planning/losses.ts'
import { useAutomaticLosses, wereLossesAutomatic } from '../../../store/game/automatic-losses.ts'
import { computerSeatIn } from '../../../store/game/computers.ts'
import { useGame } from '../../../store/game/game.ts'
import {
  type BattleReport,
  type BattleSide,
  type Exchange,
  hitsToTake,
  type Loss,
  latestExchange,
  ownersOfLines,
} from '../../../store/game/reports.ts'
import { playerName } from '../../../store/game/timeline.ts'
import { t } from '../../text.ts'
import { LossBox, LossesTaken, lossTitle } from './LossBox.tsx'
import css from './Losses.module.css'
import { LossPicker } from './LossPicker.tsx'

type Props = { game: GameState; report: BattleReport; decision: Decision }

const ALONE: ReadonlySet<Exchange['step']> = new Set(['strike', 'coastal', 'gas'])
const SIDES: readonly BattleSide[] = ['attacker', 'defender']

/** Both sides' losses: taken ones as text, the current one with steppers, the next one announced. */
export function Losses({ game, report, decision }: Props) {
  const exchange = latestExchange(report)
  const taken = useAutomaticLosses(({ entries }) => entries)
  const computers = useGame((store) => store.computers)
  if (!exchange) return null
  const chosenBy = (losses: readonly Loss[]): string | null => {
    const by = losses.find((loss) => loss.chosenBy)?.chosenBy
    if (!by) return null
    return computerSeatIn(computers, game, by)
      ? t('decisions.losses.chosenByComputer')
      : t('decisions.losses.chosenBy', { player: playerName(game, by) })
  }
  const choosing: BattleSide = isAttacker(report, decision) ? 'attacker' : 'defender'
  return (
    <div className={css.pair} data-open={ALONE.has(exchange.step) ? 'alone' : choosing}>
      {SIDES.map((side) => {
        if (side === choosing) return <LossPicker key={`${side} ${decision.id}`} game={game} decision={decision} />
        const losses = exchange.losses.filter((loss) => loss.side === side)
        const speaker = ownersOfLines(report.opening[side])[0] ?? report.attacker
        const owed = hitsToTake(exchange, side)
        // Coastal guns and gas cannot be fired at.
        if (ALONE.has(exchange.step)) return null
        if (losses.length > 0 || owed === 0) {
          const joint = side === 'attacker' && report.with.length > 0
          const unasked = losses.some(({ power }) => wereLossesAutomatic(taken, report.space, power))
          const chosen = unasked ? null : chosenBy(losses)
          return (
            <LossesTaken key={side} game={game} power={speaker} losses={losses} chosen={chosen} unasked={unasked} joint={joint} />
          )
        }
        // Losses cannot exceed the units; with one type there is no choice.
        const there = exchange.before[side]
        const most = there.reduce(
          (sum, line) => sum + line.count + (TWO_HIT_TYPES.has(line.type) ? line.count - line.damaged : 0),
          0,
        )
        const count = Math.min(owed, most)
        const [line, another] = there
        const forced = count === most || (line !== undefined && another === undefined && !TWO_HIT_TYPES.has(line.type))
        const title = lossTitle(speaker, ownersOfLines(report.opening[side]).length, count)
        return (
          <LossBox key={side} power={speaker} title={title}>
            <p className="type-note">{t(`decisions.losses.${count === most ? 'allNext' : forced ? 'forced' : 'waiting'}`)}</p>
          </LossBox>
        )
      })}
    </div>
  )
}

const isAttacker = ({ attacker, with: joined }: BattleReport, { by }: Decision) => by === attacker || joined.includes(by)
