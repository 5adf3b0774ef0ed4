/** A length that grows with the size of the text, given as it is at the usual one. */
export const rem = (px: number): string => `${px / 16}rem`
