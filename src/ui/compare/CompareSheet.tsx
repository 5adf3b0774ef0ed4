import '../../content/words/play.ts'
import { type ComponentType, type RefObject, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { dateOf, type GameState, type SpaceId, turn } from '../../engine/index.ts'
import { type Chronicle, compareFigures, compareStates, type Moment, stateAt } from '../../history/index.ts'
import { useGame } from '../../store/game/game.ts'
import { fetchChronicle, loadRelatives, useRelatives } from '../../store/game/related-games.ts'
import { notify } from '../../store/notify.ts'
import { liftOver } from '../../store/over.ts'
import { pressedIn } from '../../store/settings/keys.ts'
import { twins } from '../../store/twins.ts'
import type { TwinHandle, TwinProps } from '../../store/view/board-view.ts'
import { staticBoardView } from '../../store/view/static-view.ts'
import { t } from '../text.ts'
import { useCovering } from '../useCovering.ts'
import { Button, KeyCap } from '../widgets/index.ts'
import css from './CompareSheet.module.css'
import { Differing, type Numbered } from './Differing.tsx'
import { FiguresSideBySide } from './FiguresSideBySide.tsx'
import { leadTo } from './go.ts'
import { MomentMenu } from './MomentMenu.tsx'
import { momentText, roundBefore } from './moments.ts'

/** Maximum number of marked spaces that differ only in units: in a long war nearly all do. */
const MOST_ARMIES = 4

/** Time for the menu to close (ms). */
const FOCUS_BACK = 120

/** Widths with room for two maps and text, for one map, and for none. */
const ROOMS = { two: '(min-width: 68.75rem)', one: '(min-width: 43.75rem)' } as const
const watch = (listener: () => void) => {
  const queries = Object.values(ROOMS).map((query) => matchMedia(query))
  for (const query of queries) query.addEventListener('change', listener)
  return () => {
    for (const query of queries) query.removeEventListener('change', listener)
  }
}
const roomNow = () => (matchMedia(ROOMS.two).matches ? 2 : matchMedia(ROOMS.one).matches ? 1 : 0)

/** The game on the table, up to where it was when the sheet opened or later. */
function useTableChronicle(): Chronicle {
  const id = useGame((game) => game.id)
  const opening = useGame((game) => game.opening)
  const entries = useGame((game) => game.log)
  return useMemo(() => ({ game: id ?? '', opening: opening as GameState, entries }), [id, opening, entries])
}

/** Two moments on two maps and in figures. `at`: the viewed moment, or null for the present. */
export function CompareSheet({ at }: { at: number | null }) {
  useCovering()
  const here = useTableChronicle()
  const { games, told } = useRelatives()
  useEffect(() => void loadRelatives(), [])
  const [pair, setPair] = useState<readonly [Moment, Moment]>(() => [
    { game: here.game, index: at ?? roundBefore(here) },
    { game: here.game, index: here.entries.length },
  ])
  const chronicles = useMemo(() => [here, ...told.values()], [here, told])
  const chronicleOf = ({ game }: Moment) => chronicles.find((each) => each.game === game) ?? here
  // Moments that were undone in the meantime no longer exist.
  const kept = pair.map((moment) => {
    const { game, entries } = chronicleOf(moment)
    return { game, index: Math.min(moment.index, entries.length) }
  }) as [Moment, Moment]
  const [first, second] = kept.map((moment) => stateAt(chronicleOf(moment), moment)) as [GameState, GameState]
  const contrasts = useMemo(() => compareStates(first, second), [first, second])
  const figures = useMemo(() => compareFigures(first, second), [first, second])
  const held = contrasts.held.map((contrast, i): Numbered => ({ contrast, number: i + 1 }))
  const armies = contrasts.armies
    .slice(0, MOST_ARMIES)
    .map((contrast, i): Numbered => ({ contrast, number: held.length + i + 1 }))
  const marked = useMemo(
    () =>
      [...contrasts.held, ...contrasts.armies.slice(0, MOST_ARMIES)].map(({ space, held }, i) => ({
        space,
        held,
        number: i + 1,
      })),
    [contrasts],
  )
  const room = useSyncExternalStore(watch, roomNow)
  const [chosen, setChosen] = useState<number | null>(null)
  const row = useRef<HTMLButtonElement>(null)
  const maps = useRef<TwinHandle>(null)
  const sheet = useRef<HTMLElement>(null)
  useEffect(() => {
    const here = () => sheet.current?.contains(document.activeElement) || sheet.current?.focus()
    here()
    // A closing menu returns the focus to its button a moment later.
    const timer = setTimeout(here, FOCUS_BACK)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    if (chosen !== null) row.current?.scrollIntoView({ block: 'nearest' })
  }, [chosen])

  const swap = () => setPair([kept[1], kept[0]])
  const present = here.entries.length
  const isNow = ({ game, index }: Moment) => game === here.game && index === present
  const goal = isNow(kept[0]) ? kept[1] : kept[0]
  const go = () => leadTo(goal, here.game)
  const choose = (which: 0 | 1) => (game: string, index: number | null) => {
    const put = (moment: Moment) => setPair(which === 0 ? [moment, kept[1]] : [kept[0], moment])
    setChosen(null)
    if (index !== null) return put({ game, index })
    void fetchChronicle(game).then((fetched) => {
      if (fetched) put({ game, index: fetched.entries.length })
      else notify(t('compare.notFetched'), 'notice')
    })
  }
  const menu = (which: 0 | 1) => (
    <MomentMenu
      name={t(which === 0 ? 'compare.first' : 'compare.second')}
      moment={kept[which]}
      chronicles={chronicles}
      relatives={games}
      onChoose={choose(which)}
    />
  )
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: its keys mean the same wherever the focus is in it
    <main
      ref={sheet}
      className={css.sheet}
      data-room={room}
      aria-label={t('compare.title')}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.target instanceof HTMLSelectElement) return
        const meant = pressedIn('compare', event)
        if (meant === 'compareSwap') swap()
        else if (meant === 'compareGo') go()
        else if (meant === 'compareIn') maps.current?.zoomBy(1.5)
        else if (meant === 'compareOut') maps.current?.zoomBy(1 / 1.5)
        else if (meant === 'compareWhole') maps.current?.fit()
        else return
        event.preventDefault()
      }}
    >
      <div className={css.first}>{menu(0)}</div>
      <div className={css.second}>{menu(1)}</div>
      <Maps
        room={room}
        states={[first, second]}
        marked={marked}
        handle={maps}
        onSpace={(space) => setChosen(marked.find((each) => each.space === space)?.number ?? null)}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      {/* biome-ignore lint/a11y/useSemanticElements: nothing is filled in here */}
      <div className={css.facts} tabIndex={0} role="group" aria-label={t('compare.title')}>
        <div className={css.caption}>
          <h2 className="type-caption">{t('compare.title')}</h2>
          <Button variant="quiet" onClick={liftOver}>
            {t('compare.close')} <KeyCap silent>Esc</KeyCap>
          </Button>
        </div>
        <Differing
          title={t('compare.held')}
          note={t('compare.heldCount', { count: held.length, lands: contrasts.lands })}
          rows={held}
          chosen={chosen}
          chosenRow={row}
          onGo={({ contrast, number }) => {
            setChosen(number)
            maps.current?.show([contrast.space])
          }}
        />
        {armies.length > 0 && (
          <Differing
            title={t('compare.armies')}
            note={t('compare.sides')}
            rows={armies}
            chosen={chosen}
            chosenRow={row}
            onGo={({ contrast, number }) => {
              setChosen(number)
              maps.current?.show([contrast.space])
            }}
          />
        )}
        <FiguresSideBySide contrasts={figures} states={[first, second]} />
      </div>
      <div className={css.foot}>
        <Button onClick={swap}>
          {t('compare.swap')} <KeyCap silent>X</KeyCap>
        </Button>
        <Button onClick={go}>
          {t('compare.go', {
            there: goal.game === here.game ? 'here' : 'other',
            round: turn(stateAt(chronicleOf(goal), goal)).round,
          })}{' '}
          <KeyCap silent>E</KeyCap>
        </Button>
      </div>
    </main>
  )
}

type MapsProps = {
  /** Number of maps. */
  room: number
  states: readonly [GameState, GameState]
  marked: TwinProps['marked']
  handle: RefObject<TwinHandle | null>
  onSpace: (space: SpaceId) => void
}

/** Both maps. With room for one, it shows the other moment while its button is held. On a phone none. */
function Maps({ room, states, marked, handle, onSpace }: MapsProps) {
  const [flipped, setFlipped] = useState(false)
  const [Drawn, setDrawn] = useState<ComponentType<TwinProps> | null>(null)
  useEffect(() => {
    let current = true
    // If the map cannot be loaded, the text still works.
    void twins.load?.().then(
      (Twin) => current && setDrawn(() => Twin),
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [])
  const { game } = useGame.getState()
  const [date] = useState(() => dateOf(game ?? states[1]))
  const [first, second] = states
  const both = useMemo(
    () =>
      [first, second].map((state) => ({
        view: staticBoardView(state, date),
        name: t('compare.map', { moment: momentText(state) }),
      })),
    [first, second, date],
  )
  const maps = useMemo(() => (room === 2 ? both : [both[flipped ? 0 : 1]!]), [room, both, flipped])
  const press = useRef(onSpace)
  press.current = onSpace
  const [onPress] = useState(() => (space: SpaceId) => press.current(space))
  if (room === 0) return null
  return (
    <div className={css.maps}>
      {Drawn && <Drawn key={room} ref={handle} maps={maps} marked={marked} onSpace={onPress} />}
      {room === 1 && (
        <Button
          className={css.flip}
          aria-pressed={flipped}
          onPointerDown={() => setFlipped(true)}
          onPointerUp={() => setFlipped(false)}
          onPointerLeave={() => setFlipped(false)}
          onPointerCancel={() => setFlipped(false)}
          // By keyboard it toggles.
          onClick={({ detail }) => detail === 0 && setFlipped(!flipped)}
        >
          {t('compare.flip', { moment: momentText(first) })}
        </Button>
      )}
    </div>
  )
}
