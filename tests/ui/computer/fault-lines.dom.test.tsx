import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { FaultFound } from '../../../src/players/index.ts'
import { FaultLines } from '../../../src/ui/computer/FaultLines.tsx'

const FAULT: FaultFound = {
  kind: 'far',
  ipc: 2.25,
  space: 'berlin',
  from: 'berlin',
  to: 'ruhr',
  units: { infantry: 3 },
  stands: 8,
  best: { infantry: 5 },
  lose: 0,
  kill: 0,
  clear: 0,
  better: 0,
  before: 0,
  after: 0,
}

describe('what is wrong with one’s own orders', () => {
  it('is each fault, what the other spaces are worth, and all of it together', () => {
    render(<FaultLines compared={{ faults: [FAULT], gain: 3, elsewhere: 0.75 }} />)
    expect(screen.getByRole('button').textContent).toMatch(/Berlin.*\+2\.3$/)
    expect(screen.getByText('All the other spaces together').nextSibling?.textContent).toBe('+0.8')
    expect(screen.getByText('The best plan found, against yours').nextSibling?.textContent).toBe('+3.0 IPC')
  })

  it('says that nobody holds an empty space, and rounds its own estimates', () => {
    const bare = { ...FAULT, kind: 'bare' as const, space: 'galicia', stands: 0, before: 0.44, after: 0.21 }
    const weak = { ...FAULT, kind: 'weak' as const, from: 'alsace', space: 'galicia', clear: 0.4449, better: 0.61 }
    render(<FaultLines compared={{ faults: [bare, weak], gain: 3, elsewhere: 0 }} />)
    expect(screen.getByText(/^You have no units in Galicia\..*about 20\s%, not 45\s%\.$/)).toBeDefined()
    expect(screen.getByText(/The chance to clear it is then about 60\s%, not 45\s%/)).toBeDefined()
  })

  it.each([
    [0, 'The hint found nothing better than your orders.', 0],
    [6.4, 'No single change improves your orders, but several together do.', 1],
  ])('is, where no fault stands by itself and another plan is worth %s IPC more: %s', (gain, words, sums) => {
    render(<FaultLines compared={{ faults: [], gain, elsewhere: gain }} />)
    expect(screen.getByText(words)).toBeDefined()
    expect(screen.queryAllByText('The best plan found, against yours')).toHaveLength(sums)
    expect(screen.queryByText('All the other spaces together')).toBeNull()
  })
})
