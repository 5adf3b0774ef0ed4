export { Dock, SideColumn, useBattleOpen } from './Dock.tsx'
export { History } from './History.tsx'
export { useBeside, useWide } from './useWide.ts'
