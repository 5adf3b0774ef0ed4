import '../../content/words/battle.ts'
import '../../content/words/decisions.ts'

// Reads the stores and takes no props.
export { DecisionCard } from './DecisionCard.tsx'
