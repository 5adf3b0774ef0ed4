import '../../content/words/play.ts'
import { startAutomaticLosses } from '../../store/game/automatic-losses.ts'

// Reads the stores; no props.
export { DecisionCard } from './DecisionCard.tsx'

// Loaded with the card, because it answers questions that need no player.
startAutomaticLosses()
