/** What the table asks for when both sides are to take something back. */
import { layOver } from '../../store/over.ts'
import { AgreeSheet } from './AgreeSheet.tsx'

/** Lays the question before both sides. */
export const askBothSides = (): void => layOver(AgreeSheet, true)
