import type { VictoryCondition } from '../../content/index.ts'
import type { OptionOverlays } from '../kernel/overlay.ts'
import type { Side, SpaceId } from '../types/ids.ts'

/** Of these lands a side needs so many as a round ends, from this one on. */
type Aim = { side: Side; count: number; as: 'held' | 'contested' }

/**
 * A war over a few lands. What the one side lacks the other has, so that the last round decides, whatever it brought: no capital is
 * asked about.
 */
const over = (rule: string, fromRound: number, lands: readonly SpaceId[], aims: readonly Aim[]): OptionOverlays[string] => ({
  data: {
    victoryConditions: aims.map(
      ({ side, count, as }): VictoryCondition => ({
        side,
        rule,
        when: 'round',
        needs: Array.from({ length: count }, () => lands.map((space) => ({ space, as, fromRound }))),
      }),
    ),
  },
})

/** Options of the positions that short wars begin with. */
export const frontOptions: OptionOverlays = {
  'western-front': over(
    'STD-WAR-01',
    6,
    ['picardy', 'burgundy', 'paris'],
    [
      { side: 'central', count: 2, as: 'contested' },
      { side: 'allies', count: 2, as: 'held' },
    ],
  ),
  'balkan-front': over(
    'STD-WAR-02',
    4,
    ['serbia', 'romania', 'bulgaria', 'albania'],
    [
      { side: 'central', count: 3, as: 'held' },
      { side: 'allies', count: 2, as: 'contested' },
    ],
  ),
}
