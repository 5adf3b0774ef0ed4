/** Reduces the points of outlines for small pictures. */

/**
 * Rounds a path of whole points (`M1 2L3 4…Z`) to a coarser grid with relative steps. Points are rounded independently, so
 * neighbours still meet.
 */
export function thin(d: string, grid: number): string {
  const snap = (value: string) => Math.round(Number(value) / grid) * grid
  return d
    .split('M')
    .filter(Boolean)
    .map((ring) => {
      const closed = ring.includes('Z') ? 'z' : ''
      const points = ring.replace('Z', '').split('L')
      let [lastX, lastY] = [0, 0]
      const steps = points.flatMap((point, at) => {
        const [x, y] = point.split(' ').map(snap as (value: string) => number) as [number, number]
        const [dx, dy] = [x - lastX, y - lastY]
        if (at > 0 && dx === 0 && dy === 0) return []
        lastX = x
        lastY = y
        return [at === 0 ? `M${x} ${y}l` : `${dx} ${dy}`]
      })
      const [start, ...rest] = steps
      return rest.length === 0 ? '' : `${start}${rest.join(' ')}${closed}`
    })
    .join('')
}
