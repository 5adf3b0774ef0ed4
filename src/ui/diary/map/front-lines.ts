/** Fronts of several rounds on one map. Each has its number and dash pattern, and older ones are thinner. */
import type { GameState } from '../../../engine/index.ts'
import { clearPlace, frontLineOf, type MapFrame, partsSeen } from './fronts.ts'
import { FONT, type Inks } from './inks.ts'
import { type Drawing, shape } from './shapes.ts'

const DASHES = [undefined, '7 3', '2 3', '10 3 2 3'] as const

/** Distance between two numbers (px): fronts of many rounds follow the same rivers. */
const APART = 20

type Front = { readonly round: number; readonly state: GameState }

/** Opacity of the other fronts while one is selected. */
const FAINT = 0.45

/** `width`: of the frame on the page (px). `chosen`: the selected round, drawn on top. */
export function frontLines(fronts: readonly Front[], inks: Inks, frame: MapFrame, width: number, chosen?: number): Drawing[] {
  const scale = frame.width / width
  const drawn = fronts.map(({ round, state }, at) => ({
    round,
    d: frontLineOf(state),
    age: (fronts.length - 1 - at) / Math.max(1, fronts.length - 1),
  }))
  const look = { fill: 'none', 'stroke-linejoin': 'round', 'stroke-linecap': 'round' } as const
  const lines = drawn
    .toSorted((a, b) => Number(a.round === chosen) - Number(b.round === chosen))
    .map(({ d, round, age }) => {
      const outstanding = round === chosen
      const thickness = (outstanding ? 4 : 2.8 - 1.4 * age) * scale
      const dashes = DASHES[round % DASHES.length]
        ?.split(' ')
        .map((each) => Number(each) * scale)
        .join(' ')
      return shape('g', { opacity: chosen === undefined || outstanding ? undefined : FAINT }, [
        shape('path', { d, ...look, stroke: inks.card, 'stroke-width': thickness + 2.4 * scale, 'stroke-opacity': 0.8 }),
        shape('path', {
          d,
          ...look,
          stroke: inks.ink,
          'stroke-width': thickness,
          'stroke-dasharray': outstanding ? undefined : dashes,
        }),
      ])
    })
  const edge = APART * scale * 0.5
  const inner = { x: frame.x + edge, y: frame.y + edge, width: frame.width - 2 * edge, height: frame.height - 2 * edge }
  const taken: (readonly [number, number])[] = []
  const numbers = drawn.flatMap(({ d, round }, at) => {
    const middle = clearPlace(partsSeen(d, inner), (at + 1) / (drawn.length + 1), taken, APART * scale)
    if (!middle) return []
    taken.push(middle)
    const [x, y] = middle
    return [
      shape('g', { transform: `translate(${x} ${y}) scale(${scale})` }, [
        shape('circle', { r: 8, fill: round === chosen ? inks.ink : inks.card, stroke: inks.ink }),
        shape(
          'text',
          {
            y: 3.8,
            fill: round === chosen ? inks.card : inks.ink,
            'font-size': 11,
            'font-weight': 700,
            'font-family': FONT,
            'text-anchor': 'middle',
          },
          [`${round}`],
        ),
      ]),
    ]
  })
  return [...lines, ...numbers]
}
