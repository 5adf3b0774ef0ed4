import { useEffect, useMemo } from 'react'
import { decision, type GameState, turn, type UnitType } from '../../../engine/index.ts'
import { unitOf } from '../../../planning/board.ts'
import { isEmpty, unitCount } from '../../../planning/counts.ts'
import {
  expectedExchanges,
  gatherAt,
  inTableOrder,
  type MobilizeDraft,
  type MobilizePlace,
  markersFor,
  maxPlaceable,
  mobilizeActions,
  placedUnits,
  placesFor,
  setPlacedCount,
  unitsToPlace,
  unplacedUnits,
} from '../../../planning/mobilize.ts'
import { refusalIn } from '../../../planning/refusals.ts'
import { useGame } from '../../../store/game/game.ts'
import { turnStart } from '../../../store/game/timeline.ts'
import { useCommands } from '../../../store/settings/commands.ts'
import { useUi } from '../../../store/ui.ts'
import { newsOfTheTurn } from '../../log/index.ts'
import { logLinesOf } from '../../log/lines.ts'
import { logSentence } from '../../log/sentences.ts'
import { pointing } from '../../pointing.ts'
import { runQueuedPress, takePresses } from '../../press.ts'
import { countsText, powerName, spaceName, t, unitName, unitTitle } from '../../text.ts'
import { usePicking } from '../../usePicking.ts'
import { Button, PrimaryButton, RuleTag, Stepper, UnitIcon } from '../../widgets/index.ts'
import { commitCommands } from '../shared/keys.ts'
import { News } from '../shared/News.tsx'
import { PanelTitle, PhasePanel, Section, SpaceLink, UnitRow } from '../shared/parts.tsx'
import { useTotalSaid } from '../shared/useTotalSaid.ts'
import { draftOf, pressToPlace, setDraft, useDraft } from './draft.ts'
import css from './MobilizePanel.module.css'

takePresses({ mobilize: pressToPlace })

export function MobilizePanel() {
  const game = useGame((store) => store.game)
  return game && turn(game).phase === 'mobilize' ? <Mobilize game={game} /> : null
}

function Mobilize({ game }: { game: GameState }) {
  const { power } = turn(game)
  const dispatch = useGame((store) => store.dispatch)
  const setGhosts = useUi((ui) => ui.setGhosts)
  const { drawn } = useDraft()
  const draft = useMemo(() => draftOf(game, { drawn }), [drawn, game])
  const places = useMemo(() => placesFor(game), [game])
  const exchanges = useMemo(() => expectedExchanges(game, draft), [game, draft])
  const bank = unitsToPlace(game)
  const left = unplacedUnits(game, draft)
  const change = (next: MobilizeDraft) => setDraft(game, next)

  useEffect(() => {
    setGhosts(Object.fromEntries(Object.entries(draft).filter(([, counts]) => !isEmpty(counts))))
    return () => setGhosts({})
  }, [draft, setGhosts])

  usePicking('mobilize', runQueuedPress)

  const finish = () => {
    let state = game
    for (const action of mobilizeActions(draft)) {
      const outcome = dispatch(action)
      if (!outcome.ok) return
      state = outcome.state
    }
    // Which unit becomes infantry is asked first (STD-MOB-04).
    if (!decision(state)) dispatch({ type: 'end-phase' })
  }
  useCommands(commitCommands)
  const n = unitCount(placedUnits(draft))
  useTotalSaid(isEmpty(left) ? t('panels.mobilize.allPlaced') : t('panels.mobilize.left', { units: countsText(left) }))
  return (
    <PhasePanel
      label={t('panels.mobilize.label', { power: powerName(power) })}
      foot={
        <>
          {!isEmpty(left) && <p className={css.left}>{t('panels.mobilize.left', { units: countsText(left) })}</p>}
          <PrimaryButton onPress={finish} power={power} why={n === 0 ? refusalIn(game, { type: 'end-phase' }) : null}>
            {n > 0 ? t('panels.mobilize.place', { count: n }) : t('panels.mobilize.nothing')}
          </PrimaryButton>
        </>
      }
    >
      <PanelTitle figure={isEmpty(bank) ? undefined : unitCount(bank)}>{t('panels.mobilize.title')}</PanelTitle>
      <p className={css.hint}>
        {isEmpty(bank) ? t('panels.mobilize.noUnits') : t('panels.mobilize.hint', { units: countsText(bank) })}
      </p>
      <Latest />
      <Arrivals />
      {exchanges.map((exchange) => (
        <p key={exchange.space} className={css.warning}>
          {exchange.given
            ? t('panels.mobilize.exchange', { unit: unitName(exchange.given, 1), space: spaceName(exchange.space) })
            : t('panels.mobilize.exchangeOne', { space: spaceName(exchange.space) })}{' '}
          <RuleTag rule="STD-MOB-04" />
        </p>
      ))}
      {places.map((place) => (
        <PlaceRows
          key={place.space}
          game={game}
          place={place}
          draft={draft}
          onSet={(type, value) => change(setPlacedCount(game, draft, place.space, type, value))}
          onAll={() => change(gatherAt(game, draft, place))}
        />
      ))}
      {!isEmpty(bank) && places.length === 0 && <p className={css.hint}>{t('panels.mobilize.noPlace')}</p>}
    </PhasePanel>
  )
}

function Latest() {
  const log = useGame((store) => store.log)
  const lines = useMemo(() => newsOfTheTurn(log), [log])
  return <News lines={lines} />
}

/** What came to the power as the phase opened, without having been bought: countries, revolts, units from abroad. */
function Arrivals() {
  const log = useGame((store) => store.log)
  const lines = useMemo(() => {
    const events = log.slice(turnStart(log)).flatMap((entry) => entry.events)
    const opened = events.findLastIndex((event) => event.type === 'phase-opened' && event.phase === 'mobilize')
    return opened < 0 ? [] : logLinesOf(events.slice(opened).filter((event) => ARRIVALS.has(event.type)))
  }, [log])
  if (lines.length === 0) return null
  return (
    <Section title={t('panels.mobilize.arrivals')}>
      <ul>
        {lines.map((line) => (
          <li key={line.id} {...pointing(line.spaces)}>
            {logSentence(line)}.
          </li>
        ))}
      </ul>
    </Section>
  )
}
const ARRIVALS: ReadonlySet<string> = new Set(['country-won', 'minor-mobilized', 'revolt-broke-out', 'units-came-home'])

/** How much a limited place takes, and what it must be given. */
function Limits({ place: { room, owed } }: { place: MobilizePlace }) {
  if (room === undefined && !owed) return null
  return (
    <p className={css.limits}>
      {owed ? t('panels.mobilize.owed', { count: owed }) : t('panels.mobilize.room', { count: room ?? 0 })}{' '}
    </p>
  )
}

type RowsProps = {
  game: GameState
  place: MobilizePlace
  draft: MobilizeDraft
  onSet: (type: UnitType, value: number) => void
  onAll: () => void
}

function PlaceRows({ game, place, draft, onSet, onAll }: RowsProps) {
  const bank = unitsToPlace(game)
  const here = draft[place.space] ?? {}
  const bought = inTableOrder(place.types).filter((type) => (bank[type] ?? 0) > 0)
  const types = markersFor(game, draft, place.space) > 0 ? [...bought, MARKER] : bought
  const full = place.room !== undefined && unitCount(here) >= place.room
  const all = full || bought.every((type) => (here[type] ?? 0) === (bank[type] ?? 0))
  return (
    <section aria-label={spaceName(place.space)}>
      <div className={css.place}>
        <h3 className="type-option">
          <SpaceLink space={place.space} />
        </h3>
        <Button
          variant="quiet"
          why={full ? t('panels.mobilize.full', { count: place.room ?? 0 }) : all ? t('panels.mobilize.allHere') : null}
          onClick={onAll}
        >
          {t('panels.mobilize.all')}
        </Button>
      </div>
      <Limits place={place} />
      <ul>
        {types.map((type) => {
          const name = unitTitle(type)
          const most = maxPlaceable(game, draft, place.space, type)
          return (
            <UnitRow
              key={type}
              icon={<UnitIcon type={type} size={24} />}
              name={name}
              control={
                <Stepper
                  label={t('panels.mobilize.unitIn', { unit: name, space: spaceName(place.space) })}
                  value={here[type] ?? 0}
                  max={most}
                  onChange={(value) => onSet(type, value)}
                  whyMin={t('panels.mobilize.noneHere')}
                  whyMax={whyNoMore(type, most, bank[type] ?? 0)}
                />
              }
              after={t('panels.move.of', { count: bank[type] ?? 0 })}
            />
          )
        })}
      </ul>
    </section>
  )
}

const MARKER: UnitType = 'poison-gas'

function whyNoMore(type: UnitType, most: number, bought: number): string {
  if (most >= bought) return t('panels.mobilize.noMore', { count: bought })
  return t(unitOf(type)?.kind === 'marker' ? 'panels.mobilize.gasNeedsGuns' : 'panels.mobilize.full', { count: most })
}
