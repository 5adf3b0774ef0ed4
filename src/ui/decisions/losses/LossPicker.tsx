import { useEffect, useMemo, useRef, useState } from 'react'
import {
  type Counts,
  costOf,
  costOfAll,
  type Decision,
  type GameState,
  type PowerId,
  type RuleError,
  sideOf,
} from '../../../engine/index.ts'
import { proposedAnswer } from '../../../planning/answers.ts'
import {
  incrementLoss,
  type LossDraft,
  type LossIncrement,
  type LossRow,
  lossDraftOf,
  lossesFromDraft,
  lossRowsOf,
  spentIn,
  TWO_HIT_TYPES,
} from '../../../planning/losses.ts'
import { refusalIn } from '../../../planning/refusals.ts'
import { computerSeatIn, controllerName } from '../../../store/game/computers.ts'
import { useGame } from '../../../store/game/game.ts'
import { totalOf } from '../../../store/game/reports.ts'
import { usePlayerOf } from '../../../store/game/selectors.ts'
import { playerName } from '../../../store/game/timeline.ts'
import { callTo } from '../../home.ts'
import { AnswerOdds } from '../../odds/AnswerOdds.tsx'
import { bringIntoView } from '../../scroll.ts'
import { countsText, listText, powerInText, powerName, t, unitName } from '../../text.ts'
import counted from '../../widgets/CountRow.module.css'
import { Glyph, RuleTag, Stepper, UnitIcon } from '../../widgets/index.ts'
import { AnswerFoot } from '../AnswerFoot.tsx'
import { LossBox, lossTitle } from './LossBox.tsx'
import css from './Losses.module.css'

type Props = { game: GameState; decision: Decision }

/** A two-hit ship has a second row for sinking; a fighter that flies home does not. */
const sinks = (row: LossRow): boolean => TWO_HIT_TYPES.has(row.type)

function rowName(row: LossRow): string {
  if (row.spend === 'hit' && sinks(row)) return t('decisions.losses.hit')
  if (row.dived) return t('decisions.losses.dived')
  if (row.gas) return t('decisions.losses.gas', { unit: unitName(row.type, 2) })
  if (row.damaged !== undefined) return t('decisions.losses.sink')
  return unitName(row.type, row.transports ? 1 : 2)
}

/** Cargo lost with a transport, and the owner if several powers lose. */
function rowNote(row: LossRow, several: boolean): string {
  const cargo = row.cargo && Object.keys(row.cargo).length > 0 ? countsText(row.cargo) : t('decisions.losses.empty')
  return [...(row.transports ? [cargo] : []), ...(several ? [powerName(row.power)] : [])].join(', ')
}

/** Full text for screen readers. */
function rowLabel(row: LossRow, several: boolean): string {
  const unit = unitName(row.type)
  const named =
    row.spend === 'hit' && sinks(row)
      ? 'hitLabel'
      : row.dived
        ? 'divedLabel'
        : row.gas
          ? 'gasLabel'
          : row.damaged !== undefined
            ? 'sinkLabel'
            : null
  const name = named ? t(`decisions.losses.${named}`, { unit }) : rowName(row)
  const note = rowNote(row, several)
  return note ? `${name}, ${note}` : name
}

/** Retreating fighters and gassed infantry are named without being lost. */
const HARMLESS: Partial<Record<Decision['topic'], string>> = { 'air-damage': 'damage', 'gassed-infantry': 'gassed' }

function titleOf({ topic, by }: Decision, owners: number, count: number): string {
  const what = HARMLESS[topic]
  return what ? t(`decisions.losses.${what}Title`, { power: powerName(by), count }) : lossTitle(by, owners, count)
}

/** Remaining hits and the cost of the selected losses. */
function balance(rows: readonly LossRow[], draft: LossDraft): { lost: Counts; stay: Counts } {
  const lost: Counts = {}
  const stay: Counts = {}
  for (const row of rows) {
    if (row.spend === 'hit') continue
    const count = draft[row.key] ?? 0
    lost[row.type] = (lost[row.type] ?? 0) + count
    stay[row.type] = (stay[row.type] ?? 0) + row.max - count
  }
  return { lost, stay }
}

/** The choosing side: a row for each option, cheapest preselected. */
export function LossPicker({ game, decision }: Props) {
  const { rows, proposed } = useMemo(() => {
    const rows = lossRowsOf(game, decision)
    const answer = proposedAnswer(game)
    return { rows, proposed: answer?.type === 'casualties' ? lossDraftOf(rows, answer) : {} }
  }, [game, decision])
  const [draft, setDraft] = useState<LossDraft>(proposed)
  const player = usePlayerOf(decision.by)
  const box = useRef<HTMLElement>(null)
  const owed = decision.count ?? 0
  const owners = new Set(rows.map((row) => row.power))
  const title = titleOf(decision, owners.size, owed)
  // The pressed element is gone, so the decision takes the focus and scrolls into view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question once
  useEffect(() => {
    bringIntoView(box.current)
    return callTo(box.current, `${title}.`)
  }, [decision.id])
  const toGo = owed - spentIn(draft)
  const answer = lossesFromDraft(rows, draft)
  const refused =
    toGo > 0
      ? t(decision.topic in HARMLESS ? 'decisions.losses.toName' : 'decisions.losses.toGo', { count: toGo })
      : refusalIn(game, answer)
  const more = useMemo(
    () => new Map(rows.map((row) => [row.key, incrementLoss(game, rows, draft, row, owed)])),
    [game, rows, draft, owed],
  )
  const locks = new Map<string, RuleError>()
  for (const { locked } of more.values()) if (locked) locks.set(`${locked.rule} ${locked.message}`, locked)
  const { lost, stay } = balance(rows, draft)
  const power = powerName(decision.by)
  const staying = countsText(stay)
  const harmless = HARMLESS[decision.topic]
  return (
    <>
      <LossBox ref={box} power={decision.by} title={title} aside={player} open>
        {owners.size > 1 && <Concerned game={game} decision={decision} rows={rows} draft={draft} />}
        <ul>
          {rows.map((row) => (
            <Row
              key={row.key}
              game={game}
              row={row}
              draft={draft}
              more={more.get(row.key)!}
              several={owners.size > 1}
              harmless={harmless !== undefined}
              onChange={setDraft}
            />
          ))}
        </ul>
        <p className={css.sum} aria-live="polite">
          {toGo > 0 ? (
            <b>{t(harmless ? 'decisions.losses.toName' : 'decisions.losses.toGo', { count: toGo })}</b>
          ) : harmless ? (
            t(`decisions.losses.${harmless}Sum`)
          ) : (
            <>
              <b>
                {costOfAll(game, lost) > 0
                  ? t('decisions.losses.value', { ipc: costOfAll(game, lost) })
                  : t('decisions.losses.free')}
              </b>{' '}
              {t('decisions.losses.stay', { stay: staying, count: totalOf(stay) })}
            </>
          )}
        </p>
      </LossBox>
      {toGo === 0 && refused === null && !harmless && decision.space && (
        <AnswerOdds game={game} space={decision.space} answer={answer} who="losses" />
      )}
      {[...locks.values()].map((lock) => (
        <p key={lock.message} className={css.lock}>
          <Glyph name="lock" size={16} />
          <span>{lock.message}</span>
          {lock.rule !== 'CONTRACT' && <RuleTag rule={lock.rule} />}
        </p>
      ))}
      <AnswerFoot
        by={decision.by}
        label={
          harmless
            ? t(`decisions.losses.${harmless}Name`, { power })
            : owners.size > 1
              ? t('decisions.losses.acceptSide', { side: sideOf(decision.by) })
              : t('decisions.losses.accept', { power })
        }
        answer={answer}
        why={refused}
        onDefault={() => setDraft(proposed)}
      />
    </>
  )
}

type ConcernedProps = { game: GameState; decision: Decision; rows: readonly LossRow[]; draft: LossDraft }

/** Joint losses: owners, who must agree, and how hits are distributed. */
function Concerned({ game, decision, rows, draft }: ConcernedProps) {
  const owners = [...new Set(rows.map((row) => row.power))].filter((power) => power !== 'neutral')
  const computers = useGame((store) => store.computers)
  const player = controllerName(computers, game, decision.by)
  // The computer always agrees.
  const guests = owners.filter((power) => !computerSeatIn(computers, game, power) && playerName(game, power) !== player)
  const players = [...new Set(guests.map((power) => playerName(game, power)))]
  const spent = (power: PowerId) => rows.reduce((sum, row) => sum + (row.power === power ? (draft[row.key] ?? 0) : 0), 0)
  return (
    <div className={css.concerned}>
      <p>{t('decisions.losses.concerns', { player, powers: listText(owners.map(powerInText)) })}</p>
      {guests.length > 0 && (
        <p>
          <b>
            {t('decisions.losses.guests', {
              powers: listText(guests.map(powerInText)),
              players: listText(players),
            })}
          </b>
        </p>
      )}
      <p aria-live="polite">
        {t('decisions.losses.spread', {
          powers: owners.map((power) => t('decisions.losses.share', { power: powerName(power), count: spent(power) })).join(', '),
        })}
      </p>
    </div>
  )
}

type RowProps = {
  game: GameState
  row: LossRow
  draft: LossDraft
  more: LossIncrement
  several: boolean
  harmless: boolean
  onChange: (draft: LossDraft) => void
}

function Row({ game, row, draft, more, several, harmless, onChange }: RowProps) {
  const count = draft[row.key] ?? 0
  const note = rowNote(row, several)
  const change = (value: number) => {
    if (value > count && more.draft) onChange(value === count + 1 ? more.draft : { ...draft, [row.key]: value })
    else if (value < count) onChange({ ...draft, [row.key]: value })
  }
  const top = more.draft ? row.max : count
  return (
    <li className={`${counted.row} ${css.row}`}>
      <UnitIcon type={row.type} size={22} damaged={row.spend === 'hit' || (row.damaged ?? 0) >= row.max} />
      <span className={`${counted.name} ${css.name}`}>
        {rowName(row)}
        {more.locked && <Glyph name="lock" size={14} className={css.rowLock} />}
        {note && <small>{note}</small>}
      </span>
      <Stepper
        label={rowLabel(row, several)}
        value={count}
        max={top}
        onChange={change}
        whyMin={t('decisions.losses.noneLost')}
        whyMax={
          more.locked ??
          t(count >= row.max ? (harmless ? 'decisions.losses.allNamed' : 'decisions.losses.allLost') : 'decisions.losses.spent')
        }
      />
      <span
        className={`${counted.of} ${css.of}`}
        title={harmless ? undefined : t('decisions.losses.each', { ipc: costOf(game, row.type) })}
      >
        {t('decisions.losses.of', { max: row.max })}
      </span>
    </li>
  )
}
