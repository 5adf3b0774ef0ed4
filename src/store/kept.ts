/** What the start page says of the games that are kept on this device. */
import { type KeptGames, listKept } from '../save/listed.ts'
import { tearUp } from '../save/slips.ts'
import type { Stored } from '../save/stored.ts'
import { forgetTime } from './played.ts'
import { useGame } from './table.ts'

export type { Kept, KeptGames } from '../save/listed.ts'

export async function keptGames(): Promise<Stored<KeptGames>> {
  const listed = await listKept()
  if (listed.ok) {
    const isGone = (id: string) => !isListed(listed.value, id) && id !== useGame.getState().id
    forgetTime(isGone)
    tearUp(isGone)
  }
  return listed
}

const isListed = ({ games, unread }: KeptGames, id: string): boolean =>
  unread.includes(id) || games.some((game) => game.id === id)
