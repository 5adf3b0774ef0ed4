/** The patterns of the powers as shapes, so that land is distinct without hue. */
import type { Pattern } from '../../../content/palette.ts'
import { POWERS, type PowerId, SIDES, sideOf } from '../../../engine/index.ts'
import type { Inks } from './inks.ts'
import { type Drawing, shape } from './shapes.ts'

const TILES: Readonly<Record<Pattern, { readonly size: number; readonly d: string; readonly filled?: true }>> = {
  rules: { size: 8, d: 'M0 4H8' },
  verticals: { size: 6, d: 'M3 0V6' },
  'diagonal-up': { size: 10, d: 'M-1 11 11 -1M-1 1 1 -1M9 11 11 9' },
  'diagonal-down': { size: 10, d: 'M-1 -1 11 11M9 -1 11 1M-1 9 1 11' },
  crosshatch: { size: 14, d: 'M-1 -1 15 15M-1 15 15 -1' },
  'dots-square': { size: 10, d: 'M4 5a1 1 0 1 0 2 0a1 1 0 1 0 -2 0', filled: true },
  'dots-hex': { size: 12, d: 'M2 3a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M8 9a1 1 0 1 0 2 0a1 1 0 1 0 -2 0', filled: true },
  crescents: { size: 12, d: 'M2 7a3 3 0 0 1 6 0M8 1a3 3 0 0 1 6 0M-4 1a3 3 0 0 1 6 0' },
}

const STRIPE = 7

export const powerFillId = (inks: Inks, power: PowerId): string => `${inks.id}-${power}`
/** Two contesting powers. */
export const hatchId = (inks: Inks, first: PowerId, second: PowerId): string => `${inks.id}-${first}-${second}`

const rect = (size: number, fill: string, x = 0, width = size) => shape('rect', { x, width, height: size, fill })

function powerPattern(inks: Inks, power: PowerId, scale: number): Drawing {
  const { ground, lines, pattern } = inks.powers[power]
  const { size, d, filled } = TILES[pattern]
  const at = {
    id: powerFillId(inks, power),
    width: size,
    height: size,
    patternUnits: 'userSpaceOnUse',
    patternTransform: `scale(${scale})`,
  }
  return shape('pattern', at, [
    rect(size, ground),
    shape('path', filled ? { d, fill: lines } : { d, fill: 'none', stroke: lines }),
  ])
}

/** Stripes at 45° with an edge, because greys of two powers may be similar. */
function hatch(inks: Inks, first: PowerId, second: PowerId, scale: number): Drawing {
  const size = STRIPE * 2
  return shape(
    'pattern',
    {
      id: hatchId(inks, first, second),
      width: size,
      height: size,
      patternUnits: 'userSpaceOnUse',
      patternTransform: `scale(${scale}) rotate(45)`,
    },
    [
      rect(size, inks.powers[first].ground),
      rect(size, inks.powers[second].ground, 0, STRIPE),
      shape('path', { d: `M0 0V${size}M${STRIPE} 0V${size}`, stroke: inks.ink, 'stroke-opacity': 0.45, 'stroke-width': 0.8 }),
    ],
  )
}

/** All fills of a colour set. `scale`: board pixels for one pixel of the picture. */
export function powerFills(inks: Inks, scale: number): Drawing[] {
  const [central, allies] = SIDES.map((side) => POWERS.filter((power) => sideOf(power) === side)) as [PowerId[], PowerId[]]
  const pairs = central.flatMap((first) => allies.map((second) => hatch(inks, first, second, scale)))
  return [...POWERS.map((power) => powerPattern(inks, power, scale)), ...pairs]
}
