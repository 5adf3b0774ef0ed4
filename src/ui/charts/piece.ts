/** The war in figures comes when somebody asks for it, or with the rest. */
import { past } from '../pieces/past/piece.ts'

/** Lays the figures of the war over the table. */
export const askForCharts = (): void =>
  void past
    .load()
    // The menu gives the focus back first: that is where it is to return to.
    .then(({ openCharts }) => setTimeout(openCharts))
    .catch(() => undefined)
