// Words of the game open their definition where they stand, by keyboard and touch, and the help lists all of them.
import { fireEvent, render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Forecast } from '../../src/odds/index.ts'
import { Help } from '../../src/ui/dock/Help.tsx'
import { ChanceBar } from '../../src/ui/odds/ChanceBar.tsx'
import { PurchasePanel } from '../../src/ui/panels/index.ts'
import { IdleList } from '../../src/ui/panels/move/IdleList.tsx'
import { hasText, t } from '../../src/ui/text.ts'
import { TERMS, Term, TermIn } from '../../src/ui/widgets/Term.tsx'
import { open, withFoot } from './panels/open.ts'

withFoot()

describe('a word with a definition', () => {
  it('is a button that opens the definition beside it and closes it again', async () => {
    render(<Term term="swing">Swing</Term>)
    const word = screen.getByRole('button', { name: 'Swing' })
    expect(word.getAttribute('aria-expanded')).toBe('false')
    fireEvent.click(word)
    const opened = await screen.findByRole('dialog', { name: 'What “swing” means' })
    expect(opened.textContent).toBe(t('app.term.swing.means'))
    fireEvent.click(word)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('is found inside a sentence, however it is written there, and is left out where it does not occur', () => {
    const { container, rerender } = render(<TermIn term="contested" sentence="Contested: it pays no income." />)
    expect(container.textContent).toBe('Contested: it pays no income.')
    expect(screen.getByRole('button', { name: 'Contested' })).toBeTruthy()
    rerender(<TermIn term="contested" sentence="It pays nobody." />)
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('is a button in the bar of chances, and plain text where the bar stands inside an answer', () => {
    const odds = { cleared: 0.5, contested: 0.3, repulsed: 0.2, annihilated: 0 } as Forecast
    const { rerender } = render(<ChanceBar odds={odds} at="land" />)
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toHaveLength(3)
    rerender(<ChanceBar odds={odds} at="land" brief />)
    expect(screen.queryByRole('button')).toBeNull()
    rerender(<ChanceBar odds={odds} at="sea" />)
    expect(screen.getAllByRole('button')).toHaveLength(1)
  })

  it.each([...TERMS])('has a name and a definition: %s', (term) => {
    expect(hasText(`app.term.${term}.name`) && hasText(`app.term.${term}.means`)).toBe(true)
  })

  it('explains IPC in Purchase, stacks in Movement, and all of them in the help', () => {
    open({ ruleset: 'standard', phase: 'purchase' })
    const { unmount } = render(<PurchasePanel />)
    expect(screen.getByRole('button', { name: 'IPC' })).toBeTruthy()
    unmount()
    open({ ruleset: 'standard', phase: 'move' })
    const idle = render(<IdleList />)
    expect(screen.getByRole('button', { name: /^\d+ stacks$/ })).toBeTruthy()
    idle.unmount()
    render(<Help />)
    const words = screen.getByRole('heading', { name: 'Words of the game' }).nextElementSibling as HTMLElement
    expect(within(words).getAllByRole('definition')).toHaveLength(TERMS.length)
  })
})
