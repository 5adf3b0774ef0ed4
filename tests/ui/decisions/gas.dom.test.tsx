import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { advanced, answered, ask, count, pending, press, question } from './card.tsx'

const markers = (germany: number) => ({ gas: { lorraine: { germany } } })
const front = (queue: number[]) =>
  advanced({
    units: { lorraine: { germany: { infantry: 3, artillery: 3 }, france: { infantry: 4 } } },
    markers: markers(2),
    queue,
  })

describe('how many guns fire gas', () => {
  it('proposes all that carry it and says what the dice do', () => {
    front([])
    ask({ type: 'attack', space: 'lorraine' })
    expect(question()).toBe('Fire gas in Lorraine?')
    expect(count('artillery')).toBe('2')
    expect(screen.getByRole('button', { name: /Rule ADV-03-05/ })).toBeDefined()
    expect(screen.getByText(/5 or 6 none/)).toBeDefined()
    // What else there is to know is one press away.
    expect(screen.getByText(/its marker is used up/).closest('details')?.open).toBe(false)
  })

  it('is answered with the number that stands on the card', () => {
    front([6, ...Array(7).fill(6)])
    ask({ type: 'attack', space: 'lorraine' })
    press('One less: artillery')
    press('One artillery fires gas')
    expect(answered()).toEqual({ type: 'gas', count: 1 })
    expect(pending()?.kind).not.toBe('gas')
  })

  it('may be none, and no more than there are markers', () => {
    front(Array(10).fill(6))
    ask({ type: 'attack', space: 'lorraine' })
    expect(screen.getByRole('button', { name: 'One more: artillery' }).getAttribute('aria-disabled')).toBe('true')
    press('One less: artillery')
    press('One less: artillery')
    press('No gas')
    expect(answered()).toEqual({ type: 'gas', count: 0 })
  })
})

describe('whose infantry is caught in gas', () => {
  it('is named by the defenders, and costs nobody anything', () => {
    advanced({
      units: { lorraine: { germany: { infantry: 3, artillery: 2 }, france: { infantry: 3 }, britain: { infantry: 3 } } },
      markers: markers(1),
      queue: [2, 4, ...Array(12).fill(6)],
    })
    ask({ type: 'attack', space: 'lorraine' }, { type: 'gas', count: 1 })
    expect(pending()?.topic).toBe('gassed-infantry')
    expect(screen.getByRole('region', { name: 'France: 4 infantry caught in gas' })).toBeDefined()
    expect(screen.queryByText(/IPC\./)).toBeNull()
    press('One more: infantry, Britain')
    press('France: these are in the gas')
    expect(answered()).toEqual({ type: 'casualties', lose: { france: { infantry: 2 }, britain: { infantry: 2 } } })
  })
})

describe('guns with gas among the losses', () => {
  it('stand in a row of their own, and their markers go with them', () => {
    advanced({
      units: { lorraine: { germany: { infantry: 1, artillery: 3 }, france: { infantry: 4 } } },
      markers: markers(2),
      queue: [6, 6, 6, 6, 1, 1, 6, 6],
    })
    ask({ type: 'attack', space: 'lorraine' }, { type: 'gas', count: 0 })
    expect([count('artillery'), count('artillery with a gas marker')]).toEqual(['1', '1'])
    press('Germany: accept losses')
    expect(answered()).toEqual({ type: 'casualties', lose: { germany: { artillery: 2, 'poison-gas': 1 } } })
  })
})
