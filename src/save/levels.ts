/** How the computer may play a power; as short as the start page needs it. */
export const LEVELS = ['easy', 'normal', 'hard', 'expert'] as const
export type Level = (typeof LEVELS)[number]

export type ComputerProfile = {
  level: Level
  /** One of the styles of `src/players/styles.ts`; left out: the first. */
  style?: string
}
