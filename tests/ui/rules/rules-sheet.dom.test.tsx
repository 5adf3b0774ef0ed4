import { fireEvent, render, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { useUi } from '../../../src/store/ui.ts'
import { RuleText } from '../../../src/ui/dock/RuleText.tsx'
import { RulesSheet } from '../../../src/ui/rules/RulesSheet.tsx'
import { open } from '../battle/table.tsx'

beforeEach(() => {
  open({ ruleset: 'standard' })
  useUi.setState({ rule: null, sheet: 'rules' })
})

describe('the rules in the menu', () => {
  it('holds: a section opens to its rules, and a rule to its text', () => {
    render(<RulesSheet />)
    const section = screen.getByText('Naval mines').closest('details') ?? document.body
    fireEvent.click(within(section).getByText('STD-MIN-01'))
    expect(useUi.getState().rule).toBe('STD-MIN-01')
  })

  it('holds: a search takes the place of the sections and says how much it found', () => {
    render(<RulesSheet />)
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'STD-MIN-0' } })
    expect(screen.queryByText('Naval mines')).toBeNull()
    expect(screen.getByRole('status').textContent).toMatch(/^\d+ rules$/)
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'qqqzzz' } })
    expect(screen.getByRole('status').textContent).toBe('No rule says that')
  })

  it('edge: from a rule to the next, and from the first there is none before', () => {
    render(<RuleText rule="STD-SET-01" />)
    expect(screen.queryByRole('button', { name: /^Before/ })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: /^Next/ }))
    expect(useUi.getState().rule).toBe('STD-SET-02')
  })
})
