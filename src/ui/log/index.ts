export { lastLine, lastSentence, lastWords, newsForTheTurn, newsOfTheTurn, sinceYourLastTurn } from './digest.ts'
export { LogLineRow, LogPanel } from './LogPanel.tsx'
export { logSentence } from './sentences.ts'
export type { LogLine } from './types.ts'
