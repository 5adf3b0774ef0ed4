import { useEffect, useMemo } from 'react'
import { type GameState, POWERS, type PowerId, SIDES, type SpaceId, sideOf, turn } from '../../../engine/index.ts'
import { spaceIn } from '../../../planning/board.ts'
import { countCargo, isEmpty } from '../../../planning/counts.ts'
import { facesEnemies } from '../../../planning/forecast.ts'
import { isPicked } from '../../../planning/selection.ts'
import { step, useSpaces, visit } from '../../../store/spaces.ts'
import { useUi } from '../../../store/ui.ts'
import { peaceIn } from '../../../store/view/features.ts'
import { useShownGame } from '../../../store/view/viewed-moment.ts'
import { OddsHere } from '../../odds/OddsHere.tsx'
import { pointing } from '../../pointing.ts'
import { countsText, listText, powerAdjective, powerInText, powerName, spaceName, spaceNames, t, tenths } from '../../text.ts'
import { ArmyStrip, Button, Glyph, Roundel, RuleTag, TermIn } from '../../widgets/index.ts'
import { PhasePanel, Section, SpaceLink, show } from '../shared/parts.tsx'
import { factsOf, type Neighbour, type SpaceFacts, type SpaceForce } from './facts.ts'
import { marksOf, type SpaceMark } from './marks.ts'
import { building, entryOutlook, leaving, type OutlookLine, oddsOf } from './outlook.ts'
import { PowerOverview } from './PowerOverview.tsx'
import css from './SpacePanel.module.css'

/** All there is to know of the space that is being looked at. It stays until another is chosen. */
export function SpacePanel() {
  const game = useShownGame()
  const space = useUi((ui) => ui.inspect ?? ui.selection?.space ?? ui.focusSpace)
  const known = space && game && spaceIn(game, space) ? space : null
  useEffect(() => {
    if (known) visit(known)
  }, [known])
  if (!game) return null
  return known ? <Inspector game={game} id={known} /> : <PowerOverview game={game} />
}

function Inspector({ game, id }: { game: GameState; id: SpaceId }) {
  const facts = useMemo(() => factsOf(game, id), [game, id])
  if (!facts) return null
  const { space, armies, neighbours } = facts
  const peace = peaceIn(game)[id]
  const land = space.kind === 'land'
  return (
    <PhasePanel label={spaceName(id)}>
      <header className={css.head}>
        <div className={css.title}>
          <h2 className="type-title" data-sea={space.kind === 'sea' || undefined}>
            {spaceName(id)}
          </h2>
          {land && <Worth facts={facts} unpaid={peace !== undefined && peace !== 'closed'} />}
        </div>
        <Steps />
      </header>
      <p className={css.status}>
        <Holder facts={facts} />
        <span>
          {peace !== 'central' && peace !== 'allies' && <Status facts={facts} />} {peace && t('board.peace', { peace })}
        </span>
      </p>
      <Section title={t(land ? 'panels.space.units' : 'panels.space.ships')}>
        {armies.length === 0 ? (
          <p className={css.quiet}>{t('panels.space.empty')}</p>
        ) : (
          <div className={css.armies}>
            {armies.map((army) => (
              <Standing key={army.power} game={game} id={id} army={army} />
            ))}
          </div>
        )}
      </Section>
      {facesEnemies(game, id) && <Standstill game={game} id={id} />}
      <Outlook game={game} id={id} />
      <Places facts={facts} marks={marksOf(game, id)} />
      <Section title={t('panels.space.borders')} aside={t('panels.space.strengths')}>
        <ul className={css.borders}>
          {neighbours.map((neighbour) => (
            <Border key={neighbour.space} neighbour={neighbour} />
          ))}
        </ul>
      </Section>
    </PhasePanel>
  )
}

/** The figure of the map: its income in a disc, a second ring for a capital, struck while nobody is paid. */
function Worth({ facts: { space, controller }, unpaid }: { facts: SpaceFacts; unpaid: boolean }) {
  const contested = controller === 'contested' || unpaid
  return (
    <span
      className={css.worth}
      data-capital={space.capitalOf ? '' : undefined}
      data-struck={contested || undefined}
      role="img"
      aria-label={t('panels.space.worth', { ipc: space.ipc ?? 0, contested: contested ? 'yes' : 'no' })}
    >
      {space.ipc ?? 0}
    </span>
  )
}

/** Back and forward through the spaces that were looked at. */
function Steps() {
  const { visited, at } = useSpaces()
  const go = (by: 1 | -1) => {
    const space = step(by)
    if (space) show(space)
  }
  return (
    <div className={css.steps}>
      <Button
        variant="quiet"
        icon="prev"
        aria-label={t('spaces.back')}
        why={at > 0 ? null : t('spaces.noBack')}
        onClick={() => go(-1)}
      />
      <Button
        variant="quiet"
        icon="next"
        aria-label={t('spaces.forward')}
        why={at < visited.length - 1 ? null : t('spaces.noForward')}
        onClick={() => go(1)}
      />
    </div>
  )
}

/** The battle that would be fought with what is there. */
function Standstill({ game, id }: { game: GameState; id: SpaceId }) {
  const ask = useMemo(() => ({ space: id }), [id])
  return (
    <div className={css.still}>
      <OddsHere game={game} ask={ask} who="inspector" title={t('odds.inspector.still')} />
    </div>
  )
}

/** What entering, leaving or building here would mean to the power to move; the selection speaks first. */
function Outlook({ game, id }: { game: GameState; id: SpaceId }) {
  const selection = useUi((ui) => ui.selection)
  const lines = useMemo(() => {
    const more = [leaving(game, id), building(game, id)]
    return [...entryOutlook(game, id, selection), ...more.filter((line): line is OutlookLine => line !== null)]
  }, [game, id, selection])
  if (lines.length === 0) return null
  const chosen = selection !== null && selection.space !== id && isPicked(selection)
  return (
    <Section title={chosen ? t('panels.space.chosen') : t('panels.space.entering', { power: powerName(turn(game).power) })}>
      {lines.map((line) => (
        <p key={line.text} className={css.outlook} data-refused={line.refused || undefined}>
          {line.text} {line.rule && <RuleTag rule={line.rule} />}
        </p>
      ))}
    </Section>
  )
}

function Holder({ facts: { controller, space } }: { facts: SpaceFacts }) {
  if (space.kind === 'sea') return null
  if (controller === 'contested') return <Glyph name="contested" size={20} />
  return holderMark(controller, 20)
}

/** The status in words; "contested" and "aligned" open their definition. */
function Status({ facts }: { facts: SpaceFacts }) {
  const sentence = statusText(facts)
  if (facts.controller === 'contested') return <TermIn term="contested" sentence={sentence} />
  return facts.minor ? <TermIn term="aligned" sentence={sentence} /> : sentence
}

const holderMark = (controller: PowerId | null, size: number) =>
  controller ? <Roundel power={controller} size={size} named /> : <Glyph name="neutral" size={size} />

export function statusText({ space, controller, minor, status }: SpaceFacts): string {
  if (space.kind === 'impassable') return t('panels.space.impassable')
  if (space.kind === 'sea') return t('panels.space.sea', { status })
  const original = space.original ? powerAdjective(space.original) : ''
  if (minor && !minor.mobilized) {
    return minor.aligned ? t('panels.space.aligned', { power: minor.aligned }) : t('panels.space.neutral')
  }
  if (controller === 'contested') return t('panels.space.contested', { original: original || 'none' })
  if (controller === null) {
    return space.colonyOf ? t('panels.space.colony', { of: spaceName(space.colonyOf) }) : t('panels.space.nobodys')
  }
  const holder = powerInText(controller)
  if (space.original === controller) return t('panels.space.own', { holder, capital: space.capitalOf ? 'yes' : 'no' })
  return t('panels.space.held', { holder, original: original || 'none' })
}

/** Names a whole side as such. */
function foesText(against: readonly PowerId[]): string {
  const whole = SIDES.filter((side) => POWERS.every((power) => sideOf(power) !== side || against.includes(power)))
  const rest = against.filter((power) => !whole.includes(sideOf(power)))
  return listText([...whole.map((side) => t('panels.space.side', { side })), ...rest.map(powerInText)])
}

function Standing({ game, id, army }: { game: GameState; id: SpaceId; army: SpaceForce }) {
  const { power, units, damaged, transports, gas, strategic, aside } = army
  const odds = useMemo(() => (power === 'neutral' ? null : oddsOf(game, id, power)), [game, id, power])
  return (
    <div className={css.army}>
      <ArmyStrip power={power} units={units} damaged={damaged} />
      <p>{t('panels.space.army', { power: powerAdjective(power), units: countsText(units) })}</p>
      {gas > 0 && <p className={css.quiet}>{t('panels.space.gas', { count: gas })}</p>}
      {strategic > 0 && <p className={css.quiet}>{t('panels.space.strategic', { count: strategic })}</p>}
      {aside.map(({ to, count }) => (
        <p key={to} className={css.quiet}>
          {t('panels.space.aside', { count, to: spaceName(to), here: to === id ? 'yes' : 'no' })}
        </p>
      ))}
      {!isEmpty(damaged) && <p className={css.quiet}>{t('panels.space.damaged', { units: countsText(damaged) })}</p>}
      {transports.map((ship) => (
        <p key={ship.id} className={css.quiet}>
          {t('panels.space.cargo', {
            units: countsText(countCargo(ship.cargo)),
            owners: listText([...new Set((ship.cargo ?? []).map((unit) => powerAdjective(unit.power)))]),
          })}
        </p>
      ))}
      {odds && <p className={css.odds}>{t('panels.space.attacks', { own: tenths(odds.own), theirs: tenths(odds.theirs) })}</p>}
    </div>
  )
}

function Places({ facts, marks }: { facts: SpaceFacts; marks: readonly SpaceMark[] }) {
  const { space, bases, mines, minor, colonies } = facts
  const rows: SpaceMark[] = []
  if (space.capitalOf) rows.push({ id: 'capital', name: t('panels.space.capital'), value: powerName(space.capitalOf) })
  if (bases.length > 0)
    rows.push({ id: 'bases', name: t('panels.space.bases', { count: bases.length }), value: spaceNames(bases) })
  for (const { territory, against } of mines) {
    rows.push({
      id: `mines-${territory}`,
      name: t('panels.space.mines', { space: spaceName(territory) }),
      value: t('panels.space.against', { powers: foesText(against) }),
    })
  }
  if (minor) {
    rows.push({
      id: 'minor',
      name: t('panels.space.minor'),
      value: t(minor.mobilized ? 'panels.space.mobilized' : 'panels.space.unmobilized'),
    })
  }
  if (colonies.length > 0) rows.push({ id: 'colonies', name: t('panels.space.colonies'), value: spaceNames(colonies) })
  if (space.colonyOf)
    rows.push({ id: 'colonyOf', name: t('panels.space.colonyOf'), value: spaceName(space.colonyOf), space: space.colonyOf })
  rows.push(...marks)
  if (rows.length === 0) return null
  return (
    <Section title={t('panels.space.marks')}>
      <dl className={css.marks}>
        {rows.map((row) => (
          <div key={row.id}>
            <dt>{row.name}</dt>
            <dd>
              {row.space ? <SpaceLink space={row.space} /> : row.value} {row.rule && <RuleTag rule={row.rule} />}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

function Border({ neighbour: { space, controller, forces, sea } }: { neighbour: Neighbour }) {
  return (
    <li>
      <button type="button" className={css.border} {...pointing([space])} onClick={() => show(space)}>
        {sea ? (
          <span className={css.wave} aria-hidden="true" />
        ) : controller === 'contested' ? (
          <Glyph name="contested" size={16} />
        ) : (
          holderMark(controller, 16)
        )}
        <span className={css.borderName} data-sea={sea || undefined}>
          {spaceName(space)}
        </span>
        {forces.map(({ power, strength }) => (
          <span key={power} className={css.force}>
            <Roundel power={power} size={14} named />
            {strength}
          </span>
        ))}
      </button>
    </li>
  )
}
