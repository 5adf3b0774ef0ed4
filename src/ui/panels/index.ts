// Filled in by the panels themselves; each reads the stores and takes no props.
const Empty = () => null
export const PurchasePanel = Empty
export const MovePanel = Empty
export const MobilizePanel = Empty
export const IncomePanel = Empty
export const IncomeLedger = Empty
export const VictoryPanel = Empty
export const SpaceInspector = Empty
export const WhyCard = Empty
