/**
 * Stands in for react-style-singleton, with which Radix holds the page still under an open menu or dialog. That writes a
 * `<style>` into the page, which the page's policy forbids (tools/site/policy.ts); a sheet that is adopted is no text in it.
 */
import { useEffect } from 'react'

/** The first that is shown brings the sheet, the last that goes takes it away. */
export function styleSingleton() {
  let shown = 0
  let sheet: CSSStyleSheet | null = null
  const add = (styles: string): void => {
    if (shown++ > 0) return
    sheet = new CSSStyleSheet()
    sheet.replaceSync(styles)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }
  const remove = (): void => {
    if (--shown > 0) return
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
    sheet = null
  }
  return function Sheet({ styles, dynamic = false }: { styles: string; dynamic?: boolean }) {
    const again = dynamic ? styles : null
    // biome-ignore lint/correctness/useExhaustiveDependencies: only a dynamic one follows its words
    useEffect(() => {
      add(styles)
      return remove
    }, [again])
    return null
  }
}
