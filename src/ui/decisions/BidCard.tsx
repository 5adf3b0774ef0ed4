import { useEffect } from 'react'
import { type Counts, type Decision, type GameState, type PowerId, sideOf, treasuryOf } from '../../engine/index.ts'
import {
  type BidDraft,
  bidAction,
  bidPlacesFor,
  bidPrice,
  bidRest,
  bidSpacesWith,
  bidTypes,
  maxBidUnits,
  suggestedBid,
  withBidCount,
  withBidUnit,
} from '../../planning/bid.ts'
import { plus } from '../../planning/counts.ts'
import { keyLabel } from '../../store/settings/key-labels.ts'
import { useUi } from '../../store/ui.ts'
import { UnitRow } from '../panels/shared/parts.tsx'
import { pointing } from '../pointing.ts'
import { runQueuedPress, takePresses } from '../press.ts'
import { countsText, powerAtStart, powerName, spaceName, t, unitName, unitTitle } from '../text.ts'
import { usePicking } from '../usePicking.ts'
import fold from '../widgets/Fold.module.css'
import { Button, Glyph, KeyCap, Roundel, Stepper, UnitIcon } from '../widgets/index.ts'
import { AnswerFoot } from './AnswerFoot.tsx'
import css from './BidCard.module.css'
import { planBid, plannedIn, pressToBid, useBid } from './bid-draft.ts'
import { DecisionFrame } from './DecisionFrame.tsx'
import { useKeys } from './keys.ts'
import type { CardProps } from './types.ts'

takePresses({ bid: pressToBid })

/** All units of a draft. */
const unitsOf = ({ units }: BidDraft): Counts =>
  Object.values(units).reduce<Counts>((sum, { type }) => plus(sum, { [type]: 1 }), {})

/** Label: "Place 9 infantry and keep 10 IPC". */
function buttonText(game: GameState, draft: BidDraft): string {
  const money = bidRest(game, draft) + Object.values(draft.money).reduce((sum, n) => sum + n, 0)
  const count = Object.keys(draft.units).length
  const kind = count === 0 ? 'money' : money > 0 ? 'both' : 'units'
  return t('decisions.bid.button', { kind, units: countsText(unitsOf(draft)), money })
}

const holderName = ({ powers = [], by }: Decision): string => (powers.length > 1 ? t(`app.side.${sideOf(by)}`) : powerAtStart(by))

/** A bid before the first turn: units by power and space, and who keeps the rest. */
export function BidCard({ game, decision }: CardProps) {
  const store = useBid()
  const planned = plannedIn(game, decision, store)
  const { draft, unit } = planned
  const { powers = [] } = decision
  const plan = (next: Partial<typeof planned>) => planBid(game, { ...planned, ...next })
  const setGhosts = useUi((ui) => ui.setGhosts)
  useEffect(() => {
    setGhosts(Object.fromEntries(Object.entries(draft.units).map(([space, { type }]) => [space, { [type]: 1 }])))
    return () => setGhosts({})
  }, [draft, setGhosts])
  usePicking('bid', runQueuedPress)
  const suggest = () => plan({ draft: suggestedBid(game, decision) })
  useKeys('decisions.bid', { proposed: suggest })
  const choosePower = (power: PowerId) => {
    const types = bidTypes(game, power, draft.total)
    plan({ unit: { power, type: types.includes(unit.type) ? unit.type : (types[0] ?? 'infantry') } })
  }
  return (
    <DecisionFrame
      decision={decision}
      question={t('decisions.bid.title', { holder: holderName(decision), count: draft.total })}
      sentence={t('decisions.bid.sentence', { powers: powers.length })}
      aside={t('decisions.bid.left', { count: bidRest(game, draft), all: draft.total })}
    >
      <Button className={css.suggest} onClick={suggest}>
        {t('decisions.bid.suggest')}
        <KeyCap silent>{keyLabel('proposed')}</KeyCap>
      </Button>
      {powers.length > 1 && (
        <fieldset className={css.powers}>
          <legend className="type-option">{t('decisions.bid.power')}</legend>
          {powers.map((power) => (
            <button
              key={power}
              type="button"
              aria-pressed={power === unit.power}
              aria-label={t('decisions.bid.treasury', { power: powerName(power), treasury: treasuryOf(game, power) })}
              title={powerName(power)}
              onClick={() => choosePower(power)}
            >
              <Roundel power={power} size={28} />
            </button>
          ))}
          <span className={css.chosen}>{powerName(unit.power)}</span>
        </fieldset>
      )}
      <ul className={css.units} aria-label={t('decisions.bid.units')}>
        {bidTypes(game, unit.power, draft.total).map((type) => {
          const kind = { power: unit.power, type }
          const { most, short } = maxBidUnits(game, draft, kind)
          const choose = () => unit.type !== type && plan({ unit: kind })
          return (
            <UnitRow
              key={type}
              icon={<UnitIcon type={type} size={24} />}
              name={unitTitle(type)}
              note={t('decisions.bid.price', { ipc: bidPrice(game, type) })}
              control={
                <Stepper
                  label={t('decisions.bid.unitOf', { unit: unitTitle(type), power: powerName(unit.power) })}
                  value={bidSpacesWith(draft, kind).length}
                  max={most}
                  onFocus={choose}
                  onChange={(count) => plan({ draft: withBidCount(game, draft, kind, count), unit: kind })}
                  whyMin={t('decisions.bid.noneLess')}
                  whyMax={t('decisions.bid.noneMore', { why: short })}
                />
              }
            />
          )
        })}
      </ul>
      <Places game={game} planned={planned} onPlan={plan} />
      <Money game={game} draft={draft} powers={powers} onDraft={(next) => plan({ draft: next })} />
      <AnswerFoot by={decision.by} label={buttonText(game, draft)} answer={bidAction(game, draft)} />
    </DecisionFrame>
  )
}

type Planned = ReturnType<typeof plannedIn>

/** Spaces for the selected unit as buttons, same as a press on the map. */
function Places({ game, planned, onPlan }: { game: GameState; planned: Planned; onPlan: (next: Partial<Planned>) => void }) {
  const { draft, unit } = planned
  const short = bidRest(game, draft) < bidPrice(game, unit.type)
  return (
    <section className={css.places} aria-label={t('decisions.bid.where', { unit: unitTitle(unit.type) })}>
      <h3 className="type-option">{t('decisions.bid.where', { unit: unitTitle(unit.type) })}</h3>
      <p className="type-note">{t('decisions.bid.whereNote', { unit: unitName(unit.type) })}</p>
      <ul>
        {bidPlacesFor(game, unit.power, unit.type).map((space) => {
          const there = draft.units[space]
          const on = there?.power === unit.power && there.type === unit.type
          return (
            <li key={space}>
              <button
                type="button"
                aria-pressed={on}
                aria-disabled={(short && !there) || undefined}
                aria-label={there ? t('decisions.bid.here', { unit: unitTitle(there.type), space: spaceName(space) }) : undefined}
                {...pointing([space])}
                onClick={() => onPlan({ draft: withBidUnit(game, draft, space, unit) })}
              >
                {spaceName(space)}
                {there && <UnitIcon type={there.type} size={18} />}
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

type MoneyProps = { game: GameState; draft: BidDraft; powers: readonly PowerId[]; onDraft: (draft: BidDraft) => void }

/** Who keeps unspent IPC. */
function Money({ game, draft, powers, onDraft }: MoneyProps) {
  const rest = bidRest(game, draft)
  const others = powers.filter((power) => power !== draft.keeper)
  const keep = (keeper: PowerId) => {
    const { [keeper]: _, ...money } = draft.money
    onDraft({ ...draft, keeper, money })
  }
  return (
    <section className={css.money} aria-label={t('decisions.bid.money')}>
      <p className={css.keeps}>
        {others.length === 0 ? (
          <span>{t('decisions.bid.keeps', { power: powerAtStart(draft.keeper) })}</span>
        ) : (
          <label>
            {t('decisions.bid.keeper')}{' '}
            <select value={draft.keeper} onChange={({ target }) => keep(target.value as PowerId)}>
              {powers.map((power) => (
                <option key={power} value={power}>
                  {powerName(power)}
                </option>
              ))}
            </select>
          </label>
        )}
        <b>{t('decisions.bid.ipc', { ipc: rest })}</b>
      </p>
      {others.length > 0 && (
        <details className={fold.fold}>
          <summary>
            <Glyph name="chev" size={12} />
            {t('decisions.bid.share')}
          </summary>
          <ul>
            {others.map((power) => (
              <UnitRow
                key={power}
                icon={<Roundel power={power} size={20} />}
                name={powerName(power)}
                control={
                  <Stepper
                    label={t('decisions.bid.moneyOf', { power: powerName(power) })}
                    value={draft.money[power] ?? 0}
                    max={(draft.money[power] ?? 0) + rest}
                    onChange={(amount) => onDraft({ ...draft, money: { ...draft.money, [power]: amount } })}
                    whyMax={t('decisions.bid.noMoney')}
                  />
                }
              />
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}
