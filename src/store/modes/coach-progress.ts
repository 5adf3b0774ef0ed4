/** Lines the coach has shown to each player, and what the player did then. */
import { create } from 'zustand'
import { type CoachProgress, type LineProgress, NO_PROGRESS } from '../../learn/coach/index.ts'
import { persisted } from '../persistence/persisted.ts'

type People = Readonly<Record<string, CoachProgress>>

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const turnsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : []
const entriesIn = (value: unknown): [string, unknown][] => (isObject(value) ? Object.entries(value) : [])

const lineIn = (value: unknown): LineProgress => {
  const from = isObject(value) ? value : {}
  return { said: turnsIn(from.said), done: turnsIn(from.done), known: from.known === true }
}

const storage = persisted(
  'contested-1914:coached',
  (stored): People =>
    Object.fromEntries(
      entriesIn(stored).map(([name, person]) => {
        const from = isObject(person) ? person : {}
        const lines = Object.fromEntries(entriesIn(from.lines).map(([id, line]) => [id, lineIn(line)]))
        return [name, { turns: turnsIn(from.turns), lines }]
      }),
    ),
)

export const useCoachProgress = create<{ people: People }>(() => ({ people: storage.read() }))

function keep(people: People): void {
  useCoachProgress.setState({ people })
  storage.write(people)
}

export const coachProgressOf = (name: string): CoachProgress => useCoachProgress.getState().people[name] ?? NO_PROGRESS

export function storeCoachProgress(name: string, coached: CoachProgress): void {
  if (coached !== coachProgressOf(name)) keep({ ...useCoachProgress.getState().people, [name]: coached })
}

/** Resets everyone's progress. */
export const resetCoachProgress = (): void => keep({})
