/** How many of the same units are offered to act: one of them and all of them. */
export const oneOrAll = (n: number): number[] => (n > 1 ? [1, n] : n === 1 ? [1] : [])
