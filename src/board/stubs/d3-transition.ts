/**
 * Stands in for d3-transition, which d3-zoom asks for to end a flight of its own. The board flies by itself and starts none,
 * so a fifth of the gesture code need not be fetched.
 */
export function interrupt(): void {
  // There is never one under way.
}
