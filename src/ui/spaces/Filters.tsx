import type { KeyboardEvent } from 'react'
import { content } from '../../content/index.ts'
import type { PowerId, SpaceId } from '../../engine/index.ts'
import { openSpaces } from '../../store/spaces.ts'
import { t } from '../text.ts'
import { Button } from '../widgets/index.ts'
import css from './SpacesSheet.module.css'
import { FLAGS, type Flag, setFlag, useFilters } from './shown.ts'

/** Text, power and four switches. Each shows its number of matches. */
export function Filters({ flags }: { flags: Record<Flag, ReadonlySet<SpaceId>> }) {
  const filters = useFilters()
  const set = useFilters.setState
  const key = (event: KeyboardEvent) => {
    // Esc first clears the text, then closes the table.
    if (event.key === 'Escape' && filters.text !== '') set({ text: '' })
    else if (event.key === 'ArrowDown' || event.key === 'Enter') openSpaces()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <fieldset className={css.filters}>
      <legend className="sr-only">{t('spaces.filters')}</legend>
      <input
        className={css.text}
        value={filters.text}
        aria-label={t('app.find.label')}
        placeholder={t('spaces.text')}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => set({ text: event.target.value })}
        onKeyDown={key}
      />
      <select
        className={css.power}
        aria-label={t('spaces.power')}
        value={filters.power ?? ''}
        onChange={(event) => set({ power: (event.target.value || null) as PowerId | null })}
      >
        <option value="">{t('spaces.anyPower')}</option>
        {content.powers.map((power) => (
          <option key={power.id} value={power.id}>
            {power.name}
          </option>
        ))}
      </select>
      {FLAGS.map((flag) => {
        const count = flags[flag].size
        return (
          <Button
            key={flag}
            className={css.flag ?? ''}
            aria-pressed={filters.flags.has(flag) && count > 0}
            why={count === 0 ? t(`spaces.no.${flag}`) : null}
            onClick={() => setFlag(flag, !filters.flags.has(flag))}
          >
            {t(`spaces.${flag}`)} <small>{count}</small>
          </Button>
        )
      })}
    </fieldset>
  )
}
