import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** Chrome wraps each text in <font> elements; Firefox writes neighbouring texts into the first of them. */
export type Translator = 'wrap' | 'merge'

/** Translates a page from its next load on: each change as soon as React has made it. PICTURES=1 puts «» around what is translated. */
export async function translate(page: Page, translator: Translator): Promise<void> {
  await page.addInitScript(startTranslator, { translator, isMarked: Boolean(process.env.PICTURES) })
}

/** Runs in the page. */
function startTranslator({ translator, isMarked }: { translator: Translator; isMarked: boolean }): void {
  const SKIPPED = 'script, style, noscript, textarea, font, code, option, svg, [translate=no], .notranslate'
  const translations = new WeakMap<Text, string>()
  const isNew = (node: Node): node is Text =>
    node instanceof Text &&
    node.data.trim() !== '' &&
    translations.get(node) !== node.data &&
    !node.parentElement?.closest(SKIPPED)

  const wrap = (text: Text, translation: string) => {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    inner.textContent = translation
    outer.append(inner)
    text.replaceWith(outer)
  }
  const merge = (text: Text, translation: string) => {
    text.data = translation
    while (text.nextSibling instanceof Text) {
      text.data += text.nextSibling.data
      text.nextSibling.remove()
    }
    translations.set(text, text.data)
  }
  const work = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts = isNew(root) ? [root] : []
    while (walker.nextNode()) if (isNew(walker.currentNode)) texts.push(walker.currentNode)
    for (const text of texts)
      if (text.isConnected) ({ wrap, merge })[translator](text, isMarked ? `«${text.data.replace(/[«»]/g, '')}»` : text.data)
  }
  document.addEventListener('DOMContentLoaded', () => {
    work(document.body)
    new MutationObserver((records) => {
      for (const target of new Set(records.map((record) => record.target))) if (target.isConnected) work(target)
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
}

/**
 * The words and figures on a page, without the translator's marks, times of day and capitals, which the style sheet makes. What
 * was announced last depends on which of two messages came first.
 */
const readPage = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const parts = document.querySelectorAll<HTMLElement>('#root > :not([aria-live]), body > div:not(#root)')
    const text = [...parts].map((part) => part.innerText.replace(/[«»]/g, '').replace(/\d\d:\d\d/g, '…')).join(' ')
    return text.toLowerCase().match(/[\p{L}]+|\d+|[^\p{L}\d\s]/gu) ?? []
  })

/** Fails unless the translated page says what its untranslated twin says. */
export async function expectSameTexts(translated: Page, twin: Page, screen: string): Promise<void> {
  await expect(async () => {
    const [there, here] = await Promise.all([readPage(translated), readPage(twin)])
    expect(there, screen).toEqual(here)
  }).toPass({ intervals: [20, 50, 100, 200], timeout: 10_000 })
}
