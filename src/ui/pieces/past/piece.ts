import { fetched } from '../../later.tsx'

/** Back in time and aside: timeline, figures, comparison, sketches. */
export const past = fetched(() => import('./index.ts'))
