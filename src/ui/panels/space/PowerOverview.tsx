import { useMemo } from 'react'
import {
  controllerOf,
  dataOf,
  type GameState,
  isAtWar,
  type PowerId,
  productionOf,
  type SpaceId,
  sideOf,
  spacesOf,
  treasuryOf,
  turn,
  unitsIn,
} from '../../../engine/index.ts'
import { capitalOf, isSea } from '../../../planning/board.ts'
import { countStacks, isEmpty, plus, unitCount } from '../../../planning/counts.ts'
import { useUi } from '../../../store/ui.ts'
import { powerName, spaceName, t } from '../../text.ts'
import { ArmyStrip, Roundel } from '../../widgets/index.ts'
import income from '../income/Income.module.css'
import { PhasePanel, Section, SpaceLink } from '../shared/parts.tsx'
import css from './SpacePanel.module.css'

/** How many spaces are listed under one heading. */
const MAX_PLACES = 6

type Overview = {
  readonly land: ReturnType<typeof countStacks>
  readonly sea: ReturnType<typeof countStacks>
  readonly territories: number
  readonly contested: readonly SpaceId[]
  readonly armies: readonly { readonly space: SpaceId; readonly units: ReturnType<typeof countStacks> }[]
}

function overviewOf(game: GameState, power: PowerId): Overview {
  let land = {}
  let sea = {}
  const armies: { space: SpaceId; units: ReturnType<typeof countStacks> }[] = []
  for (const { id } of spacesOf(game)) {
    const units = countStacks(unitsIn(game, id).filter((stack) => stack.power === power))
    if (isEmpty(units)) continue
    armies.push({ space: id, units })
    if (isSea(id)) sea = plus(sea, units)
    else land = plus(land, units)
  }
  armies.sort((a, b) => unitCount(b.units) - unitCount(a.units))
  return {
    land,
    sea,
    territories: spacesOf(game).filter(({ id }) => controllerOf(game, id) === power).length,
    contested: armies.map(({ space }) => space).filter((space) => controllerOf(game, space) === 'contested'),
    armies,
  }
}

/** Shown while no space is chosen: money, land and armies of the power to move, or of another that is picked. */
export function PowerOverview({ game }: { game: GameState }) {
  const books = useUi((ui) => ui.books)
  const power = books ?? turn(game).power
  const { land, sea, territories, contested, armies } = useMemo(() => overviewOf(game, power), [game, power])
  const holder = controllerOf(game, capitalOf(power))
  const capital = holder === power ? 'held' : holder === 'contested' ? 'contested' : 'lost'
  const rows = [
    ['treasury', t('panels.overview.ipc', { ipc: treasuryOf(game, power) })],
    ['income', t('panels.overview.ipc', { ipc: productionOf(game, power) })],
    ['capital', t('panels.overview.capitalIs', { space: spaceName(capitalOf(power)), state: capital })],
    ['territories', t('panels.overview.count', { count: territories })],
  ] as const
  return (
    <PhasePanel label={t('panels.overview.title', { power: powerName(power) })}>
      <p className={css.none}>{t('panels.space.none')}</p>
      <fieldset className={income.picker} aria-label={t('panels.overview.whose')}>
        {dataOf(game).turnOrder.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === power}
            aria-label={powerName(each)}
            onClick={() => useUi.setState({ books: each })}
          >
            <Roundel power={each} size={26} hollow={!isAtWar(game, each)} />
          </button>
        ))}
      </fieldset>
      <header className={css.head}>
        <div className={css.title}>
          <h2 className="type-title">{powerName(power)}</h2>
          <span>{t('panels.overview.side', { side: sideOf(power), atWar: isAtWar(game, power) ? 'yes' : 'no' })}</span>
        </div>
      </header>
      <Section>
        <dl className={css.marks}>
          {rows.map(([id, value]) => (
            <div key={id}>
              <dt>{t(`panels.overview.${id}`)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          {isEmpty(land) || (
            <div>
              <dt>{t('panels.overview.land')}</dt>
              <dd>
                <ArmyStrip power={power} units={land} tone="plain" />
              </dd>
            </div>
          )}
          {isEmpty(sea) || (
            <div>
              <dt>{t('panels.overview.sea')}</dt>
              <dd>
                <ArmyStrip power={power} units={sea} tone="plain" />
              </dd>
            </div>
          )}
        </dl>
      </Section>
      <Places
        power={power}
        title={t('panels.overview.fronts')}
        places={armies.filter(({ space }) => contested.includes(space))}
      />
      <Places power={power} title={t('panels.overview.largest')} places={armies} />
    </PhasePanel>
  )
}

function Places({ power, title, places }: { power: PowerId; title: string; places: Overview['armies'] }) {
  if (places.length === 0) return null
  return (
    <Section title={title}>
      <ul className={css.places}>
        {places.slice(0, MAX_PLACES).map(({ space, units }) => (
          <li key={space}>
            <SpaceLink space={space} />
            <ArmyStrip power={power} units={units} tone="plain" />
          </li>
        ))}
      </ul>
    </Section>
  )
}
