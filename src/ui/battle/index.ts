import '../../content/words/battle.ts'
import '../../content/words/decisions.ts'

// They read the stores; the board is told which battle.
export { BattleBoard } from './BattleBoard.tsx'
export { CombatPanel } from './CombatPanel.tsx'
export { MineCard } from './MineCard.tsx'
