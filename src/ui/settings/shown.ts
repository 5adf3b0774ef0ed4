/** The visible settings with their choices and groups. Texts: `app.settings.<name>`. */
import { LOSS_PROMPTS, MOTIONS, type Settings, SPEEDS, TEXT_SIZES, THEMES } from '../../store/settings/settings.ts'

/** Player names and counts are remembered, not set; the computer's pace is set with its seat. */
export type Shown = Exclude<keyof Settings, 'names' | 'count' | 'pace' | 'stopAfter'>

const ON_OFF = ['on', 'off'] as const

type Way = {
  choices: readonly string[]
  /** The current choice. */
  of: (settings: Settings) => string
  change: (choice: string) => Partial<Settings>
}

/** A setting whose values are the choices. */
const oneOf = <Name extends Shown>(name: Name, choices: readonly (Settings[Name] & (string | number))[]): Way => ({
  choices: choices.map(String),
  of: (settings) => String(settings[name]),
  change: (choice) => {
    const value = choices.find((each) => String(each) === choice)
    return value === undefined ? {} : ({ [name]: value } as Partial<Settings>)
  },
})

const onOff = (name: 'follow' | 'cards' | 'singleKeys' | 'steps'): Way => ({
  choices: ON_OFF,
  of: (settings) => (settings[name] ? 'on' : 'off'),
  change: (choice) => ({ [name]: choice === 'on' }),
})

export const WAYS: Readonly<Record<Shown, Way>> = {
  textSize: oneOf('textSize', TEXT_SIZES),
  theme: oneOf('theme', THEMES),
  motion: oneOf('motion', MOTIONS),
  speed: oneOf('speed', SPEEDS),
  handover: oneOf('handover', ['banner', 'off']),
  confirm: oneOf('confirm', ['full', 'few']),
  losses: oneOf('losses', LOSS_PROMPTS),
  diceEntry: oneOf('diceEntry', ['faces', 'hits']),
  steps: onOff('steps'),
  follow: onOff('follow'),
  cards: onOff('cards'),
  singleKeys: onOff('singleKeys'),
}

export const SETTING_GROUPS: Readonly<Record<'look' | 'play' | 'hand', readonly Shown[]>> = {
  look: ['textSize', 'theme', 'motion', 'speed'],
  play: ['handover', 'confirm', 'losses', 'diceEntry', 'steps'],
  hand: ['follow', 'cards', 'singleKeys'],
}
