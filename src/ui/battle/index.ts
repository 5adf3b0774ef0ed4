import '../../content/words/play.ts'

// These components read the stores; the board gets its battle as a prop.
export { BattleBoard } from './BattleBoard.tsx'
export { CombatPanel } from './CombatPanel.tsx'
export { MineCard } from './MineCard.tsx'
