export { Handover } from './Handover.tsx'
