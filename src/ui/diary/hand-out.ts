/** What the diary and its pictures hand to the disk, named after the game and its round. */

/** A name of a file that every disk takes. */
export function fileName(title: string, round: number, ending: string): string {
  const plain = title
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase()
  return `${plain || 'contested-1914'}-round-${round}.${ending}`
}

/** To the disk. */
export function handOutBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser reads it after this returns.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
