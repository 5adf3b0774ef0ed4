// Filled in by the log; it reads the stores and takes no props. The words are for the bar below the map.
import type { Entry } from '../../store/game.ts'

export const LogPanel = () => null
export const lastWords = (_entry: Entry): string => ''
