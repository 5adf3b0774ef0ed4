export { lastSentence, lastWords, sinceYourLastTurn } from './digest.ts'
export { LogLineRow, LogPanel } from './LogPanel.tsx'
export { sentenceOf } from './sentences.ts'
export type { LogLine } from './types.ts'
