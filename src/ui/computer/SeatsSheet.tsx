import '../../content/words/setup.ts'
import { useState } from 'react'
import { POWERS, type PowerId, SIDES, type Side, sideOf, turn } from '../../engine/index.ts'
import { type ComputerProfile, LEVELS } from '../../save/computers.ts'
import { useControls } from '../../store/computer/controls.ts'
import { useComputerToAct } from '../../store/game/computers.ts'
import { useGameState, useReadOnly } from '../../store/game/selectors.ts'
import { isGame, useGame } from '../../store/game/table.ts'
import { allowAgreement } from '../../store/game/table-writers.ts'
import { playerName } from '../../store/game/timeline.ts'
import { useUi } from '../../store/ui.ts'
import { powerInText, powerName, t } from '../text.ts'
import tick from '../widgets/Check.module.css'
import { Button } from '../widgets/index.ts'
import css from './Manner.module.css'
import { MannerRow, mannerWords, Select } from './MannerRow.tsx'

const MANNER: ComputerProfile = { level: LEVELS[1] }

/** Who plays which power. A power can be given to the computer and taken back at any time, for good or for this turn. */
export function SeatsSheet() {
  const game = useGameState()
  const handOver = useGame((store) => store.handOver)
  const closed = useReadOnly()
  const computer = useComputerToAct()
  const { power } = turn(game)
  const forMe = () => {
    handOver(power, MANNER, 'turn')
    useControls.getState().resume()
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
      <AllSeats />
      <Together />
    </div>
  )
}

/** How the computer plays this power; null for a person, or if the computer plays this turn only. */
const useManners = (powers: readonly PowerId[]): (ComputerProfile | null)[] => {
  const seats = useGame((store) => store.computers?.seats)
  return powers.map((power) => {
    const seat = seats?.[power]
    return seat && seat.only === undefined ? seat : null
  })
}

const plain = ({ level, style }: ComputerProfile): ComputerProfile => (style === undefined ? { level } : { level, style })

/** Gives powers to the computer, or back to their players. */
function useHandOver(): (powers: readonly PowerId[], mannerOf: (power: PowerId) => ComputerProfile | null) => void {
  const game = useGameState()
  const handOver = useGame((store) => store.handOver)
  return (powers, mannerOf) => {
    for (const power of powers) handOver(power, mannerOf(power))
    // The computer starts immediately, even if it was paused.
    const { power } = turn(game)
    if (powers.includes(power) && mannerOf(power)) useControls.getState().resume()
  }
}

/** All seats: by side or one by one. A level and style chosen for all apply to later seats too. */
function AllSeats() {
  const [next, setNext] = useState<ComputerProfile>(MANNER)
  const manners = useManners(POWERS)
  const handOver = useHandOver()
  const played = POWERS.filter((_, i) => manners[i])
  const mannerOf = (power: PowerId): ComputerProfile => manners[POWERS.indexOf(power)] ?? next
  const changeAll = (change: Partial<ComputerProfile>) => {
    setNext({ ...next, ...change })
    handOver(played, (power) => plain({ ...mannerOf(power), ...change }))
  }
  return (
    <>
      <section className={css.all} aria-label={t('computer.seatsOfComputer')}>
        <MannerRow
          name={t('computer.seatsOfComputer')}
          manners={played.length > 0 ? played.map(mannerOf) : [next]}
          onChange={changeAll}
        />
        <Button why={played.length === 0 ? t('computer.noneToTakeBack') : null} onClick={() => handOver(played, () => null)}>
          {t('computer.takeAllBack')}
        </Button>
      </section>
      {SIDES.map((side) => (
        <SideSeats key={side} side={side} next={next} onGive={(powers) => handOver(powers, (power) => plain(mannerOf(power)))} />
      ))}
    </>
  )
}

type SideProps = { side: Side; next: ComputerProfile; onGive: (powers: readonly PowerId[]) => void }

function SideSeats({ side, next, onGive }: SideProps) {
  const powers = POWERS.filter((power) => sideOf(power) === side)
  const manners = useManners(powers)
  const whole = manners.every((manner) => manner !== null)
  return (
    <section aria-label={t(`app.side.${side}`)}>
      <div className={css.side}>
        <h3 className="type-option">{t(`app.side.${side}`)}</h3>
        <Button
          aria-label={t('computer.giveSide', { side })}
          why={whole ? t('computer.sideGiven', { side }) : null}
          onClick={() => onGive(powers)}
        >
          {t('computer.giveAll')}
        </Button>
      </div>
      {powers.map((power) => (
        <Seat key={power} power={power} next={next} />
      ))}
    </section>
  )
}

/** Agreed take-backs: an agreement of the table, not a rule. */
function Together() {
  const agreement = useGame((store) => store.agreement)
  const real = useGame(isGame)
  return real ? (
    <label className={css.together}>
      <input
        type="checkbox"
        className={tick.box}
        checked={agreement?.on === true}
        onChange={({ target }) => allowAgreement(target.checked)}
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

function Seat({ power, next }: { power: PowerId; next: ComputerProfile }) {
  const game = useGameState()
  const [manner = null] = useManners([power])
  const handOver = useHandOver()
  const change = (to: Partial<ComputerProfile>) => handOver([power], () => plain({ ...(manner ?? next), ...to }))
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
          onChange={(id) => (id === COMPUTER ? change({}) : handOver([power], () => null))}
        />
      </MannerRow>
      {manner && <p className={css.about}>{mannerWords(manner)}</p>}
    </>
  )
}
