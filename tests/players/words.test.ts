// Every reason and every style has its words.
import { describe, expect, it } from 'vitest'
import words from '../../data/text/en/players.json'
import { FAULT_KINDS, STYLES, TERM_KINDS } from '../../src/players/index.ts'

const known = new Set(Object.keys(words))

describe('the words of the players', () => {
  it.each([...TERM_KINDS])('say why: %s', (kind) => {
    expect(known).toContain(`why.${kind}`)
  })

  it.each([...FAULT_KINDS])('say what is wrong: %s', (kind) => {
    expect(known).toContain(`fault.${kind}`)
  })

  it.each(STYLES.map(({ id }) => id))('name the style %s and say what it does', (id) => {
    expect(known).toContain(`style.${id}`)
    expect(known).toContain(`style.${id}.about`)
  })
})
