/** Entry point of agreed take-backs. */
import { layOver } from '../../store/over.ts'
import { AgreeSheet } from './AgreeSheet.tsx'

/** Opens the question. */
export const askBothSides = (): void => layOver(AgreeSheet, true)
