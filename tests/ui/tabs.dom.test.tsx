import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { Tabs } from '../../src/ui/widgets/index.ts'

type Id = 'orders' | 'space' | 'log'
const IDS: readonly Id[] = ['orders', 'space', 'log']

function Column() {
  const [open, setOpen] = useState<Id>('orders')
  const tabs = IDS.map((id) => ({ id, label: id, content: <p>{`the ${id}`}</p>, keep: id === 'orders' }))
  return <Tabs label="Column" value={open} onChange={setOpen} tabs={tabs} />
}

const open = () => screen.getByRole('tab', { selected: true })
const press = (key: string, more = {}) => fireEvent.keyDown(document.activeElement!, { key, ...more })

it('arrows go round the tabs and open them, Home and End lead to the first and the last', () => {
  render(<Column />)
  open().focus()
  for (const [key, name] of [
    ['ArrowRight', 'space'],
    ['ArrowRight', 'log'],
    ['ArrowRight', 'orders'],
    ['ArrowLeft', 'log'],
    ['Home', 'orders'],
    ['End', 'log'],
  ] as const) {
    press(key)
    expect(open().textContent).toBe(name)
    expect(document.activeElement).toBe(open())
  }
  press('ArrowRight', { altKey: true })
  press('a')
  expect(open().textContent).toBe('log')
})

it('only the open tab is stopped at, and names what it shows', () => {
  render(<Column />)
  fireEvent.click(screen.getByRole('tab', { name: 'space' }))
  expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([-1, 0, -1])
  expect(screen.getByRole('tabpanel', { name: 'space' }).textContent).toBe('the space')
  expect(open().getAttribute('aria-controls')).toBe(screen.getByRole('tabpanel', { name: 'space' }).id)
})

it('what is to be kept stays, out of sight; the rest goes', () => {
  render(<Column />)
  fireEvent.click(screen.getByRole('tab', { name: 'log' }))
  expect(screen.getByText('the orders').closest('[role="tabpanel"]')?.getAttribute('data-state')).toBe('inactive')
  fireEvent.click(screen.getByRole('tab', { name: 'space' }))
  expect(screen.queryByText('the log')).toBeNull()
})
