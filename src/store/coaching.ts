/** In which games the coach goes along: in the first that was begun on this device, in every one, or in none. Kept on the device. */
import { useLayoutEffect } from 'react'
import { create } from 'zustand'
import { anyPerson } from './computers.ts'
import { useSettings } from './settings.ts'
import { useGame } from './table.ts'

const KEY = 'contested-1914:coach'

/** The id of a game, or one of these. */
export const EVERY = 'every'
export const NONE = 'none'

function read(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return NONE
  }
}

/** `where`: null as long as no game was begun. */
export const useCoaching = create<{ where: string | null }>(() => ({ where: read() }))

export function coachIn(where: string): void {
  useCoaching.setState({ where })
  try {
    localStorage.setItem(KEY, where)
  } catch {
    return
  }
}

/** Does it go along at this table, where a person plays? Whoever begins a first game has just been asked for names. */
export function useCoachHere(): boolean {
  const { where } = useCoaching()
  const id = useGame((store) => store.id)
  const first =
    useGame(({ log, earlier }) => log.length + earlier.length === 0) && where === null && useSettings.getState().names.length > 0
  useLayoutEffect(() => {
    if (first && id) coachIn(id)
  }, [first, id])
  const played = useGame(({ computers }) => anyPerson(computers))
  return played && id !== null && (where === id || where === EVERY)
}
