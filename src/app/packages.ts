/**
 * Lies with the packages and is run with them, before anything of the page (`vite.config.ts`): React makes itself ready when it is
 * first asked for, which takes a phone as long as all the rest of the page. Then it is the page's turn.
 */
import { createRoot, type Root } from 'react-dom/client'
import { replaceBroken } from '../polyfills.ts'
import { runSecond } from './second.ts'

export const rootAt = (element: Element): Root => createRoot(element)

replaceBroken(globalThis)
runSecond()
