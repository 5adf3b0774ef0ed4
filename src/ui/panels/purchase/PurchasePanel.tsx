import { useEffect } from 'react'
import {
  costOfAll,
  currentPurchase,
  type GameState,
  homelands,
  owedOrder,
  treasuryOf,
  turn,
  type UnitType,
} from '../../../engine/index.ts'
import { total, withCount } from '../../../planning/counts.ts'
import { allInfantry, budgetOf, lastOrder, politicalPayments, purchaseOf, repairsOf } from '../../../planning/purchase.ts'
import { refusalIn } from '../../../planning/refusals.ts'
import { useGame } from '../../../store/game/game.ts'
import { useCommands } from '../../../store/settings/commands.ts'
import { useUi } from '../../../store/ui.ts'
import { phasePanels } from '../../chunks/phase-panels.ts'
import { exportOf, lazyPanel } from '../../lazy.tsx'
import { countsText, powerInText, powerName, spaceName, t } from '../../text.ts'
import { Button, Glyph, RuleTag, TermIn, UnitIcon } from '../../widgets/index.ts'
import { Declare, declaresHere } from '../declarations/Declare.tsx'
import { commitCommands } from '../shared/keys.ts'
import { PanelTitle, PhasePanel, SpaceLink, UnitRow } from '../shared/parts.tsx'
import { useTotalSaid } from '../shared/useTotalSaid.ts'
import { changePurchase } from './change.ts'
import { EndPurchase } from './EndPurchase.tsx'
import { IpcBar } from './IpcBar.tsx'
import { Offers } from './Offers.tsx'
import { Own } from './Own.tsx'
import css from './PurchasePanel.module.css'
import { ghostsOf } from './places.ts'
import { Units } from './Units.tsx'

// It needs the words of the log, and nothing is told before anything has happened.
const Latest = lazyPanel(exportOf(phasePanels, 'Latest'))
const Recap = lazyPanel(exportOf(phasePanels, 'Recap'))

export function PurchasePanel() {
  const game = useGame((store) => store.game)
  return game && turn(game).phase === 'purchase' ? <Purchase game={game} /> : null
}

function Purchase({ game }: { game: GameState }) {
  const { power } = turn(game)
  const order = currentPurchase(game)
  const cost = costOfAll(game, order)
  const paid = politicalPayments(game)
  const given = paid.reduce((sum, { price }) => sum + price, 0)
  const budget = budgetOf(game) + given
  const setGhosts = useUi((ui) => ui.setGhosts)
  const owed = owedOrder(game)
  const told = useGame((store) => store.log.length > 0)

  useEffect(() => {
    setGhosts(ghostsOf(game))
    return () => setGhosts({})
  }, [game, setGhosts])

  const change = (type: UnitType, value: number) => changePurchase(withCount(order, type, value))
  // One reason for all of them: it need not stand in every row (TOU-COL-04); repairs stay (TOU-COL-06).
  const collapsed = homelands(game).find((home) => home.power === power && home.collapsed)
  const declares = declaresHere(game)
  useCommands(commitCommands)
  useTotalSaid(t('panels.purchase.spent', { spent: cost + given, left: budget - cost - given }))
  return (
    <PhasePanel label={t('panels.purchase.label', { power: powerName(power) })} foot={<EndPurchase game={game} />}>
      {told && <Latest game={game} />}
      {told && <Recap game={game} />}
      <PanelTitle
        figure={
          <>
            {cost + given}{' '}
            <small>
              <TermIn term="ipc" sentence={t('panels.purchase.of', { budget })} />
            </small>
          </>
        }
      >
        {t('panels.purchase.title')}
      </PanelTitle>
      {collapsed ? (
        <p className={css.collapsed}>
          {t('panels.purchase.collapsed', { power: powerInText(power), lost: collapsed.lost })} <RuleTag rule="TOU-COL-04" />
        </p>
      ) : (
        <div className={css.parts}>
          <IpcBar game={game} order={order} paid={paid} budget={budget} />
          {owed && (
            <p className={css.owed}>
              {t('panels.purchase.owed', {
                space: spaceName(owed.space),
                units: countsText(owed.units),
                cost: owed.cost,
                power: powerInText(power),
              })}{' '}
              <RuleTag rule={owed.rule} />
            </p>
          )}
          <Shortcuts game={game} />
          <Own game={game} brief={told} />
          {declares === 'first' && <Declarable game={game} />}
          <Units game={game} left={budget - cost - given} onChange={change} />
          <Offers game={game} />
        </div>
      )}
      <Repairs game={game} />
      {declares === 'any-time' && <Declarable game={game} />}
    </PhasePanel>
  )
}

type PartProps = { game: GameState }

const Declarable = ({ game }: PartProps) => (
  <ul className={css.repairs}>
    <Declare game={game} />
  </ul>
)

function Repairs({ game }: PartProps) {
  const log = useGame((store) => store.log)
  const dispatch = useGame((store) => store.dispatch)
  const repairs = repairsOf(game, log)
  if (repairs.length === 0) return null
  return (
    <ul className={css.repairs}>
      {repairs.map(({ space, count, done, refused }) => (
        <UnitRow
          key={`${space}-${done}`}
          icon={<UnitIcon type="battleship" size={24} damaged={!done} />}
          name={t(done ? 'panels.purchase.repaired' : 'panels.purchase.damaged', { count })}
          note={
            <>
              <SpaceLink space={space} /> {t('panels.purchase.free')}
            </>
          }
          control={
            done ? (
              <Glyph name="check" size={20} title={t('panels.purchase.done')} />
            ) : (
              <Button why={refused} onClick={() => dispatch({ type: 'repair', space })}>
                {t('panels.purchase.repair')}
              </Button>
            )
          }
        />
      ))}
    </ul>
  )
}

function Shortcuts({ game }: PartProps) {
  const log = useGame((store) => store.log)
  const before = lastOrder(log, game)
  const order = currentPurchase(game)
  const nothing = total(order) === 0
  return (
    <div className={css.shortcuts}>
      <Button
        why={before ? refusalIn(game, purchaseOf(before)) : t('panels.purchase.noLast')}
        onClick={() => before && changePurchase(before)}
      >
        {t('panels.purchase.asLast')}
      </Button>
      <Button
        why={total(allInfantry(game)) === 0 ? t('panels.purchase.tooPoor', { left: treasuryOf(game, turn(game).power) }) : null}
        onClick={() => changePurchase(allInfantry(game))}
      >
        {t('panels.purchase.allInfantry')}
      </Button>
      <Button why={nothing ? t('panels.purchase.nothingToReset') : null} onClick={() => changePurchase({})}>
        {t('panels.purchase.reset')}
      </Button>
    </div>
  )
}
