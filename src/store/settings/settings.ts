/** Settings of this device, in localStorage. */
import { create } from 'zustand'
import type { Theme } from '../../content/palette.ts'
import type { LossPrompts } from '../../planning/loss-prompts.ts'
import { persisted } from '../persistence/persisted.ts'

/** Font size of sentences (px). */
export const TEXT_SIZES = [14, 15, 16, 18, 20] as const
export type TextSize = (typeof TEXT_SIZES)[number]

export const PACES = ['step', 'slow', 'brisk', 'instant'] as const
export type ComputerPace = (typeof PACES)[number]

export type Settings = {
  /** 'auto' follows the system. */
  theme: 'auto' | Theme
  textSize: TextSize
  /** 'auto' follows the system. */
  motion: 'auto' | 'reduced' | 'full'
  /** Speed of dice and camera moves. */
  speed: 'calm' | 'brisk' | 'instant'
  handover: 'banner' | 'off'
  /** Confirm everything that cannot be undone, or only resigning and deleting. */
  confirm: 'full' | 'few'
  /** When the owner of losses chooses them. */
  losses: LossPrompts
  /** The camera follows turns, battles and targets. */
  follow: boolean
  /** Cards with details next to the mouse on the map. */
  cards: boolean
  /** Letters and signs work as shortcuts. */
  singleKeys: boolean
  /** Entry of real dice: each face, or the hits of each column. */
  diceEntry: 'faces' | 'hits'
  /** Pause between the computer's actions; 'auto': by default (`store/computer/pacing.ts`). */
  pace: ComputerPace | 'auto'
  /** When the computer pauses; `turn`: when a person has to act. */
  stopAfter: 'order' | 'phase' | 'power' | 'turn'
  /** Show what the rules do step by step. */
  steps: boolean
  /** Players of the last new game. */
  names: string[]
  count: number
}

export const THEMES = ['auto', 'light', 'dark', 'contrast'] as const
export const MOTIONS = ['auto', 'reduced', 'full'] as const
export const LOSS_PROMPTS = ['always', 'matters', 'never'] as const
export const STOPS = ['order', 'phase', 'power', 'turn'] as const
export const SPEEDS = ['calm', 'brisk', 'instant'] as const

/** Default by window width: very wide windows are on large screens, viewed from farther away. */
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
