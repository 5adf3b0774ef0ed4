/**
 * What is wrong with a screen in the window it is shown in, in words. It runs in the page, so that a screen costs one call: a
 * function that names nothing outside itself.
 */
export function faultsOf(): string[] {
  const found = new Set<string>()
  const { innerWidth: width, innerHeight: height } = globalThis
  const say = (element: Element | null): string =>
    (element?.getAttribute('aria-label') || element?.textContent?.trim() || element?.tagName || '').slice(0, 40)
  const unseen = (element: Element) => element.clientWidth === 1 && element.clientHeight === 1
  const text = (element: Element) => !unseen(element) && element.closest('.sr-only, svg, [aria-hidden="true"]') === null
  const table = document.querySelector('[data-sheet]') !== null

  // The page itself stays where it is, and so does everything in it that is not meant to be scrolled.
  const root = document.documentElement
  if (root.scrollWidth > width) found.add(`the page is ${root.scrollWidth} wide`)
  if (table && root.scrollHeight > height) found.add(`the page is ${root.scrollHeight} high`)
  if (scrollX !== 0 || scrollY !== 0) found.add(`the page is scrolled by ${scrollX}, ${scrollY}`)
  const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowY)
  for (const element of document.querySelectorAll('*'))
    if (element.scrollTop > 0 && getComputedStyle(element).overflowY === 'hidden' && text(element))
      found.add(`scrolled though it cannot be scrolled back: ${element.className} by ${element.scrollTop}`)

  for (const part of document.querySelectorAll('header, main, aside, footer')) {
    if (part.parentElement?.closest('header, main, aside')) continue
    const { left, top, right, bottom } = part.getBoundingClientRect()
    if (left < -1 || right > width + 1 || (table && (top < -1 || bottom > height + 1)))
      found.add(`beyond the window: ${say(part)}`)
  }
  const map = document.querySelector('[role="application"]')?.getBoundingClientRect()
  if (map) {
    const share = width > height ? map.width / width : map.height / height
    const least = Math.min(width, height) < 600 || document.querySelector('[role="alert"]') ? 0.3 : 0.45
    if (share < least) found.add(`the map has ${Math.round(share * 100)} of a hundred parts`)
  }

  // What can be seen of a box, less what scrolls it away or hides it.
  const seen = (element: Element, { left, top, right, bottom }: DOMRect): DOMRect => {
    let [x0, y0, x1, y1] = [Math.max(0, left), Math.max(0, top), Math.min(width, right), Math.min(height, bottom)]
    for (let each: Element | null = element; each; each = each.parentElement) {
      if (getComputedStyle(each).overflow === 'visible') continue
      const box = each.getBoundingClientRect()
      ;[x0, y0, x1, y1] = [Math.max(x0, box.left), Math.max(y0, box.top), Math.min(x1, box.right), Math.min(y1, box.bottom)]
    }
    return new DOMRect(x0, y0, Math.max(0, x1 - x0), Math.max(0, y1 - y0))
  }
  // Words: whole, in their places, and never a letter to the line.
  type Word = { box: DOMRect; element: Element; words: string }
  const words: Word[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement
    if (!element || !node.textContent?.trim() || !text(element)) continue
    if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('[inert]')) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const box = range.getBoundingClientRect()
    if (box.width === 0) continue
    const word = node.textContent.trim().slice(0, 40)
    const style = getComputedStyle(element)
    const shortened =
      style.textOverflow === 'ellipsis' && (element.closest('[title]') !== null || element.closest('[aria-label]') !== null)
    const clipped = style.overflowX === 'hidden' || style.overflowX === 'clip'
    if (clipped && element.scrollWidth > element.clientWidth + 1 && !shortened) found.add(`cut off: ${word}`)
    const holder = (element.closest('button, li, p, td, th, dd, dt, h1, h2, h3') ?? element).getBoundingClientRect()
    if (!clipped && (box.right > holder.right + 1 || box.left < holder.left - 1)) found.add(`beyond its place: ${word}`)
    const longest = Math.max(...word.split(/\s+/).map((each) => each.length))
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
    const size = Number.parseFloat(style.fontSize)
    if (longest > 3 && lines >= 3 && box.width < 3 * size) found.add(`a letter to the line: ${word}`)
    for (const line of range.getClientRects()) words.push({ box: seen(element, line), element, words: word })
  }

  const onTop = ({ element, box }: Word) => {
    const { x, y, width: w, height: h } = box
    if (w < 2 || h < 6) return false
    const top = document.elementFromPoint(x + w / 2, y + h / 2)
    return top !== null && (element.contains(top) || top.contains(element))
  }
  const over = (top: Element, control: Element) => {
    const cover = top.closest('[data-handover], [role="dialog"], [role="menu"], [role="status"]')
    return cover !== null && !cover.contains(control)
  }
  const shown = words.filter(onTop)
  for (const [i, a] of shown.entries())
    for (const b of shown.slice(i + 1)) {
      if (over(a.element, b.element) || over(b.element, a.element)) continue
      if (a.element === b.element || a.element.contains(b.element) || b.element.contains(a.element)) continue
      const across = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left)
      const down = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top)
      if (across > 3 && down > 0.45 * Math.min(a.box.height, b.box.height)) found.add(`on each other: ${a.words} | ${b.words}`)
    }

  // Controls: each can be brought to where a press meets it, by scrolling its own panel and nothing else. The band of whoever
  // must act lies over the header for a moment; menus and what is read for a moment lie over what waits for
  // them, and a reason beside a button goes where its button has gone.
  const controls = 'button, input, select, summary, textarea, a[href], [role="spinbutton"], [role="radio"], [role="tab"]'
  for (const control of document.querySelectorAll<HTMLElement>(controls)) {
    if (
      !control.checkVisibility({ visibilityProperty: true, opacityProperty: false }) ||
      control.closest('[inert], .sr-only, [data-radix-popper-content-wrapper] [role="dialog"]')
    )
      continue
    const place = control.closest('label') ?? control
    const panels: [Element, number, number][] = []
    for (let each = place.parentElement; each; each = each.parentElement)
      if (scrolls(each) || /auto|scroll/.test(getComputedStyle(each).overflowX))
        panels.push([each, each.scrollLeft, each.scrollTop])
    const reach = () => {
      const box = place.getBoundingClientRect()
      const { x, y, width: w, height: h } = seen(place, box)
      if (w < Math.min(box.width, 20) || h < Math.min(box.height, 16)) return null
      return document.elementFromPoint(x + w / 2, y + h / 2)
    }
    let top = reach()
    if (!top || !(place.contains(top) || top.contains(place))) {
      if (!table) place.scrollIntoView({ block: 'center' })
      for (const [panel] of panels) {
        const [own, its] = [place.getBoundingClientRect(), panel.getBoundingClientRect()]
        if (scrolls(panel)) panel.scrollTop += own.top + own.height / 2 - its.top - its.height / 2
        if (own.left < its.left || own.right > its.right) panel.scrollLeft += own.left + own.width / 2 - its.left - its.width / 2
      }
      top = reach()
      if (!top) found.add(`out of reach: ${say(control)}`)
      else if (!place.contains(top) && !top.contains(place) && !over(top, control))
        found.add(`beneath ${top.tagName} ${say(top)}: ${say(control)}`)
      for (const [panel, left, up] of panels) panel.scrollTo(left, up)
    }
  }
  if (!table) scrollTo(0, 0)
  return [...found]
}
