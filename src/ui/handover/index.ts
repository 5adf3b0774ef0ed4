export { HandoverCard, HandoverNote } from './HandoverCard.tsx'
