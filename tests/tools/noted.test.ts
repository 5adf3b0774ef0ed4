// Whose game it is that the recorder of examples notes down: that of the test that runs, or of the group that is being read.
import { describe, expect, it } from 'vitest'
import { namesNow } from '../support/examples.ts'

const OUTSIDE = namesNow()

describe('STD-MOV-01 a group', () => {
  const read = namesNow()

  it('tells the name of the test that runs, with that of its groups', () => {
    expect(namesNow()).toMatch(/STD-MOV-01 a group > tells the name of the test that runs/)
  })

  it('tells the name of the group to what is played while it is read', () => {
    expect(read).toMatch(/STD-MOV-01 a group$/)
  })

  describe('with another in it', () => {
    const within = namesNow()

    it('tells both names there', () => {
      expect(within).toMatch(/STD-MOV-01 a group > with another in it$/)
    })
  })
})

describe('another group, read before the tests of the first have run', () => {
  const read = namesNow()

  it('tells nothing of the first', () => {
    expect(read).toMatch(/another group, read before the tests of the first have run$/)
    expect(read).not.toMatch(/STD-/)
  })

  it('tells no rule to what is played outside of all groups', () => {
    expect(OUTSIDE).not.toMatch(/STD-/)
  })
})
