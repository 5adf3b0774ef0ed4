/** Comparing is fetched when it is first asked for, or while the page rests. */
import { fetched } from '../later.tsx'

const compare = fetched(() => import('./index.tsx').then((module) => module.openCompare))

/** Holds two moments against each other. Where its code cannot be had now it is asked for again with the next press. */
export const openComparison = (): void =>
  void compare.load().then(
    (open) => open(),
    () => undefined,
  )
