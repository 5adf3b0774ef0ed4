import type { VictoryCondition } from '../../content/index.ts'
import type { OptionOverlays } from '../kernel/overlay.ts'
import type { Side, SpaceId } from '../types/ids.ts'

/** A side needs `count` of the lands at the end of a round. */
type Aim = { side: Side; count: number; as: 'held' | 'contested' }

/** A war over a few lands. The aims of both sides are complementary, so that the last round always decides. */
const frontOption = (rule: string, fromRound: number, lands: readonly SpaceId[], aims: readonly Aim[]): OptionOverlays[string] => ({
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

/** Options of short-war positions. */
export const frontOptions: OptionOverlays = {
  'western-front': frontOption(
    'STD-WAR-01',
    6,
    ['picardy', 'burgundy', 'paris'],
    [
      { side: 'central', count: 2, as: 'contested' },
      { side: 'allies', count: 2, as: 'held' },
    ],
  ),
  'balkan-front': frontOption(
    'STD-WAR-02',
    4,
    ['serbia', 'romania', 'bulgaria', 'albania'],
    [
      { side: 'central', count: 3, as: 'held' },
      { side: 'allies', count: 2, as: 'contested' },
    ],
  ),
}
