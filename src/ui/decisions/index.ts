import '../../content/words/battle.ts'
import '../../content/words/decisions.ts'
import { startTakingLosses } from '../../store/losses-taken.ts'

// Reads the stores and takes no props.
export { DecisionCard } from './DecisionCard.tsx'

// With the card that would ask: it takes what was not to be asked before that card is shown.
startTakingLosses()
