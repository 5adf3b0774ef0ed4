/** How the diary and its pictures are named as files: after the game and its round. */

/** A name of a file that every disk takes. */
export function fileName(title: string, round: number, ending: string): string {
  const plain = title
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase()
  return `${plain || 'contested-1914'}-round-${round}.${ending}`
}
