import { type KeyboardEvent, useId, useMemo, useState } from 'react'
import { content } from '../../content/index.ts'
import { controllerOf, type GameState, type SpaceId } from '../../engine/index.ts'
import { useGame } from '../../store/game.ts'
import { useUi } from '../../store/ui.ts'
import { powerName, t } from '../text.ts'
import css from './Dock.module.css'

const SPACES = content.spaces
  .filter((space) => space.kind !== 'impassable')
  .sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }))
const MOST = 12

function find(query: string) {
  const wanted = query.trim().toLowerCase()
  if (!wanted) return []
  const starts = SPACES.filter((space) => space.name.toLowerCase().startsWith(wanted))
  const holds = SPACES.filter((space) => !starts.includes(space) && space.name.toLowerCase().includes(wanted))
  return [...starts, ...holds].slice(0, MOST)
}

function holderText(game: GameState | null, space: SpaceId): string {
  const holder = game ? controllerOf(game, space) : null
  if (holder === 'contested') return t('app.space.contested')
  return holder ? powerName(holder) : ''
}

/** Type a name, and the map goes there. */
export function FindSpace() {
  const [query, setQuery] = useState('')
  const [at, setAt] = useState(0)
  const list = useId()
  const game = useGame((store) => store.game)
  const found = useMemo(() => find(query), [query])
  const go = (space: SpaceId | undefined) => {
    if (!space) return
    const ui = useUi.getState()
    ui.setSheet(null)
    ui.setInspect(space)
    ui.setFocusSpace(space)
    ui.setRing([space])
    // From here the arrow keys go on, once the finder has given the focus back.
    setTimeout(() => document.querySelector<HTMLElement>('[role="application"]')?.focus())
  }
  const key = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') setAt(Math.min(at + 1, found.length - 1))
    else if (event.key === 'ArrowUp') setAt(Math.max(at - 1, 0))
    else if (event.key === 'Enter') go(found[at]?.id)
    else return
    event.preventDefault()
  }
  return (
    <div className={css.text}>
      <input
        className={css.find}
        // It was asked for to be typed into.
        ref={(input) => input?.focus()}
        value={query}
        role="combobox"
        aria-label={t('app.find.label')}
        aria-expanded={found.length > 0}
        aria-controls={list}
        aria-activedescendant={found[at] ? `${list}-${found[at].id}` : undefined}
        placeholder={t('app.find.label')}
        onKeyDown={key}
        onChange={(event) => {
          setQuery(event.target.value)
          setAt(0)
        }}
      />
      <div id={list} role="listbox" aria-label={t('app.find.results')} className={css.found}>
        {found.map((space, index) => (
          <div
            key={space.id}
            id={`${list}-${space.id}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            onClick={() => go(space.id)}
            onKeyDown={(event) => event.key === 'Enter' && go(space.id)}
          >
            <span>{space.name}</span>
            <small>{holderText(game, space.id)}</small>
          </div>
        ))}
      </div>
      {query.trim() && found.length === 0 && <p>{t('app.find.none', { query: query.trim() })}</p>}
    </div>
  )
}
