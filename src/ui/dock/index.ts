export { Dock, SideColumn, useBattleOpen } from './Dock.tsx'
export { History } from './History.tsx'
export { useWide } from './useWide.ts'
