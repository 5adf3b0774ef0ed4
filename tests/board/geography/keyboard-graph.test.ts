import { describe, expect, it } from 'vitest'
import { geography } from '../../../src/board/geography/current-board'
import { clickPointOf } from '../../../src/board/geography/geometry'
import { alignment, DIRECTIONS, neighbourInDirection } from '../../../src/board/geography/keyboard-graph'
import { boardSize } from '../../../src/content/map'
import '../views'

const reachedFrom = (start: string) => {
  const seen = new Set<string>([start])
  for (const space of seen)
    for (const direction of DIRECTIONS) {
      const next = neighbourInDirection(space, direction)
      if (next) seen.add(next)
    }
  return seen
}

describe('the arrow keys', () => {
  it('go to the neighbour that lies best in a direction', () => {
    expect(neighbourInDirection('ruhr', 'right')).toBe('hanover')
    expect(neighbourInDirection('munich', 'up')).toBe('hanover')
    expect(neighbourInDirection('paris', 'left')).toBe('brest')
    expect(neighbourInDirection('budapest', 'left')).toBe('vienna')
  })

  it.each(geography().spaceIds)('reach every space from %s', (space) => {
    expect(reachedFrom(space).size).toBe(geography().spaceIds.length)
  })

  it('stay where they are only at the edge of the board', () => {
    for (const space of geography().spaceIds)
      for (const direction of DIRECTIONS) {
        if (neighbourInDirection(space, direction)) continue
        const [x, y] = clickPointOf(space)
        const away = { up: y, down: boardSize.height - y, left: x, right: boardSize.width - x }[direction]
        expect(away, `${space} ${direction}`).toBeLessThan(1350)
      }
    expect(neighbourInDirection('united-states-of-america', 'left')).toBeNull()
    expect(neighbourInDirection('sz25', 'down')).toBeNull()
  })

  it('lead to neighbours, and across the water only where no neighbour can be spared', () => {
    const across = geography().spaceIds.flatMap((space) =>
      DIRECTIONS.flatMap((direction) => {
        const to = neighbourInDirection(space, direction)
        return to && !geography().spacesById.get(space)!.adjacent.includes(to) ? [`${space} ${direction} ${to}`] : []
      }),
    )
    expect(across).toEqual(['sz16 right sardinia'])
  })

  it('lead to the side they point to, or into the water that lies around', () => {
    for (const space of geography().spaceIds)
      for (const direction of DIRECTIONS) {
        const to = neighbourInDirection(space, direction)
        if (!to || alignment(space, to, direction) > 0.07) continue
        const sea = geography().spacesById.get(to)!.kind === 'sea'
        expect(sea || `${space} ${direction} ${to}` === 'portugal up spain', `${space} ${direction} ${to}`).toBe(true)
      }
  })

  it('lead out to sea from an island', () => {
    expect(neighbourInDirection('sicily', 'left')).toBe('sz17')
    expect(neighbourInDirection('london', 'down')).toBe('sz9')
  })
})
