/** Armies on the small map of a drill: owner, units and numbers. */
import { type GameState, POWERS, type SpaceId, UNIT_TYPES, unitsIn } from '../../engine/index.ts'
import { Glyph } from '../widgets/Glyph.tsx'
import css from './Armies.module.css'

/** Sizes of an army strip in units of the small map: height, spacing, padding, icons, digits. */
const [HIGH, APART, EDGE, DEVICE, ICON, DIGIT] = [52, 56, 10, 28, 42, 17]

type Cell = { readonly type: (typeof UNIT_TYPES)[number]; readonly count: number }

const widthOf = ({ count }: Cell): number => ICON + 12 + String(count).length * DIGIT

const FIRST = EDGE + DEVICE + 8
const lengthOf = (cells: readonly Cell[]): number => cells.reduce((sum, cell) => sum + widthOf(cell), FIRST + EDGE)

function Strip({ power, cells, y }: { power: string; cells: readonly Cell[]; y: number }) {
  const width = lengthOf(cells)
  const at = cells.map((_, i) => cells.slice(0, i).reduce((sum, cell) => sum + widthOf(cell), FIRST))
  return (
    <g data-power={power} className={css.army} transform={`translate(${-width / 2} ${y})`}>
      <rect width={width} height={HIGH} rx={6} />
      <g transform={`translate(${EDGE} ${(HIGH - DEVICE) / 2})`} className={css.device}>
        <Glyph name={POWERS.find((each) => each === power) ?? 'none'} size={DEVICE} />
      </g>
      {cells.map(({ type, count }, i) => (
        <g key={type} transform={`translate(${at[i]} 0)`}>
          <g transform={`translate(0 ${(HIGH - ICON) / 2})`} className={css.icon}>
            <Glyph name={type} size={ICON} />
          </g>
          <text x={ICON + 4} y={HIGH / 2 + 11}>
            {count}
          </text>
        </g>
      ))}
    </g>
  )
}

/** Armies of each power, in order of arrival. */
function rowsOf(state: GameState, space: SpaceId): { power: string; cells: Cell[] }[] {
  const stacks = unitsIn(state, space)
  return [...new Set(stacks.map(({ power }) => power))].map((power) => ({
    power,
    cells: UNIT_TYPES.flatMap((type) => {
      const count = stacks.reduce((sum, stack) => (stack.power === power && stack.type === type ? sum + stack.count : sum), 0)
      return count > 0 ? [{ type, count }] : []
    }),
  }))
}

/** Width and height of everything in a space; null if empty. */
export function extentOf(state: GameState, space: SpaceId): { readonly width: number; readonly height: number } | null {
  const rows = rowsOf(state, space)
  return rows.length === 0 ? null : { width: Math.max(...rows.map(({ cells }) => lengthOf(cells))), height: rows.length * APART }
}

export function Armies({ state, space }: { state: GameState; space: SpaceId }) {
  const rows = rowsOf(state, space)
  return rows.map(({ power, cells }, row) => (
    <Strip key={power} power={power} cells={cells} y={(row - rows.length / 2) * APART} />
  ))
}
