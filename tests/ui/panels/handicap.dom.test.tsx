import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { type PositionSpec, positionFrom, productionOf, treasuryOf } from '../../../src/engine/index.ts'
import { StatementLines } from '../../../src/ui/panels/income/Statement.tsx'
import { statementOf, treasuryRange } from '../../../src/ui/panels/income/statement.ts'

const stateWith = (handicap: NonNullable<PositionSpec['handicap']>) =>
  positionFrom({ ruleset: 'standard', base: 'opening', power: 'germany', handicap })

describe('the statement of income of a power with a handicap', () => {
  it('has a line of its own for it, which the total holds', () => {
    const printed = productionOf(stateWith({}), 'germany')
    const state = stateWith({ income: { central: 120 } })
    const statement = statementOf(state, 'germany')
    const more = Math.floor(printed * 1.2) - printed
    expect(statement).toMatchObject({ total: printed + more, handicap: { percent: 120, handicap: more } })
    expect(treasuryRange(statement).most).toBe(treasuryOf(state, 'germany') + printed + more)
    render(<StatementLines statement={statement} />)
    expect(screen.getByText('Handicap 120 %').parentElement?.textContent).toContain(`+${more}`)
  })

  it('says what it takes away', () => {
    render(<StatementLines statement={statementOf(stateWith({ income: { germany: 50 } }), 'germany')} />)
    expect(screen.getByText('Handicap 50 %').parentElement?.textContent).toMatch(/-\d+$/)
  })

  it('has none for the others', () => {
    render(<StatementLines statement={statementOf(stateWith({ income: { central: 120 } }), 'france')} />)
    expect(screen.queryByText(/Handicap/)).toBeNull()
  })
})
