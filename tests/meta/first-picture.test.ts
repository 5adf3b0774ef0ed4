import { describe, expect, it } from 'vitest'
import { withoutStyles } from '../../tools/site/first-picture.ts'

describe('the first picture of the page', () => {
  it('has its styles in a sheet, each once', () => {
    const drawn =
      '<main class="a"><i class="b" style="width:1rem">x</i><i style="width:1rem"></i><b style="width:2rem" class="c"></b></main>'
    expect(withoutStyles(drawn)).toEqual({
      picture: '<main class="a"><i class="first-0 b">x</i><i class="first-0"></i><b class="first-1 c"></b></main>',
      sheet: '.first-0{width:1rem}.first-1{width:2rem}',
    })
  })

  it('is left as it is where there are none', () => {
    expect(withoutStyles('<p class="a">style="no"</p>')).toEqual({ picture: '<p class="a">style="no"</p>', sheet: '' })
  })
})
