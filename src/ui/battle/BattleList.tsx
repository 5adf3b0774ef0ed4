import { type BattleEntry, checkAction, type GameState, type PowerId, turn } from '../../engine/index.ts'
import { type BattleReport, countLines, ownersOfLines, type UnitLine, useBattleReports } from '../../store/reports.ts'
import { pointing } from '../pointing.ts'
import { powerInText, spaceName, t } from '../text.ts'
import { ArmyStrip, Button, Glyph, Panel } from '../widgets/index.ts'
import line from '../widgets/Line.module.css'
import { hold, openBattle } from './act.ts'
import css from './BattleList.module.css'
import { battleList, waitsFor } from './battleList.ts'
import { convoyName, preyOf } from './Convoy.tsx'
import { prospectOf, standingIn } from './forces.ts'
import { useHeld } from './held.ts'
import { Landings } from './Landings.tsx'
import { MineCard } from './MineCard.tsx'
import { Onward } from './Onward.tsx'
import { outcomeText } from './outcome.ts'
import { PursuitCard } from './PursuitCard.tsx'

/** All battles of the phase, in the order in which they are best fought. */
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
        {list.length > 0 && <b>{t('battle.count', { done, all: list.length })}</b>}
      </header>
      <MineCard />
      <PursuitCard />
      {list.length === 0 && (
        <p className={css.none}>
          {t('battle.none')} <span>{t('battle.noneNote', { power: powerInText(power) })}</span>
        </p>
      )}
      <ul>
        {list.map((entry) => (
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
  const waiting = resolved ? [] : waitsFor(game, space)
  const refused = resolved ? null : checkAction(game, { type: 'attack', space })
  const name = t('battle.row', { space: spaceName(space), kind, state })
  return (
    <li className={css.row} data-resolved={resolved || undefined} data-held={held || undefined} aria-label={name}>
      <button type="button" className={css.name} onClick={() => openBattle(space)} {...pointing([space])}>
        <Glyph
          name={kind === 'sea' ? 'battleship' : 'infantry'}
          size={20}
          title={t(kind === 'sea' ? 'battle.sea' : 'battle.land')}
        />
        <span className="type-option">{spaceName(space)}</span>
        <span className={css.state} data-required={(required && !resolved) || undefined}>
          {report?.outcome ? outcomeText(report) : state}
        </span>
      </button>
      <div className={css.forces}>
        <Forces lines={standing.attacker} />
        <Forces lines={standing.defender} />
      </div>
      {!prospect && prey.length > 0 && <p className={css.prospect}>{convoyName(prey)}</p>}
      {prospect && (
        <p className={css.prospect}>
          {t('battle.expect', { own: prospect.own.toFixed(1), theirs: prospect.theirs.toFixed(1) })}{' '}
          <span>{t('battle.expected')}</span>
        </p>
      )}
      {waiting.length > 0 && <p className={css.prospect}>{t('battle.firstSea', { zones: waiting.map(spaceName).join(', ') })}</p>}
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
    </li>
  )
}

function Forces({ lines }: { lines: readonly UnitLine[] }) {
  return ownersOfLines(lines).map((power) => {
    const own = lines.filter((line) => line.power === power)
    const damaged = countLines(own.filter((line) => line.damaged > 0).map(({ type, damaged: count }) => ({ type, count })))
    return <ArmyStrip key={power} power={power} units={countLines(own)} damaged={damaged} />
  })
}
