/** The parties of a battle in words. */
import type { Owner } from '../../engine/index.ts'
import type { Forecast } from '../../odds/index.ts'
import { listText, powerAtStart, powerInText, powerName, t, tenths } from '../text.ts'
import type { Parties } from './parties.ts'
import type { SideId } from './spreads.ts'

/** As a label: "France and Italy". */
export const namesOf = (owners: readonly Owner[]): string => listText(owners.map(powerName))

/** Average losses of a party: "The United States loses 0.6 IPC", "France and Italy lose 9.6 IPC". */
export function losesText(odds: Forecast, parties: Parties, side: SideId): string {
  const owners = parties[side]
  const powers = listText(owners.map((owner, i) => (i === 0 ? powerAtStart(owner) : powerInText(owner))))
  return t('odds.battle.press.loses', { powers, count: owners.length, ipc: tenths(odds.lost[side].ipc) })
}

/** The party whose swing is shown. */
export const swingFor = ({ attacker }: Parties): string => t('odds.picture.swing', { power: listText(attacker.map(powerInText)) })

/** Heading of a party's losses. */
export const columnOf = (parties: Parties, side: SideId): string =>
  t(`odds.picture.column.${side}`, { power: namesOf(parties[side]), count: parties[side].length })
