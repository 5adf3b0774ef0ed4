import type { ReactNode } from 'react'
import type { FireGroup, Owner } from '../../engine/index.ts'
import { type BattleReport, type BattleSide, type Exchange, fireOf, hitsToTake, ownersOfLines } from '../../store/game/reports.ts'
import { hasText, listText, powerName, t } from '../text.ts'
import { Glyph, RuleTag } from '../widgets/index.ts'
import line from '../widgets/Line.module.css'
import beats from './Beat.module.css'
import device from './Device.module.css'
import { Dice } from './Dice.tsx'
import { effectDice, effectLines, escortGroups } from './effects.ts'
import css from './Strips.module.css'
import { Toll } from './Toll.tsx'

type Props = {
  report: BattleReport
  /** Above the exchange on the board what came before, below it what followed. */
  part: 'before' | 'after'
  /** Delay of an exchange in beats. */
  beatOf: (index: number) => number
}

/** Exchanges before or after the current one: coastal guns, air, gas, first shots, earlier rounds at sea. */
export function Strips({ report, part, beatOf }: Props) {
  const board = fireOf(report)
  const at = board ? report.exchanges.indexOf(board) : report.exchanges.length
  const before = part === 'before'
  const shown = before ? report.exchanges.slice(0, at) : report.exchanges.slice(at + 1)
  // Results of the exchange itself have no strip.
  const besides = before || !board ? [] : effectLines(board, report)
  if (shown.length === 0 && besides.length === 0) return null
  return (
    <ul className={css.strips}>
      {besides.length > 0 && (
        <li>
          <Lines lines={besides} />
        </li>
      )}
      {shown.map((exchange, index) => (
        <Strip
          key={`${exchange.step} ${exchange.round} ${index}`}
          exchange={exchange}
          report={report}
          beat={beatOf(report.exchanges.indexOf(exchange))}
        />
      ))}
    </ul>
  )
}

function labelOf({ step, round }: Exchange, { kind, asked }: BattleReport): string {
  if (step === 'fire') return t('battle.strip.round', { round })
  if (step === 'strike' && asked.includes('coastal')) return t('battle.strip.artillery-strike')
  const own = `battle.strip.${step}.${kind}`
  return t(hasText(own) ? own : `battle.strip.${step}`, { round })
}

type StripProps = { exchange: Exchange; report: BattleReport; beat: number }

function Strip({ exchange, report, beat }: StripProps) {
  // Hits whose losses are not chosen yet.
  const due = exchange.losses.length > 0 ? 0 : hitsToTake(exchange, 'attacker') + hitsToTake(exchange, 'defender')
  const ownerOf = (side: BattleSide) => ownersOfLines(report.opening[side])[0] ?? report.attacker
  const lines = effectLines(exchange, report)
  const escorts = escortGroups(exchange)
  const dice = effectDice(exchange)
  const fired = exchange.attacker !== null || exchange.defender !== null || escorts.length > 0 || exchange.losses.length > 0
  return (
    <li
      className={`${css.strip} ${beats.beat}`}
      data-beat={beat || undefined}
      data-spoken={(!fired && dice.length === 0) || undefined}
    >
      <span className={css.label}>{labelOf(exchange, report)}</span>
      <span className={css.dice}>
        {(['attacker', 'defender'] as const).map((side) => (
          <Throw key={side} groups={exchange[side]?.groups ?? []} owner={ownerOf(side)} />
        ))}
        {dice.map(({ key, side, dice: shown, upTo, says }) => (
          <Thrown key={key} owner={ownerOf(side)} dice={shown} says={t(`battle.dice.${says}`)}>
            <Dice dice={shown} needs={upTo} small={shown.length > 5} />
          </Thrown>
        ))}
        <Throw groups={escorts} owner={escorts[0]?.power ?? report.attacker} />
      </span>
      {fired && (
        <span className={css.outcome}>{due > 0 ? t('battle.hits', { count: due }) : <Toll losses={exchange.losses} />}</span>
      )}
      {lines.length > 0 && <Lines lines={lines} />}
    </li>
  )
}

function Lines({ lines }: { lines: ReturnType<typeof effectLines> }) {
  return (
    <span className={css.effects}>
      {lines.map(({ key, text, rule }) => (
        <span key={key} className={`${line.ends} ${css.effect}`}>
          <span>{text}</span>
          <RuleTag rule={rule} />
        </span>
      ))}
    </span>
  )
}

type ThrownProps = { owner: Owner; dice: readonly number[]; says?: string; children: ReactNode }

/** Dice of one side with its mark. */
function Thrown({ owner, dice, says, children }: ThrownProps) {
  const spoken = t('battle.strip.dice', { power: powerName(owner), dice: listText(dice.map(String)) })
  return (
    <span className={css.throw} data-power={owner}>
      <span className={`${device.device} ${css.device}`}>
        <Glyph name={owner === 'neutral' ? 'none' : owner} size={10} />
      </span>
      <span className="sr-only">
        {says ? `${says}, ` : ''}
        {spoken}
      </span>
      {children}
    </span>
  )
}

function Throw({ groups, owner }: { groups: readonly FireGroup[]; owner: Owner }) {
  if (groups.length === 0) return null
  const dice = groups.flatMap((group) => group.dice)
  return (
    <Thrown owner={owner} dice={dice}>
      {groups.map((group) => (
        <Dice key={`${group.power} ${group.type}`} dice={group.dice} needs={group.needs} small={dice.length > 5} />
      ))}
    </Thrown>
  )
}
