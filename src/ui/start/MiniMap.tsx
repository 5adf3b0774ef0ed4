import { memo } from 'react'
import { PRINTED } from '../../content/boards.ts'
import { anchorsOf } from '../../content/map.ts'
import { boardOf, controllerOf, type GameState, POWERS, type PowerId, type SpaceId, sideOf, unitsIn } from '../../engine/index.ts'
import { t } from '../text.ts'
import css from './MiniMap.module.css'
import { outlinesOf } from './miniMapPaths.ts'

/** Europe; the rest of the world lies beyond the frame. */
const FRAME = { x: 1180, y: 560, width: 1900, height: 1120 }

type Holding = { power: PowerId; count: number }

function holdings(state: GameState, space: SpaceId): Holding[] {
  const stacks = unitsIn(state, space)
  return POWERS.map((power) => ({
    power,
    count: stacks.reduce((sum, stack) => (stack.power === power ? sum + stack.count : sum), 0),
  })).filter((holding) => holding.count > 0)
}

function Land({ state, space, d }: { state: GameState | null; space: SpaceId; d: string }) {
  const holder = state ? controllerOf(state, space) : null
  if (holder === 'contested') return <path d={d} fill={`url(#mini-${space})`} />
  return <path d={d} data-power={holder ?? undefined} className={css.land} />
}

/** The colours of both sides, in stripes. */
function Hatch({ space, held }: { space: SpaceId; held: Holding[] }) {
  const central = held.find(({ power }) => sideOf(power) === 'central')?.power
  const allied = held.find(({ power }) => sideOf(power) === 'allies')?.power
  return (
    <pattern id={`mini-${space}`} width="30" height="30" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="30" height="30" data-power={central} className={css.land} />
      <rect width="15" height="30" data-power={allied} className={css.land} />
    </pattern>
  )
}

/** A position at a glance: who holds what, how many stand where. */
export const MiniMap = memo(function MiniMap({ state }: { state: GameState | null }) {
  const grouping = state ? boardOf(state) : PRINTED
  const anchors = anchorsOf(grouping)
  const { land, coast, borders } = outlinesOf(grouping)
  const inFrame = ([x, y]: readonly [number, number]) =>
    x > FRAME.x && x < FRAME.x + FRAME.width && y > FRAME.y && y < FRAME.y + FRAME.height
  const { x, y, width, height } = FRAME
  const contested = state ? Object.keys(land).filter((space) => controllerOf(state, space) === 'contested') : []
  return (
    <svg
      className={css.map}
      viewBox={`${x} ${y} ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={t('app.start.map')}
    >
      <defs>
        {contested.map((space) => (
          <Hatch key={space} space={space} held={holdings(state!, space)} />
        ))}
      </defs>
      <path d={coast} className={css.shore} />
      {Object.entries(land).map(([space, d]) => (
        <Land key={space} state={state} space={space} d={d} />
      ))}
      <path d={borders} className={css.border} />
      <path d={coast} className={css.coast} />
      {state &&
        Object.entries(anchors)
          .filter(([, anchor]) => anchor.land && inFrame(anchor.label))
          .map(([space, anchor]) => <Totals key={space} at={anchor.label} holdings={holdings(state, space)} />)}
    </svg>
  )
})

function Totals({ at: [x, y], holdings: held }: { at: readonly [number, number]; holdings: Holding[] }) {
  const shown = held.slice(0, 2)
  return shown.map(({ power, count }, i) => {
    const cx = x + (i - (shown.length - 1) / 2) * 54
    return (
      <g key={power} data-power={power} className={css.total}>
        <circle cx={cx} cy={y} r={28} />
        <text x={cx} y={y + 11}>
          {count}
        </text>
      </g>
    )
  })
}
