import { useState } from 'react'
import type { RulesetInfo } from '../../engine/index.ts'
import { ContractError } from '../../engine/types/outcome.ts'
import { notify } from '../../store/notify.ts'
import { changeSettings, useSettings } from '../../store/settings/settings.ts'
import { t } from '../../store/words.ts'
import line from '../widgets/Line.module.css'
import { PrimaryButton } from '../widgets/PrimaryButton.tsx'
import { Choice } from './Choice.tsx'
import { type GameCode, gameCode } from './game-code.ts'
import { HandicapFold } from './HandicapFold.tsx'
import { handicapOf, NO_HANDICAP, whyNotHandicap } from './handicap.ts'
import css from './NewGame.module.css'
import { type OptionValues, whyNotPlayable } from './options.ts'
import { Players } from './Players.tsx'
import { RuleSettings } from './RuleSettings.tsx'
import page from './StartPage.module.css'
import { playersOf, powersOfComputer, type Seats, seatsFor, whyNotSeated } from './seats.ts'

const freshSeed = () => Math.random().toString(36).slice(2, 8)

type Props = { ruleset: RulesetInfo; onRuleset: (ruleset: RulesetInfo) => void }

/** A new game on one page. As it stands it can be begun at once. */
export function NewGame({ ruleset, onRuleset }: Props) {
  const { names, count } = useSettings.getState()
  const [seats, setSeats] = useState<Seats>(() => seatsFor(count, names))
  const [options, setOptions] = useState<OptionValues>({})
  const [dice, setDice] = useState<'seeded' | 'entered'>('seeded')
  const [together, setTogether] = useState(false)
  const [handicap, setHandicap] = useState(NO_HANDICAP)
  const [seed, setSeed] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [coming, setComing] = useState(false)

  const beginWith = ({ useGame }: GameCode) => {
    try {
      const game = {
        ruleset: ruleset.id,
        options,
        seed: seed.trim() || freshSeed(),
        dice,
        players: playersOf(seats),
        ...handicapOf(handicap),
      }
      const { newGame } = useGame.getState()
      // What the computer chooses between like plans is not to be read off the dice, nor they off it.
      const computers = powersOfComputer(seats).length > 0 ? { seed: freshSeed(), seats: seats.computers } : undefined
      newGame(game, computers, together ? { on: true, taken: [] } : undefined)
    } catch (error) {
      if (!(error instanceof ContractError)) throw error
      setProblem(error.message)
    }
  }
  const begin = () => {
    if (coming) return
    changeSettings({ names: seats.names, count: seats.names.length })
    setProblem(null)
    const there = gameCode.loaded()
    if (there) return beginWith(there)
    setComing(true)
    notify(t('app.start.coming'), 'polite')
    void gameCode
      .load()
      .then(beginWith, () => setProblem(t('app.start.notCome')))
      .finally(() => setComing(false))
  }
  return (
    <section aria-label={t('app.start.new')}>
      <div className={`${line.ends} ${page.caption}`}>
        <h2 className="type-caption">{t('app.start.new')}</h2>
      </div>
      <div className={css.card}>
        <div className={css.part}>
          <Players seats={seats} onChange={setSeats} />
        </div>
        <div className={css.part}>
          <RuleSettings
            ruleset={ruleset}
            onRuleset={onRuleset}
            options={options}
            onOptions={setOptions}
            together={together}
            onTogether={setTogether}
          />
          <HandicapFold handicap={handicap} onChange={setHandicap} />
        </div>
        <div className={css.part}>
          <Choice
            legend={t('app.start.dice')}
            value={dice}
            onChange={setDice}
            choices={[
              { id: 'seeded', label: t('app.start.diceSeeded') },
              { id: 'entered', label: t('app.start.diceEntered') },
            ]}
          />
          {dice === 'seeded' ? (
            <label className={css.seed}>
              <span>{t('app.start.seed')}</span>
              <input
                value={seed}
                maxLength={40}
                placeholder={t('app.start.seedNone')}
                onChange={(event) => setSeed(event.target.value)}
              />
            </label>
          ) : (
            <p className="type-note">{t('app.start.diceEnteredNote')}</p>
          )}
        </div>
        <div className={`${css.part} ${css.go}`}>
          {problem && (
            <p className={css.problem} role="alert">
              {problem}
            </p>
          )}
          <PrimaryButton
            onPress={begin}
            why={whyNotSeated(seats) ?? whyNotPlayable(ruleset, options) ?? whyNotHandicap(handicap)}
          >
            {t(coming ? 'app.start.coming' : 'app.start.begin')}
          </PrimaryButton>
        </div>
      </div>
    </section>
  )
}
