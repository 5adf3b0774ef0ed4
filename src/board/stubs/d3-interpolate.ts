/**
 * Stands in for d3-interpolate, of which d3-zoom uses the way between two views, for flights of its own. The board flies by
 * itself, so this and the colour library behind it need not be fetched.
 */
export function interpolateZoom(): never {
  throw new Error('The board flies by itself.')
}
