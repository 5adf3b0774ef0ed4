// The small map of a drill: whose armies stand where, unit by unit where there is room for it, else how many.
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { allLessons } from '../../../src/content/lessons.ts'
import { DrillMap } from '../../../src/ui/learn/DrillMap.tsx'

const drawn = allLessons.map((lesson) => {
  const { container } = render(<DrillMap lesson={lesson} />)
  const strips = container.querySelectorAll('g[data-power] > rect')
  const discs = container.querySelectorAll('g[data-power] > circle')
  return { id: lesson.id, strips: strips.length, discs: discs.length }
})

it('shows armies in all but a few drills, and never both them and discs', () => {
  expect(drawn.filter(({ strips, discs }) => (strips === 0) === (discs === 0)).map(({ id }) => id)).toEqual([])
  expect(drawn.filter(({ strips }) => strips > 0).length).toBeGreaterThanOrEqual(24)
})

it('counts each kind of unit beside its picture', () => {
  const { container } = render(<DrillMap lesson={allLessons.find(({ id }) => id === 'losses')!} />)
  const strip = [...container.querySelectorAll('g[data-power="germany"]')].find((each) => each.querySelector('rect'))!
  expect([...strip.querySelectorAll('text')].map((text) => text.textContent)).toEqual(['1', '2', '1'])
  expect(strip.querySelectorAll('svg')).toHaveLength(4)
})
