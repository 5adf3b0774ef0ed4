/**
 * What waits in the page to be run after the packages: the start page, and what stands behind it (`tools/site/second.ts`). It comes
 * before the page has loaded, for no page has loaded before the scripts are there that were put into it until then. While the page
 * is worked on there is no such template.
 */
export function runSecond(): void {
  const waiting = document.querySelector<HTMLTemplateElement>('#second')
  if (waiting) document.body.append(waiting.content.cloneNode(true))
}
