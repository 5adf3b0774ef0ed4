import { useState } from 'react'
import { type GameState, type Homeland, homelands } from '../../../engine/index.ts'
import { pointing } from '../../pointing.ts'
import { powerName, spaceName, t } from '../../text.ts'
import { Glyph, Roundel } from '../../widgets/index.ts'
import { Section, show } from '../shared/parts.tsx'
import css from './Homelands.module.css'

/** How much of each homeland is lost or fought over, and how far that is from each collapse. Nothing where no power collapses. */
export function Homelands({ game }: { game: GameState }) {
  const all = homelands(game)
  const [open, setOpen] = useState<string | null>(null)
  if (all.length === 0) return null
  return (
    <Section title={t('panels.homelands.title')}>
      <p className="type-note">{t('panels.homelands.note')}</p>
      <ul className={css.list}>
        {all.map((home) => (
          <li key={home.power}>
            <button
              type="button"
              className={css.row}
              aria-expanded={open === home.power}
              aria-label={t('panels.homelands.label', { ...saidOf(home), power: powerName(home.power) })}
              onClick={() => setOpen(open === home.power ? null : home.power)}
            >
              <Roundel power={home.power} size={18} hollow={home.surrendered} />
              <span className={css.name}>{powerName(home.power)}</span>
              <Bar home={home} />
              <span className={css.figure}>{t('panels.homelands.lost', { lost: home.lost, total: home.total })}</span>
              <small className={css.state}>{t('panels.homelands.state', saidOf(home))}</small>
            </button>
            {open === home.power && <Territories home={home} />}
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Which state the power is in, and how much more it takes for the next. */
function saidOf({ lost, total, economic, political, collapsed, surrendered }: Homeland) {
  const state = surrendered ? 'out' : economic === null || political === null ? 'never' : collapsed ? 'collapsed' : 'stands'
  return {
    state,
    lost,
    total,
    economy: Math.max(0, (economic ?? 0) - lost),
    surrender: Math.max(0, (political ?? 0) - lost),
  }
}

/** Of the whole homeland what is gone, and the two marks. */
function Bar({ home: { total, lost, economic, political } }: { home: Homeland }) {
  const at = (value: number) => `${(100 * value) / total}%`
  return (
    <span className={css.bar} aria-hidden="true">
      <span className={css.gone} style={{ width: at(lost) }} />
      {economic !== null && <span className={css.mark} data-mark="economic" style={{ left: at(economic) }} />}
      {political !== null && <span className={css.mark} data-mark="political" style={{ left: at(political) }} />}
    </span>
  )
}

function Territories({ home }: { home: Homeland }) {
  return (
    <ul className={css.territories}>
      {home.territories.map(({ space, ipc, held }) => (
        <li key={space} data-held={held}>
          <button type="button" {...pointing([space])} onClick={() => show(space)}>
            {spaceName(space)} {ipc}
          </button>
          {held !== 'own' && (
            <span>
              <Glyph name={held === 'contested' ? 'attack' : 'x'} size={11} /> {t('panels.homelands.held', { held })}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
