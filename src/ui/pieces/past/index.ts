/** What looks back, and what is tried beside the game. */
export { askBothSides } from '../../agreement/index.tsx'
export { AgainBand, AgainDock } from '../../battle/again/AgainDock.tsx'
export { openCharts } from '../../charts/ChartSheet.tsx'
export { openCompare } from '../../compare/index.tsx'
export { lastDeed, lastWords } from '../../log/digest.ts'
export { sketchHere } from '../../sketch/Sketch.tsx'
export { Timeline } from '../../timeline/index.ts'
