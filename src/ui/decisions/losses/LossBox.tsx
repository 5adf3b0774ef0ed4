import type { ReactNode, Ref } from 'react'
import { type Counts, costOfAll, type GameState, type Owner, sideOf } from '../../../engine/index.ts'
import { type Loss, ownersOfLines } from '../../../store/game/reports.ts'
import { countsText, powerAtStart, powerName, t, unitName } from '../../text.ts'
import counted from '../../widgets/CountRow.module.css'
import { Glyph, UnitIcon } from '../../widgets/index.ts'
import css from './Losses.module.css'

/** Several powers of one side lose as that side. */
export function lossTitle(power: Owner, owners: number, count: number): string {
  return owners > 1 && power !== 'neutral'
    ? t('decisions.losses.sideTitle', { side: sideOf(power), count })
    : t('decisions.losses.title', { power: powerAtStart(power), count })
}

type BoxProps = { power: Owner; title: string; aside?: ReactNode; open?: boolean; children?: ReactNode; ref?: Ref<HTMLElement> }

/** One side's losses. The open one is tinted in the deciding power's colour. */
export function LossBox({ power, title, aside, open = false, children, ref }: BoxProps) {
  return (
    <section
      ref={ref}
      className={css.box}
      data-open={open || undefined}
      data-power={power}
      aria-label={title}
      tabIndex={open ? -1 : undefined}
    >
      <div className={css.head}>
        <Glyph name={power === 'neutral' ? 'none' : power} size={12} />
        <h3 className={css.title}>{title}</h3>
        {aside && <span className={css.aside}>{aside}</span>}
      </div>
      {children}
    </section>
  )
}

function units(losses: readonly Loss[], pick: 'units' | 'damaged'): Counts {
  const sum: Counts = {}
  for (const loss of losses)
    for (const [type, count] of Object.entries(loss[pick]) as [keyof Counts, number][]) sum[type] = (sum[type] ?? 0) + count
  return sum
}

type DoneProps = {
  game: GameState
  power: Owner
  losses: readonly Loss[]
  /** Chosen by a person, and who. */
  chosen: string | null
  /** Taken automatically, as set. */
  unasked?: boolean
  /** Several powers attacked together. */
  joint?: boolean
}

/** Past losses as text. */
export function LossesTaken({ game, power, losses, chosen, unasked = false, joint = false }: DoneProps) {
  const lost = units(losses, 'units')
  // The chooser is named for removed units, not for damage.
  const gone = Object.values(lost).some((count) => count > 0)
  const several = ownersOfLines(losses).length > 1
  const lines = losses.flatMap((loss) => {
    const all = [
      ...(Object.entries(loss.damaged) as [keyof Counts, number][]).map(([type, count]) => ({ loss, type, count, hurt: true })),
      ...(Object.entries(loss.units) as [keyof Counts, number][]).map(([type, count]) => ({ loss, type, count, hurt: false })),
    ]
    return all.filter((line) => line.count > 0)
  })
  const title =
    lines.length > 0
      ? joint && power !== 'neutral'
        ? t('decisions.losses.sideDone', { side: sideOf(power) })
        : t('decisions.losses.done', { power: powerAtStart(power) })
      : t('decisions.losses.none', { power: powerAtStart(power) })
  return (
    <LossBox power={power} title={title} aside={<Glyph name="check" size={16} />}>
      <ul>
        {lines.map(({ loss, type, count, hurt }) => (
          <li key={`${loss.power} ${type} ${hurt}`} className={css.lost}>
            <UnitIcon type={type} size={20} damaged={hurt} />
            <span className={`${counted.name} ${css.name}`}>
              {hurt ? t('decisions.losses.damaged', { count }) : unitName(type, count)}
              {several && <small> {powerName(loss.power)}</small>}
            </span>
            <b>{hurt ? '' : `−${count}`}</b>
          </li>
        ))}
        {losses
          .filter((loss) => loss.cargo.length > 0)
          .map((loss) => (
            <li key={`${loss.power} cargo`} className="type-note">
              {t('decisions.losses.withCargo', { cargo: countsText(cargoOf(loss)) })}
            </li>
          ))}
      </ul>
      {lines.length > 0 && (
        <p className="type-note">
          {gone ? t('decisions.losses.value', { ipc: costOfAll(game, lost) }) : t('decisions.losses.free')}{' '}
          {unasked ? t('decisions.losses.asSet') : (chosen ?? (gone && t('decisions.losses.auto')))}
        </p>
      )}
    </LossBox>
  )
}

function cargoOf(loss: Loss): Counts {
  const counts: Counts = {}
  for (const { type } of loss.cargo) counts[type] = (counts[type] ?? 0) + 1
  return counts
}
