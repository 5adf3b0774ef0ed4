/** How this device likes the table. Kept in the browser; where that is forbidden the defaults serve. */
import { create } from 'zustand'
import type { Theme } from '../../content/palette.ts'
import type { LossPrompts } from '../../planning/loss-prompts.ts'
import { persisted } from '../persistence/persisted.ts'

/** Height of the letters of a sentence, in pixels of the page. */
export const TEXT_SIZES = [14, 15, 16, 18, 20] as const
export type TextSize = (typeof TEXT_SIZES)[number]

export const PACES = ['step', 'slow', 'brisk', 'instant'] as const
export type ComputerPace = (typeof PACES)[number]

export type Settings = {
  /** 'auto' does what the system asks for. */
  theme: 'auto' | Theme
  textSize: TextSize
  /** 'auto' does what the system asks for. */
  motion: 'auto' | 'reduced' | 'full'
  /** How fast dice of one press follow each other, and how long the map is under way. */
  speed: 'calm' | 'brisk' | 'instant'
  handover: 'banner' | 'off'
  /** Asked before: everything that cannot be undone, or only giving up and deleting. */
  confirm: 'full' | 'few'
  /** When the owner of losses is asked which they are. */
  losses: LossPrompts
  /** The map goes by itself to the turn, the battle, the targets that are spoken of. */
  follow: boolean
  /** Beside a mouse that rests on the map, a card with what is known of the space. */
  cards: boolean
  /** Plain letters and signs work as shortcuts. */
  singleKeys: boolean
  /** How dice of the table are told where hits are all that counts: each face, or the hits of each column. */
  diceEntry: 'faces' | 'hits'
  /**
   * How fast the computer's actions follow each other: one by one at a press, after a second, a third of one, or none. 'auto':
   * nothing has been chosen yet (`store/computer/pace.ts`).
   */
  pace: ComputerPace | 'auto'
  /** After what the computer stops by itself; `turn`: only where a person is to act. */
  stopAfter: 'order' | 'phase' | 'power' | 'turn'
  /** What the rules do upon an act is shown one step at a time. */
  steps: boolean
  /** Names and number of players of the last new game. */
  names: string[]
  count: number
}

export const THEMES = ['auto', 'light', 'dark', 'contrast'] as const
export const MOTIONS = ['auto', 'reduced', 'full'] as const
export const LOSS_PROMPTS = ['always', 'matters', 'never'] as const
export const STOPS = ['order', 'phase', 'power', 'turn'] as const
export const SPEEDS = ['calm', 'brisk', 'instant'] as const

/** Until it is chosen: a window so wide is one on a large screen, looked at from further off. */
const firstSize = (width: number): TextSize => (width >= 3200 ? 20 : width >= 2560 ? 16 : 14)

const defaults: Settings = {
  theme: 'auto',
  textSize: firstSize(globalThis.innerWidth ?? 0),
  motion: 'auto',
  speed: 'brisk',
  handover: 'banner',
  confirm: 'full',
  losses: 'always',
  follow: true,
  cards: true,
  singleKeys: true,
  diceEntry: 'faces',
  pace: 'auto',
  stopAfter: 'turn',
  steps: false,
  names: [],
  count: 2,
}

function parseSettings(stored: unknown): Settings {
  const from = (typeof stored === 'object' && stored !== null ? stored : {}) as Partial<Record<keyof Settings, unknown>>
  return {
    theme: THEMES.find((theme) => theme === from.theme) ?? defaults.theme,
    textSize: TEXT_SIZES.find((size) => size === from.textSize) ?? defaults.textSize,
    motion: MOTIONS.find((motion) => motion === from.motion) ?? defaults.motion,
    speed: SPEEDS.find((speed) => speed === from.speed) ?? defaults.speed,
    handover: from.handover === 'off' ? 'off' : defaults.handover,
    confirm: from.confirm === 'few' ? 'few' : defaults.confirm,
    losses: LOSS_PROMPTS.find((prompts) => prompts === from.losses) ?? defaults.losses,
    follow: from.follow !== false,
    cards: from.cards !== false,
    singleKeys: from.singleKeys !== false,
    pace: PACES.find((pace) => pace === from.pace) ?? defaults.pace,
    stopAfter: STOPS.find((stop) => stop === from.stopAfter) ?? defaults.stopAfter,
    diceEntry: from.diceEntry === 'hits' ? 'hits' : defaults.diceEntry,
    steps: from.steps === true,
    names: Array.isArray(from.names) ? from.names.filter((name) => typeof name === 'string') : [],
    count: typeof from.count === 'number' && from.count >= 1 && from.count <= 8 ? Math.floor(from.count) : defaults.count,
  }
}

const storage = persisted('contested-1914:settings', parseSettings)
export const useSettings = create<Settings>()(() => storage.read())

export function changeSettings(changes: Partial<Settings>): void {
  useSettings.setState(changes)
  storage.write(useSettings.getState())
}
