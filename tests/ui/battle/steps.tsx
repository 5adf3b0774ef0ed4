import { screen, within } from '@testing-library/react'
import type { PositionSpec } from '../../../src/engine/index.ts'
import { open } from './table.tsx'

export const advanced = (over: Partial<PositionSpec>) => open({ ruleset: 'advanced', ...over })

/** The step track as it stands: `*` the one that is now, `-` those that are skipped, `+` those that are done. */
export function track(row = 0): string[] {
  const list = screen.getAllByRole('list', { name: 'Steps of the battle' })[row]
  if (!list) return []
  return within(list)
    .getAllByRole('listitem')
    .map((step) => {
      const state = step.getAttribute('data-state') ?? ''
      const sign = { now: '*', skipped: '-', done: '+' }[state] ?? ''
      const said = step.querySelector('.sr-only')?.textContent?.split(':')[0]
      return `${sign}${step.querySelector('button')?.textContent ?? said}`
    })
}

/** What a side's column says to a screen reader, seat by seat. */
export function seats(name: string): string[] {
  const side = screen.getByRole('region', { name })
  return [...side.querySelectorAll('li .sr-only')].map((seat) => seat.textContent?.trim() ?? '')
}
