import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Menu } from '../../../src/ui/header/Menu.tsx'

it('leads to the licences, in a tab of their own, so that the table stays as it is', async () => {
  render(<Menu defaultOpen />)
  const licences = await screen.findByRole('menuitem', { name: /^Licences/ })
  expect(licences.getAttribute('href')).toBe('./licences.html')
  expect(licences.getAttribute('target')).toBe('_blank')
  expect(licences.textContent).toContain('the game stays here')
})
