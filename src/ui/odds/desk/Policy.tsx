import type { DeskQuestion } from '../../../odds/desk.ts'
import { type Policy, SPECIALS, type SpecialId } from '../../../odds/index.ts'
import { t } from '../../text.ts'
import { SIDE_IDS, type SideId } from '../spreads.ts'
import css from './Policy.module.css'

type Props = { question: DeskQuestion; onChange: (question: DeskQuestion) => void }
type Known = Required<Policy>

const LOSSES = ['cheapest', 'keep-guns', 'keep-fighters', 'best'] as const
const PRESSES = ['to-the-end', 'while-stronger', 'best', 1, 2, 3] as const
const DIVES = ['never', 'when-alone', 'best', 1, 2, 3] as const

const lossesOf = ({ losses }: Known, side: SideId) => (typeof losses === 'string' ? losses : losses[side])

/** Order of losses of a side. */
export function LossesChoice({ question, side, onChange }: Props & { side: SideId }) {
  const { policy } = question
  const change = (value: (typeof LOSSES)[number]) => {
    const [attacker, defender] = SIDE_IDS.map((each) => (each === side ? value : lossesOf(policy, each)))
    if (attacker === undefined || defender === undefined) return
    onChange({ ...question, policy: { ...policy, losses: attacker === defender ? attacker : { attacker, defender } } })
  }
  return (
    <div className={css.policies}>
      <Pick
        label={t('odds.desk.losses.label')}
        name={t('odds.desk.losses.of', { side })}
        value={lossesOf(policy, side)}
        choices={LOSSES}
        said={(each) => t(`odds.desk.losses.${each}`)}
        onPick={change}
      />
    </div>
  )
}

/** Choices between rounds at sea. */
export function SeaChoices({ question, onChange }: Props) {
  const { policy } = question
  return (
    <div className={css.sea}>
      <Pick
        label={t('odds.desk.press.label')}
        value={policy.press}
        choices={withOwn(PRESSES, policy.press)}
        said={(each) => (typeof each === 'number' ? t('odds.desk.press.rounds', { count: each }) : t(`odds.desk.press.${each}`))}
        onPick={(press) => onChange({ ...question, policy: { ...policy, press } })}
      />
      <Pick
        label={t('odds.desk.dive.label')}
        value={policy.dive}
        choices={withOwn(DIVES, policy.dive)}
        said={(each) => (typeof each === 'number' ? t('odds.desk.dive.hits', { count: each }) : t(`odds.desk.dive.${each}`))}
        onPick={(dive) => onChange({ ...question, policy: { ...policy, dive } })}
      />
    </div>
  )
}

/** Choices that only some rules have. */
export function SpecialChoices({ question, specials, onChange }: Props & { specials: readonly SpecialId[] }) {
  const { policy } = question
  return (
    <div className={css.sea}>
      {specials.map((id) => (
        <Pick<string>
          key={id}
          label={t(`odds.desk.special.${id}.label`)}
          value={policy[id]}
          choices={SPECIALS[id]}
          said={(each) => t(`odds.desk.special.${id}.${each}`)}
          onPick={(picked) => onChange({ ...question, policy: { ...policy, [id]: picked } })}
        />
      ))}
    </div>
  )
}

/** A linked question may have a value that is not offered. */
const withOwn = <T extends string | number>(offered: readonly T[], own: T): readonly T[] =>
  offered.includes(own) ? offered : [...offered, own]

type PickProps<T> = {
  label: string
  /** Accessible name, where the label is too short. */
  name?: string
  value: T
  choices: readonly T[]
  said: (value: T) => string
  onPick: (value: T) => void
}

function Pick<T extends string | number>({ label, name, value, choices, said, onPick }: PickProps<T>) {
  return (
    <label className={css.pick}>
      <span>{label}</span>
      <select
        aria-label={name}
        value={String(value)}
        onChange={({ target }) => {
          const picked = choices.find((each) => String(each) === target.value)
          if (picked !== undefined) onPick(picked)
        }}
      >
        {choices.map((each) => (
          <option key={each} value={String(each)}>
            {said(each)}
          </option>
        ))}
      </select>
    </label>
  )
}
