import { memo } from 'react'
import { anchorsOf } from '../../content/map.ts'
import { palette } from '../../content/palette.ts'
import { controllerOf, type GameState, POWERS, type PowerId, type SpaceId, unitsIn } from '../../engine/index.ts'
import { t } from '../text.ts'
import css from './MiniMap.module.css'
import { BORDERS, COAST, LAND } from './miniMapPaths.ts'

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

function fillOf(state: GameState | null, space: SpaceId): string {
  const theme = palette.theme.light
  const holder = state ? controllerOf(state, space) : null
  if (holder === 'contested') return 'url(#mini-contested)'
  return holder ? palette.powers[holder].light.wash : theme.neutral
}

/** A position at a glance: who holds what, how many stand where. */
export const MiniMap = memo(function MiniMap({ state }: { state: GameState | null }) {
  const anchors = anchorsOf(state?.ruleset ?? 'standard')
  const inFrame = ([x, y]: readonly [number, number]) =>
    x > FRAME.x && x < FRAME.x + FRAME.width && y > FRAME.y && y < FRAME.y + FRAME.height
  const { x, y, width, height } = FRAME
  return (
    <svg
      className={css.map}
      viewBox={`${x} ${y} ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={t('app.start.map')}
    >
      <defs>
        <pattern id="mini-contested" width="20" height="20" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="20" height="20" className={css.neutral} />
          <rect width="10" height="20" className={css.stripe} />
        </pattern>
      </defs>
      <path d={COAST} className={css.shore} />
      {Object.entries(LAND).map(([space, d]) => (
        <path key={space} d={d} fill={fillOf(state, space)} />
      ))}
      <path d={BORDERS} className={css.border} />
      <path d={COAST} className={css.coast} />
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
    const cx = x + (i - (shown.length - 1) / 2) * 40
    return (
      <g key={power} data-power={power} className={css.total}>
        <circle cx={cx} cy={y} r={21} />
        <text x={cx} y={y + 8}>
          {count}
        </text>
      </g>
    )
  })
}
