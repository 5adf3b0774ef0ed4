import { memo } from 'react'
import { type GlyphPaths, glyphs } from '../../content/palette.ts'
import css from './Glyph.module.css'
import { rem } from './rem.ts'

type Props = {
  /** A unit, mark, device or icon of data/glyphs.json. */
  name: string
  size?: number
  /** Accessible name; without it the glyph is decorative. */
  title?: string
  className?: string
}

type Drawn = { box: number; stroked: boolean; paths: GlyphPaths }

function find(name: string): Drawn | null {
  const unit = glyphs.units[name]
  if (unit) return { box: 24, stroked: false, paths: unit }
  const icon = glyphs.icons[name]
  if (icon) return { box: 20, stroked: true, paths: { d: icon } }
  const mark = glyphs.marks[name]
  if (mark) return { box: 24, stroked: false, paths: { d: mark } }
  const device = (glyphs.devices as Record<string, string>)[name]
  return device ? { box: 12, stroked: false, paths: { d: device } } : null
}

export const Glyph = memo(function Glyph({ name, size = 20, title, className }: Props) {
  const drawn = find(name)
  if (!drawn) return null
  const { d, n, w } = drawn.paths
  return (
    <svg
      className={className}
      width={rem(size)}
      height={rem(size)}
      viewBox={`0 0 ${drawn.box} ${drawn.box}`}
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
      focusable="false"
    >
      <path d={d} className={drawn.stroked ? css.line : css.fill} />
      {n && <path d={n} className={css.cut} />}
      {w && <path d={w} className={css.line} />}
    </svg>
  )
})
