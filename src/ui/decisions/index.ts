// Reads the stores and takes no props.
export { DecisionCard } from './DecisionCard.tsx'
