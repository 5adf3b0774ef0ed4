// React and a translator write to the same elements; what is shown must be what React wrote last.
import { render } from '@testing-library/react'
import fc from 'fast-check'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { guardTranslatedText } from '../../src/app/translation-guard.ts'

// Browsers translate in a world of their own: their writes do not pass through the guard.
const { appendChild, insertBefore, removeChild } = Node.prototype
const append = (parent: Node, node: Node) => appendChild.call(parent, node)
const insert = (parent: Node, node: Node, before: Node | null) => insertBefore.call(parent, node, before)
const remove = (node: Node) => removeChild.call(node.parentNode!, node)

const textsOf = (parent: Node) =>
  [...parent.childNodes].filter((node): node is Text => node instanceof Text && node.data.trim() !== '')

/** Chrome: each text in two <font> elements of its own. */
function wrap(parent: Node): void {
  for (const text of textsOf(parent)) {
    const outer = document.createElement('font')
    const inner = document.createElement('font')
    append(inner, document.createTextNode(`«${text.data}»`))
    append(outer, inner)
    insert(parent, outer, text)
    remove(text)
  }
}
/** Firefox: takes everything out, then puts neighbouring texts back as one. */
function merge(parent: Node): void {
  const children = [...parent.childNodes]
  for (const child of children) remove(child)
  let last: Text | null = null
  for (const child of children)
    if (last && child instanceof Text) last.data += child.data
    else {
      last = child instanceof Text ? child : null
      append(parent, child)
    }
}
/** Safari: other words in the same nodes. */
function overwrite(parent: Node): void {
  for (const text of textsOf(parent)) text.data = `«${text.data}»`
}
const TRANSLATORS = { wrap, merge, overwrite }

let stop = () => {}
beforeEach(() => {
  stop = guardTranslatedText()
})
afterEach(() => stop())

/** Draws, translates the <p>, and draws again. */
function draw(before: ReactNode, after: ReactNode, translate: (parent: Node) => void): HTMLElement {
  const { rerender, container } = render(<p>{before}</p>)
  const paragraph = container.firstElementChild as HTMLElement
  translate(paragraph)
  rerender(<p>{after}</p>)
  return paragraph
}

for (const [kind, translate] of Object.entries(TRANSLATORS))
  describe(`after a translator's ${kind}`, () => {
    it('a figure in a sentence changes', () => {
      const spent = (count: number) => [count, ' of ', 26, ' IPC']
      expect(draw(spent(0), spent(3), translate).innerHTML).toBe('3 of 26 IPC')
    })
    it('a text alone in its element changes', () => {
      expect(draw('Buy nothing', 'Buy 2 units', translate).textContent).toBe('Buy 2 units')
    })
    it('a text goes and comes back', () => {
      const line = (isShown: boolean) => ['Orders', isShown && ' · 2', <b key="b">!</b>]
      expect(draw(line(true), line(false), translate).innerHTML).toBe('Orders<b>!</b>')
      expect(draw(line(false), line(true), translate).innerHTML).toBe('Orders · 2<b>!</b>')
    })
    it('an element comes before a text, and texts change places with it', () => {
      const line = (isShown: boolean) => [isShown && <b key="b">!</b>, 'Orders']
      expect(draw(line(false), line(true), translate).innerHTML).toBe('<b>!</b>Orders')
      const pair = (keys: string[]) => keys.map((key) => <b key={key}>{key}</b>)
      expect(draw([...pair(['a', 'b']), 'x'], [...pair(['b', 'a']), 'y'], translate).innerHTML).toBe('<b>b</b><b>a</b>y')
    })
    it('all of it gives way to one text', () => {
      expect(draw(['a ', 'b'], 'c', translate).innerHTML).toBe('c')
    })
  })

it('an element that stays keeps the focus', () => {
  const paragraph = draw(<Step n={1} />, <Step n={2} />, (parent) => {
    document.querySelector('input')!.focus()
    wrap(parent)
  })
  expect(paragraph.textContent).toBe('2 of 3')
  expect(document.activeElement).toBe(paragraph.querySelector('input'))
})
const Step = ({ n }: { n: number }) => (
  <>
    {n} of {3}
    <input />
  </>
)

it('edge: React removes a node that an extension has taken away, or inserts before it', () => {
  const line = (isShown: boolean) => [isShown && <i key="i">?</i>, isShown && <b key="b">!</b>, <u key="u">.</u>]
  const takeAway = (tag: string) => (parent: Node) => remove((parent as Element).querySelector(tag)!)
  expect(draw(line(true), line(false), takeAway('b')).innerHTML).toBe('<u>.</u>')
  expect(draw(line(false), line(true), takeAway('u')).innerHTML).toBe('<i>?</i><b>!</b>')
})

it('what is translated is left alone as long as React does not write to it', async () => {
  const { container, rerender } = render([<p key="p">{[1, ' IPC']}</p>, <p key="q">{[1, ' unit']}</p>])
  const [first, second] = [...container.children] as [Element, Element]
  wrap(first)
  wrap(second)
  await Promise.resolve()
  rerender([<p key="p">{[1, ' IPC']}</p>, <p key="q">{[2, ' unit']}</p>])
  expect([first.textContent, second.textContent]).toEqual(['«1»« IPC»', '2 unit'])
})

it('the guard leaves as it came', () => {
  stop()
  expect([Node.prototype.appendChild, Node.prototype.insertBefore]).toEqual([appendChild, insertBefore])
  stop = () => {}
})

describe('property', () => {
  const word = fc.constantFrom('4', 'IPC', 'of', '26')
  const child = fc.oneof(word, fc.record({ key: fc.constantFrom('k', 'l', 'm'), inner: fc.array(word, { maxLength: 3 }) }))
  const children = fc.uniqueArray(child, { maxLength: 5, selector: (each) => (typeof each === 'string' ? {} : each.key) })
  const translator = fc.constantFrom(...Object.values(TRANSLATORS))
  type Child = string | { key: string; inner: string[] }
  const drawn = (all: readonly Child[]) => (
    <p>{all.map((each) => (typeof each === 'string' ? each : <b key={each.key}>{each.inner}</b>))}</p>
  )

  it('however React and translators take turns, React has the last word', () => {
    const turn = fc.record({
      all: children,
      before: fc.array(fc.tuple(translator, fc.nat()), { maxLength: 3 }),
      waits: fc.boolean(),
    })
    return fc.assert(
      fc.asyncProperty(fc.array(turn, { minLength: 2, maxLength: 6 }), async (turns) => {
        const { container, rerender, unmount } = render(<div />)
        const plain = render(<div />)
        try {
          for (const { all, before, waits } of turns) {
            for (const [translate, at] of before) {
              const elements = [...container.querySelectorAll('p, b')]
              if (elements.length > 0) translate(elements[at % elements.length]!)
            }
            if (waits) await Promise.resolve()
            rerender(drawn(all))
            plain.rerender(drawn(all))
            expect(container.textContent!.replace(/[«»]/g, '')).toBe(plain.container.textContent)
          }
        } finally {
          unmount()
          plain.unmount()
        }
      }),
    )
  })
})
