import '../../content/words/play.ts'
import { useEffect, useRef } from 'react'
import { type Counts, costOfAll, decision, type GameState, type Owner, tableOf } from '../../engine/index.ts'
import { type BattleReport, type BattleSide, lossesOfSide, ownersOfLines } from '../../store/game/reports.ts'
import { openReportReplay } from '../../store/view/battle-replay.ts'
import { bringIntoView } from '../scroll.ts'
import { countsText, powerInText, t } from '../text.ts'
import { Button } from '../widgets/index.ts'
import { aftermathOf } from './aftermath.ts'
import { Onward } from './Onward.tsx'
import { outcomeNote, outcomeText } from './outcome.ts'
import css from './Result.module.css'

type Props = { game: GameState; report: BattleReport; reports: readonly BattleReport[]; past: boolean }

/** The result, losses of both sides, consequences and the next battle. */
export function Result({ game, report, reports, past }: Props) {
  const lines = aftermathOf(report, tableOf(game))
  const section = useRef<HTMLElement>(null)
  // Scrolls into view below a long board.
  useEffect(() => bringIntoView(section.current), [])
  return (
    <section ref={section} className={css.result} aria-live="polite">
      <h3 className="type-option">{outcomeText(report)}</h3>
      <p className={css.note}>{outcomeNote(report)}</p>
      <ul className={css.lines}>
        {(['attacker', 'defender'] as const).map((side) => (
          <SideLosses key={side} game={game} report={report} side={side} />
        ))}
        {lines.map((line) => (
          <li key={line.key}>
            <span>{line.text}</span>
            <b>{line.aside}</b>
          </li>
        ))}
      </ul>
      {!past && (
        <p className={css.again}>
          <Button onClick={() => openReportReplay(report)}>{t('again.result')}</Button>
        </p>
      )}
      {!past && !decision(game) && (
        <Onward game={game} after={report.space} followed={reports[reports.indexOf(report) + 1] ?? null} />
      )}
    </section>
  )
}

function SideLosses({ game, report, side }: { game: GameState; report: BattleReport; side: BattleSide }) {
  const there = ownersOfLines(report.opening[side])
  return (there.length === 0 && side === 'attacker' ? [report.attacker] : there).map((power) => {
    const lost: Counts = {}
    for (const loss of lossesOfSide(report, side).filter((each) => each.power === power)) {
      for (const [type, count] of Object.entries(loss.units) as [keyof Counts, number][]) lost[type] = (lost[type] ?? 0) + count
    }
    const nothing = Object.keys(lost).length === 0
    const hurt = damagedIn(report, side, power)
    const name = power === 'neutral' ? t('widgets.neutral') : powerInText(power)
    const subject = name.charAt(0).toUpperCase() + name.slice(1)
    return (
      <li key={power}>
        <span>
          {nothing
            ? t('battle.sideLostNone', { power: subject })
            : t('battle.sideLost', { power: subject, units: countsText(lost) })}
          {Object.keys(hurt).length > 0 && t('battle.sideDamaged', { units: countsText(hurt) })}
        </span>
        <b>{nothing ? '' : t('battle.worth', { ipc: costOfAll(game, lost) })}</b>
      </li>
    )
  })
}

/** Ships damaged in this battle that are still afloat. */
function damagedIn({ opening, standing }: BattleReport, side: BattleSide, power: Owner): Counts {
  const counts: Counts = {}
  for (const line of standing[side]) {
    const before = opening[side].find((each) => each.power === power && each.type === line.type)?.damaged ?? 0
    if (line.power === power && line.damaged > before) counts[line.type] = line.damaged - before
  }
  return counts
}
