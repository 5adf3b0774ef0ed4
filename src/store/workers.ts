/** The page's own workers, each a file of its own; `src/app/trusted.ts` lets the page start these and no others. */
const own = new Set<string>()

export const isOwnWorker = (url: string): boolean => own.has(url)

/** `url`: as the build names the file (`import url from '…?worker&url'`). Throws where there are no workers to be had. */
export function startWorker(url: string): Worker {
  own.add(url)
  return new Worker(url, { type: 'module' })
}
