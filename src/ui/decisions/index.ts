// Filled in by the decision cards; they read the stores and take no props.
export const DecisionCard = () => null
