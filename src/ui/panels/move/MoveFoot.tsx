import { type GameState, turn } from '../../../engine/index.ts'
import type { Target } from '../../../planning/target.ts'
import { useGame } from '../../../store/game/game.ts'
import { spaceName, t } from '../../text.ts'
import foot from '../../widgets/Foot.module.css'
import { Button, KeyCap, PrimaryButton } from '../../widgets/index.ts'
import { Checklist } from '../checklist/Checklist.tsx'
import { goTo } from './act.ts'
import { type Asked, askNothing } from './asked.ts'
import { answerLeaning, type Changing, dropLeaning, type Leaning, leaveAsItWas } from './order-work.ts'
import { SendBar } from './SendBar.tsx'

type Props = {
  game: GameState
  /** What is asked before an order is given. */
  asked: Asked | null
  leaning: Leaning | null
  changing: Changing | null
  /** Where a finger has aimed. */
  tapped: Target | null
  /** Where an order that is being changed would lead. */
  target: Target | undefined
}

/** The answers of what is asked, else the end of the phase: there is one main button, and it means what is asked now. */
export function MoveFoot({ game, asked, leaning, changing, tapped, target }: Props) {
  const dispatch = useGame((store) => store.dispatch)
  const { power } = turn(game)
  if (leaning) {
    const yes = leaning.change
      ? t('panels.order.change')
      : t('panels.order.backAll', { count: leaning.also.length + leaning.indexes.length })
    return <Pair keep={t('panels.order.keep')} onKeep={dropLeaning} go={yes} onGo={() => answerLeaning(leaning)} game={game} />
  }
  if (asked) {
    const { ask } = asked.question
    const space = spaceName(asked.target.space)
    const go = ask === 'enter' ? t('panels.enter.enter', { space }) : ask === 'loss' ? t('panels.loss.go', { space }) : null
    return (
      <Pair
        keep={t('panels.enter.keep')}
        onKeep={askNothing}
        go={go}
        onGo={() => goTo(asked.target, { ...asked.how, entered: true })}
        game={game}
      />
    )
  }
  if (changing) {
    return (
      <Pair
        keep={t('panels.order.leave')}
        onKeep={leaveAsItWas}
        go={target ? t('panels.order.send', { space: spaceName(target.space) }) : null}
        onGo={() => target && goTo(target)}
        game={game}
      />
    )
  }
  return (
    <>
      {tapped ? <SendBar target={tapped} /> : <Checklist />}
      <PrimaryButton
        onPress={() => dispatch({ type: 'end-phase' }, { context: { headline: t('panels.move.cannotEnd') } })}
        power={power}
      >
        {t('panels.move.end')}
      </PrimaryButton>
    </>
  )
}

type PairProps = { keep: string; onKeep: () => void; go: string | null; onGo: () => void; game: GameState }

/** Not to, at the left; the answer that goes on, at the right. Null: it is given among the rows above. */
function Pair({ keep, onKeep, go, onGo, game }: PairProps) {
  return (
    <div className={foot.pair}>
      <Button onClick={onKeep}>
        {keep} <KeyCap silent>Esc</KeyCap>
      </Button>
      {go && (
        <PrimaryButton power={turn(game).power} onPress={onGo} first>
          {go}
        </PrimaryButton>
      )}
    </div>
  )
}
