/**
 * Text that becomes markup or script is trusted in two cases only (the page's policy asks for it, tools/site/policy.ts): the
 * nothing with which Konva empties an element, and the page's own workers. Where browsers know no such types, nothing is asked.
 */
import { WORKER } from '../store/persistence/offline.ts'
import { isOwnWorker } from '../store/workers.ts'

type Rules = { createHTML(text: string): string | null; createScriptURL(url: string): string | null }
type Factory = { createPolicy(name: 'default', rules: Rules): unknown }

export const RULES: Rules = {
  createHTML: (text) => (text === '' ? '' : null),
  createScriptURL: (url) => (url === WORKER || isOwnWorker(url) ? url : null),
}

export function trustLittle({ trustedTypes }: { trustedTypes?: Factory } = globalThis as { trustedTypes?: Factory }): void {
  try {
    trustedTypes?.createPolicy('default', RULES)
  } catch {
    // A browser extension has made the default policy: its rules hold.
  }
}
