// Filled in by the battle board; it reads the stores and takes no props.
export const CombatPanel = () => null
