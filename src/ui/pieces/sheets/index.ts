/** What is opened over the table and beside it, at any time. */
export { CoachStrip } from '../../coach/CoachStrip.tsx'
export { SeatsSheet } from '../../computer/SeatsSheet.tsx'
export { Help } from '../../dock/Help.tsx'
export { FindSpace } from '../../find/FindSpace.tsx'
export { Menu } from '../../header/Menu.tsx'
export { WholeOdds } from '../../odds/WholeOdds.tsx'
export { SettingsList } from '../../settings/SettingsList.tsx'
export { SpacesSheet } from '../../spaces/SpacesSheet.tsx'
