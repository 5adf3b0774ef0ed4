import { type BattleEntry, type GameState, type PowerId, turn } from '../../engine/index.ts'
import { BATTLE_GROUPS, battleGroupOf, battleList, zonesToClearFirst } from '../../planning/battle-list.ts'
import { refusalIn } from '../../planning/refusals.ts'
import {
  type BattleReport,
  countLines,
  ownersOfLines,
  totalOf,
  type UnitLine,
  useBattleReports,
} from '../../store/game/reports.ts'
import { pointing } from '../pointing.ts'
import { TryIt } from '../sketch/TryIt.tsx'
import { countsText, powerInText, powerName, spaceName, spaceNames, t, tenths } from '../text.ts'
import { Button, Glyph, Panel, Roundel, UnitIcon } from '../widgets/index.ts'
import line from '../widgets/Line.module.css'
import { hold, openBattle } from './act.ts'
import css from './BattleList.module.css'
import { convoyName, preyOf } from './Convoy.tsx'
import { gasIn, prospectOf, standingIn } from './forces.ts'
import { useHeld } from './held.ts'
import { Landings } from './Landings.tsx'
import { MineCard } from './MineCard.tsx'
import { Onward } from './Onward.tsx'
import { outcomeText } from './outcome.ts'
import { PursuitCard } from './PursuitCard.tsx'

/** With more battles than this, mines get one line for each zone. */
const MANY = 5

/** All battles of the phase in recommended order. */
export function BattleList({ game }: { game: GameState }) {
  const reports = useBattleReports()
  const held = useHeld((state) => state.spaces)
  const list = battleList(game)
  const { power } = turn(game)
  const done = list.filter((entry) => entry.resolved).length
  return (
    <Panel>
      <header className={`${line.ends} ${css.head}`}>
        <h2 className="type-title">{t('battle.title')}</h2>
        <TryIt />
        {list.length > 0 && <b>{t('battle.count', { done, all: list.length })}</b>}
      </header>
      <MineCard compact={list.length > MANY} />
      <PursuitCard />
      {list.length === 0 && (
        <p className={css.none}>
          {t('battle.none')} <span>{t('battle.noneNote', { power: powerInText(power) })}</span>
        </p>
      )}
      {BATTLE_GROUPS.map((group) => {
        const inIt = list.filter((entry) => battleGroupOf(game, entry) === group)
        const open = inIt.filter((entry) => !entry.resolved).length
        if (inIt.length === 0) return null
        return (
          <section key={group} aria-label={t(`battle.group.${group}`)}>
            <div className={`${line.ends} ${css.group}`}>
              <h3 className="type-caption">{t(`battle.group.${group}`)}</h3>
              <span>{t('battle.group.left', { count: open })}</span>
            </div>
            <ul>
              {inIt.map((entry) => (
                <Row
                  key={entry.space}
                  game={game}
                  entry={entry}
                  power={power}
                  held={held.has(entry.space)}
                  report={reports.find((report) => report.space === entry.space) ?? null}
                />
              ))}
            </ul>
          </section>
        )
      })}
      {list.some((entry) => !entry.required && !entry.resolved) && <p className={css.note}>{t('battle.holdNote')}</p>}
      <Landings game={game} />
      <Onward game={game} after={null} />
    </Panel>
  )
}

type RowProps = { game: GameState; entry: BattleEntry; power: PowerId; held: boolean; report: BattleReport | null }

function Row({ game, entry, power, held, report }: RowProps) {
  const { space, kind, required, resolved } = entry
  const state = t(`battle.${resolved ? 'fought' : held ? 'held' : required ? 'required' : 'optional'}`)
  const standing = report?.standing ?? standingIn(game, space, power)
  const prospect = resolved ? null : prospectOf(game, space)
  const prey = resolved ? [] : preyOf(game, space)
  const gas = resolved ? 0 : gasIn(game, space, power)
  const waiting = resolved ? [] : zonesToClearFirst(game, space)
  const refused = resolved ? null : refusalIn(game, { type: 'attack', space })
  const name = t('battle.row', { space: spaceName(space), kind, state })
  return (
    <li className={css.row} data-resolved={resolved || undefined} data-held={held || undefined} aria-label={name}>
      <button type="button" className={css.name} onClick={() => openBattle(space)} {...pointing([space])}>
        <Glyph
          name={kind === 'sea' ? 'battleship' : 'infantry'}
          size={18}
          title={t(kind === 'sea' ? 'battle.sea' : 'battle.land')}
        />
        <span className={css.where}>{spaceName(space)}</span>
        <span className={css.state}>
          {resolved || held
            ? report?.outcome
              ? outcomeText(report)
              : state
            : prospect && t('battle.expect', { own: tenths(prospect.own), theirs: tenths(prospect.theirs) })}
        </span>
      </button>
      <div className={css.forces}>
        <Forces lines={standing.attacker} />
        {gas > 0 && (
          <span
            className={css.force}
            role="img"
            aria-label={t('battle.gas', { count: gas })}
            title={t('battle.gas', { count: gas })}
          >
            <UnitIcon type="poison-gas" size={16} />
            {gas}
          </span>
        )}
        <span aria-hidden="true">:</span>
        {standing.defender.length > 0 ? <Forces lines={standing.defender} /> : prey.length > 0 && convoyName(prey)}
      </div>
      <div className={css.buttons}>
        {resolved ? (
          <Button onClick={() => openBattle(space)}>{t('battle.look')}</Button>
        ) : (
          <>
            <Button why={refused?.code === 'name-the-neutral' ? null : refused} onClick={() => openBattle(space)}>
              {t('battle.attack')}
            </Button>
            {!required && (
              <Button aria-pressed={held} onClick={() => hold(space, !held)}>
                {held ? t('battle.reconsider') : t('battle.hold')}
              </Button>
            )}
          </>
        )}
      </div>
      {waiting.length > 0 && <p className={css.first}>{t('battle.firstSea', { zones: spaceNames(waiting) })}</p>}
    </li>
  )
}

/** Number of units by owner. The board and the map show the types. */
function Forces({ lines }: { lines: readonly UnitLine[] }) {
  return ownersOfLines(lines).map((power) => {
    const units = countLines(lines.filter((each) => each.power === power))
    return (
      <span
        key={power}
        className={css.force}
        role="img"
        aria-label={t('widgets.strip', { power: powerName(power), units: countsText(units) })}
      >
        <Roundel power={power} size={16} />
        {totalOf(units)}
      </span>
    )
  })
}
