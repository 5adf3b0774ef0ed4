import '../../content/words/agreement.ts'
import '../../content/words/computer.ts'
import { POWERS, type PowerId, turn } from '../../engine/index.ts'
import { LEVELS, type Manner } from '../../save/levels.ts'
import { useControls } from '../../store/computer/controls.ts'
import { useComputerToAct } from '../../store/computers.ts'
import { useGameState, useReadOnly } from '../../store/selectors.ts'
import { useGame } from '../../store/table.ts'
import { playerName } from '../../store/timeline.ts'
import { useUi } from '../../store/ui.ts'
import { powerInText, powerName, t } from '../text.ts'
import tick from '../widgets/Check.module.css'
import { Button } from '../widgets/index.ts'
import css from './Manner.module.css'
import { MannerRow, mannerWords, Select } from './MannerRow.tsx'

const MANNER: Manner = { level: LEVELS[1] }

/** Who plays which power: handed over to the computer and taken back at any moment, for good or for this turn. */
export function SeatsSheet() {
  const game = useGameState()
  const handOver = useGame((store) => store.handOver)
  const closed = useReadOnly()
  const computer = useComputerToAct()
  const { power } = turn(game)
  const forMe = () => {
    handOver(power, MANNER, 'turn')
    useControls.getState().goOn()
    useUi.getState().setSheet(null)
  }
  return (
    <div className={css.seats} inert={closed}>
      {!computer && !game.flow.winner && (
        <div className={css.forMe}>
          <Button onClick={forMe}>{t('computer.forMe', { power: powerInText(power) })}</Button>
        </div>
      )}
      <p>{t('computer.seatsNote')}</p>
      {POWERS.map((each) => (
        <Seat key={each} power={each} />
      ))}
      <Together />
    </div>
  )
}

/** Both sides may take back together what nobody can undo alone: the table agrees to it, no rule. */
function Together() {
  const agreement = useGame((store) => store.agreement)
  const real = useGame((store) => store.practice === null)
  const turnTo = (on: boolean) => useGame.setState({ agreement: { on, taken: agreement?.taken ?? [] } })
  return real ? (
    <label className={css.together}>
      <input
        type="checkbox"
        className={tick.box}
        checked={agreement?.on === true}
        onChange={({ target }) => turnTo(target.checked)}
      />
      <span>
        <b>{t('agreement.option')}</b>
        <small>{t('agreement.optionNote')}</small>
      </span>
    </label>
  ) : null
}

const PERSON = 'person'
const COMPUTER = 'computer'

function Seat({ power }: { power: PowerId }) {
  const game = useGameState()
  const seat = useGame((store) => store.computers?.seats[power])
  const handOver = useGame((store) => store.handOver)
  const manner = seat && seat.only === undefined ? seat : null
  const change = (to: Partial<Manner>) => {
    const { level, style } = { ...MANNER, ...manner, ...to }
    handOver(power, style === undefined ? { level } : { level, style })
    // Whoever gives away the turn that is his wants it played, wherever computers were stopped before.
    if (!manner && turn(game).power === power) useControls.getState().goOn()
  }
  return (
    <>
      <MannerRow power={power} name={powerName(power)} manners={manner ? [manner] : []} onChange={change}>
        <Select
          label={t('computer.seatOf', { power: powerName(power) })}
          value={manner ? COMPUTER : PERSON}
          choices={[
            { id: PERSON, name: playerName(game, power) },
            { id: COMPUTER, name: t('computer.name') },
          ]}
          onChange={(id) => (id === COMPUTER ? change({}) : handOver(power, null))}
        />
      </MannerRow>
      {manner && <p className={css.about}>{mannerWords(manner)}</p>}
    </>
  )
}
