/** Converts pixels at the default text size to rem. */
export const rem = (px: number): string => `${px / 16}rem`
