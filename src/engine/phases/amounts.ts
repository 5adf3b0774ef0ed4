/** How many of the same units are offered to act: one of them and all of them. */
export const amounts = (n: number): number[] => (n > 1 ? [1, n] : n === 1 ? [1] : [])
