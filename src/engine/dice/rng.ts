/** Hashes a seed text to a uint32 (FNV-1a). */
export function seedNumber(seed: string): number {
  let h = 0x811c9dc5
  for (let i = 0; i < seed.length; i++) h = Math.imul(h ^ seed.charCodeAt(i), 0x01000193)
  return h >>> 0
}

/**
 * Returns die number `n` (from 0) of a seed, 1 to 6; mulberry32 mixing. Counting dice is enough to keep the sequence, whatever
 * their source.
 */
export function dieAt(seed: number, n: number): number {
  let t = (seed + Math.imul(n + 1, 0x6d2b79f5)) | 0
  t = Math.imul(t ^ (t >>> 15), t | 1)
  t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
  return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * 6) + 1
}
