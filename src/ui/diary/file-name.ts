/** File names of the diary and its pictures: the game and its round. */

/** A file name that is valid on every file system. */
export function fileName(title: string, round: number, ending: string): string {
  const plain = title
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase()
  return `${plain || 'contested-1914'}-round-${round}.${ending}`
}
