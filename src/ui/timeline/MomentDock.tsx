import { useEffect, useMemo, useState } from 'react'
import { create } from 'zustand'
import { dateOf, isOrder, type Owner, type PowerId, type SpaceId, turn } from '../../engine/index.ts'
import { changesOfStep, type StepChanges } from '../../history/index.ts'
import { type Entry, useGame } from '../../store/game/game.ts'
import { isGame } from '../../store/game/table.ts'
import { keyLabel } from '../../store/settings/key-labels.ts'
import { openBattleReplay } from '../../store/view/battle-replay.ts'
import { showMoment, useSettledMoment } from '../../store/view/moments.ts'
import { useShownGame } from '../../store/view/viewed-moment.ts'
import { lastLine } from '../log/digest.ts'
import { PhasePanel, Section, SpaceLink } from '../panels/shared/parts.tsx'
import { isPower, powerAtStart, powerInText, powerName, spaceName, t } from '../text.ts'
import choice from '../widgets/Choice.module.css'
import { Button, Glyph, KeyCap, PrimaryButton, Roundel } from '../widgets/index.ts'
import line from '../widgets/Line.module.css'
import past from '../widgets/Past.module.css'
import { playOnHere, returnToNow } from './commands.ts'
import css from './MomentDock.module.css'
import { countAt, deedSentence } from './words.ts'

/** Replaces the orders while a moment is viewed: the action, its changes, and the actions around it. */
export function MomentDock() {
  const at = useSettledMoment()
  const log = useGame((store) => store.log)
  const game = useShownGame()
  if (at === null || !game) return null
  const entry = log[at - 1]
  const { year, season } = dateOf(entry?.before ?? game)
  return (
    <PhasePanel label={t('timeline.dock')} foot={<Foot />}>
      <div className={css.head}>
        <div className={line.ends}>
          <p className="type-caption">
            {t('timeline.step', { at: countAt(at) })} · {t('app.season', { season: season ?? 'none', year: String(year) })}
          </p>
          <Place log={log} at={at} />
        </div>
        <h2 className="type-title">{deedSentence(entry)}</h2>
      </div>
      {entry && <Changed entry={entry} />}
      <Around log={log} at={at} />
      <Fought log={log} at={at} />
    </PhasePanel>
  )
}

/** Actions for a past moment: continue from it as a new game. */
function Foot() {
  const drill = !useGame(isGame)
  if (drill) return <PrimaryButton onPress={returnToNow}>{t('timeline.now.back')}</PrimaryButton>
  return (
    <div className={css.foot}>
      <PrimaryButton onPress={returnToNow}>{t('timeline.now.back')}</PrimaryButton>
      <Button onClick={playOnHere}>
        {t('timeline.playOn')} <KeyCap silent>{keyLabel('playOn')}</KeyCap>
      </Button>
      <p>{t('branches.sure')}</p>
    </div>
  )
}

/** The position of an order within its phase. */
function Place({ log, at }: { log: readonly Entry[]; at: number }) {
  const entry = log[at - 1]
  if (!entry || !isOrder(entry.action.type)) return null
  const { phase, power, round } = turn(entry.before)
  const same = (other: Entry | undefined) => {
    if (!other || !isOrder(other.action.type)) return false
    const then = turn(other.before)
    return then.phase === phase && then.power === power && then.round === round
  }
  let [from, to] = [at, at]
  while (same(log[from - 2])) from--
  while (same(log[to])) to++
  return to > from ? <span className={css.place}>{t('timeline.order', { at: at - from + 1, of: to - from + 1 })}</span> : null
}

/** Maximum number of lines. */
const AT_MOST = 8

type Row = { readonly key: string; readonly what: string; readonly from: string; readonly to: string; readonly space?: string }

const standing = (holder: string | null): string =>
  holder === 'contested' ? t('timeline.contested') : holder && isPower(holder) ? powerName(holder) : t('timeline.nobody')

function rowsOf({ control, income, treasury, armies }: StepChanges): Row[] {
  const money = (kind: 'income' | 'treasury') => (each: { power: PowerId; from: number; to: number }) => ({
    key: `${kind} ${each.power}`,
    what: t(`timeline.changes.${kind}`, { power: powerInText(each.power) }),
    from: `${each.from}`,
    to: `${each.to}`,
  })
  return [
    ...control.map(({ at, from, to }) => ({ key: at, what: spaceName(at), from: standing(from), to: standing(to), space: at })),
    ...armies.map(({ space, power, from, to }) => ({
      key: `${space} ${power}`,
      what: t('timeline.changes.army', { power: nameAtStart(power), space: spaceName(space) }),
      from: `${from}`,
      to: `${to}`,
      space,
    })),
    ...income.map(money('income')),
    ...treasury.map(money('treasury')),
  ]
}

const nameAtStart = (power: Owner): string => powerAtStart(power)

function Changed({ entry }: { entry: Entry }) {
  const rows = useMemo(() => rowsOf(changesOfStep(entry.before, entry.after)), [entry])
  if (rows.length === 0) return null
  const shown = rows.slice(0, AT_MOST)
  return (
    <Section title={t('timeline.changed')}>
      <table className={css.changes}>
        <thead className="sr-only">
          <tr>
            <th scope="col">{t('timeline.changed')}</th>
            <th scope="col">{t('timeline.from')}</th>
            <th scope="col">{t('timeline.to')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ key, what, from, to, space }) => (
            <tr key={key}>
              <th scope="row">{space ? <SpaceLink space={space}>{what}</SpaceLink> : what}</th>
              <td>{from} ›</td>
              <td>{to}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > shown.length && (
        <p className={css.more}>{t('timeline.changes.more', { count: rows.length - shown.length })}</p>
      )}
    </Section>
  )
}

const FIGHTS: ReadonlySet<string> = new Set(['battle-opened', 'fired', 'battle-ended'])

/** Where an action caused a battle. */
function foughtIn(entry: Entry | undefined): SpaceId | null {
  const event = entry?.events.find(({ type }) => FIGHTS.has(type))
  return event && 'space' in event && typeof event.space === 'string' ? event.space : null
}

/** The action whose battle was replayed; focus returns to it. */
const useLeft = create<{ act: number | null }>(() => ({ act: null }))

/** The battle of this moment, or one of the next few, with a button to replay it. */
function Fought({ log, at }: { log: readonly Entry[]; at: number }) {
  const [left] = useState(() => useLeft.getState().act)
  useEffect(() => useLeft.setState({ act: null }), [])
  const near = [0, 1, 2, 3].map((i) => at - 1 + i).find((index) => foughtIn(log[index]) !== null)
  const space = near === undefined ? null : foughtIn(log[near])
  if (near === undefined || space === null) return null
  return (
    <div className={css.again}>
      <button
        type="button"
        className={`${choice.edged} ${choice.row}`}
        // biome-ignore lint/a11y/noAutofocus: whoever comes back from the battle goes on where they were
        autoFocus={left === near}
        onClick={() => {
          useLeft.setState({ act: near })
          openBattleReplay(near)
        }}
      >
        <Glyph name="attack" size={20} />
        <span>
          <b>{t('timeline.again', { space: spaceName(space) })}</b>
          <span>{t('timeline.again.step', { at: countAt(near + 1) })}</span>
        </span>
        <Glyph name="chev" size={16} />
      </button>
    </div>
  )
}

/** The power and its action. */
function Deed({ entry }: { entry: Entry | undefined }) {
  if (!entry) return <span className={css.deed}>{t('timeline.opening')}</span>
  const { power, text, way } = lastLine(entry)
  return (
    <>
      <Roundel power={power} size={16} named />
      <span className={css.deed} title={text}>
        {way ? t('timeline.way', way) : text}
      </span>
    </>
  )
}

/** Two actions before and two after; fewer at the ends of the game. */
function Around({ log, at }: { log: readonly Entry[]; at: number }) {
  const first = Math.max(0, Math.min(at - 2, log.length - 4))
  const near = [...Array(5).keys()].map((i) => first + i).filter((each) => each <= log.length)
  return (
    <Section title={t('timeline.around')}>
      <ol className={css.around}>
        {near.map((each) => (
          <li key={each}>
            <button
              type="button"
              className={`${choice.wide} ${css.near} ${each === at ? past.past : ''}`}
              aria-current={each === at ? 'step' : undefined}
              onClick={() => showMoment(each)}
            >
              <span className={css.number}>{countAt(each)}</span>
              <Deed entry={log[each - 1]} />
            </button>
          </li>
        ))}
      </ol>
    </Section>
  )
}
