import { memo, type ReactNode } from 'react'
import { PRINTED } from '../../content/boards.ts'
import { anchorsOf } from '../../content/map.ts'
import { CAPITALS } from '../../content/powers.ts'
import {
  boardOf,
  controllerOf,
  type GameState,
  POWERS,
  type PowerId,
  SIDES,
  type SpaceId,
  sideOf,
  unitsIn,
} from '../../engine/index.ts'
import { spaceName, t } from '../text.ts'
import css from './MiniMap.module.css'
import { outlinesOf } from './miniMapPaths.ts'

export type Cut = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
/** Europe; the rest of the world lies beyond the frame. */
const FRAME: Cut = { x: 1180, y: 560, width: 1960, height: 1160 }

/** So wide a part shows discs and letters as they are drawn. */
export const PART = 1050

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

const STRIPE = 15

/** The colours of all who stand there, in stripes. */
function Hatch({ space, held }: { space: SpaceId; held: Holding[] }) {
  const width = STRIPE * Math.max(1, held.length)
  return (
    <pattern id={`mini-${space}`} width={width} height={width} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      {held.length === 0 && <rect width={width} height={width} className={css.land} />}
      {held.map(({ power }, at) => (
        <rect key={power} x={at * STRIPE} width={STRIPE} height={width} data-power={power} className={css.land} />
      ))}
    </pattern>
  )
}

/** A part of the board: what is seen of it, and which of it has its name. */
export type MapPart = {
  readonly frame: Cut
  readonly named: readonly SpaceId[]
  readonly label: string
  /** How the armies of a space are drawn around the middle of it, in place of how many there are. */
  readonly armies: ((state: GameState, space: SpaceId) => ReactNode) | null
}

/** A position at a glance: who holds what, how many stand where; of Europe, or of a part of the board. */
export const MiniMap = memo(function MiniMap({ state, part }: { state: GameState | null; part?: MapPart }) {
  const grouping = state ? boardOf(state) : PRINTED
  const anchors = anchorsOf(grouping)
  const { land, coast, borders } = outlinesOf(grouping)
  const frame = part?.frame ?? FRAME
  const { x, y, width, height } = frame
  const inFrame = ([px, py]: readonly [number, number]) => px > x && px < x + width && py > y && py < y + height
  /** Discs and letters are as large however much of the board is seen. */
  const size = part ? width / PART : 1
  const contested = state ? Object.keys(land).filter((space) => controllerOf(state, space) === 'contested') : []
  return (
    <svg
      className={css.map}
      viewBox={`${x} ${y} ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={part?.label ?? t('app.start.map')}
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
          .filter(([, anchor]) => (part || anchor.land) && inFrame(anchor.label))
          .map(
            ([
              space,
              {
                label: [x, y],
              },
            ]) => (
              <g key={space} transform={`translate(${x} ${y}) scale(${size})`}>
                {part?.armies ? part.armies(state, space) : <Totals holdings={holdings(state, space)} />}
              </g>
            ),
          )}
      {part?.named.map((space) => {
        const [px, py] = anchors[space]?.label ?? [0, 0]
        return (
          <text
            key={space}
            transform={`translate(${px} ${py}) scale(${size})`}
            y={nameUnder(state, space)}
            className={css.name}
            data-near=""
          >
            {spaceName(space)}
          </text>
        )
      })}
      {(part ? [] : [...CAPITALS]).map((space) => {
        const at = anchors[space]?.label
        return at && inFrame(at) ? (
          <text key={space} x={nameMiddle(at[0], spaceName(space))} y={nameLine(at[1])} className={css.name}>
            {spaceName(space)}
          </text>
        ) : null
      })}
    </svg>
  )
})

/** A row of an army, and a name under the last of them; where nobody stands it is in their place. */
const [ROW, LETTERS] = [28, 32]
function nameUnder(state: GameState | null, space: SpaceId): number {
  const rows = state ? new Set(unitsIn(state, space).map(({ power }) => power)).size : 0
  return rows === 0 ? LETTERS / 3 : rows * ROW + LETTERS
}

/** From the middle of one disc to that of the next. */
const APART = 54

/** The line a capital's name stands on: beneath its disc, at the lower edge of the picture above it. */
const nameLine = (y: number): number => (y > FRAME.y + FRAME.height - 90 ? y - 38 : y + 58)

/** Half of what is seen of the frame's width where the picture is as high as a window, half of a letter, and so far a name may be moved. */
const SEEN = 735
const LETTER = 8.5
const MOVED = 60

/** A name that would run out of such a picture by a letter or two is moved in. */
function nameMiddle(x: number, name: string): number {
  const last = FRAME.x + FRAME.width / 2 + SEEN - name.length * LETTER
  return x > last && x - last < MOVED ? last : x
}

/** Every army has a disc: two stand beside each other, more of them side by side with their allies, a row for each side. */
function Totals({ holdings: held }: { holdings: Holding[] }) {
  const sides = SIDES.map((side) => held.filter(({ power }) => sideOf(power) === side)).filter((row) => row.length > 0)
  const rows = held.length > 2 ? sides : [held]
  return rows.flatMap((row, line) =>
    row.map(({ power, count }, at) => {
      const cx = (at - (row.length - 1) / 2) * APART
      const cy = (line - (rows.length - 1) / 2) * APART
      return (
        <g key={power} data-power={power} className={css.total}>
          <circle cx={cx} cy={cy} r={28} />
          <text x={cx} y={cy + 11}>
            {count}
          </text>
        </g>
      )
    }),
  )
}
