import { memo, useLayoutEffect, useRef } from 'react'
import { BLEED, type Sprite } from '../../board/glyphs/sprites.ts'
import { useTheme } from '../../store/settings/theme.ts'

/** A picture from the map, as large as it is there. What it means is said beside it. */
export const Mark = memo(function Mark({ draw, className }: { draw: () => Sprite; className?: string | undefined }) {
  const ref = useRef<HTMLCanvasElement>(null)
  const theme = useTheme()
  const shown = useRef<{ draw: () => Sprite; theme: string } | null>(null)
  // A picture is in the colours of one theme.
  useLayoutEffect(() => {
    if (shown.current?.draw === draw && shown.current.theme === theme) return undefined
    const show = () => {
      const canvas = ref.current
      if (!canvas) return
      const { canvas: picture, at, w, h } = draw()
      const [, , across, down] = at
      canvas.width = across
      canvas.height = down
      canvas.style.width = `${w + 2 * BLEED}px`
      canvas.style.height = `${h + 2 * BLEED}px`
      canvas.getContext('2d')?.drawImage(picture, ...at, 0, 0, across, down)
      shown.current = { draw, theme }
    }
    if (shown.current === null) {
      show()
      return undefined
    }
    // The map changes its colours after this, so the picture is asked for one frame later.
    const frame = requestAnimationFrame(show)
    return () => cancelAnimationFrame(frame)
  }, [draw, theme])
  return <canvas ref={ref} className={className} />
})
