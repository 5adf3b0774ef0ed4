import { useEffect, useRef, useState } from 'react'
import type { Theme } from '../../content/palette.ts'
import { turn } from '../../engine/index.ts'
import { useGame } from '../../store/game/game.ts'
import { notify } from '../../store/notify.ts'
import { useShownGame } from '../../store/view/viewed-moment.ts'
import { t } from '../text.ts'
import { handOutBlob } from '../to-disk.ts'
import { Button } from '../widgets/index.ts'
import css from './Diary.module.css'
import { Drawn } from './Drawn.tsx'
import { fileName } from './file-name.ts'
import type { MapFrame } from './map/fronts.ts'
import { coloured } from './map/inks.ts'
import { markup } from './map/shapes.ts'
import { smallMap } from './map/small-map.ts'

const PARTS = ['view', 'board'] as const
const SIZES = [1, 2, 4] as const
const FORMATS = ['png', 'svg'] as const

/** What the picture needs from the board. */
export type PictureWish = { readonly part: (typeof PARTS)[number]; readonly size: number; readonly armies: boolean }
export type BoardPainter = {
  /** The visible part of the board, and its width at scale 1. */
  readonly frame: (part: PictureWish['part']) => { readonly frame: MapFrame; readonly width: number }
  /** Draws that part at a given scale. */
  readonly draw: (canvas: HTMLCanvasElement, wish: PictureWish) => void
  readonly paint: (wish: PictureWish) => Promise<Blob>
}

type Props = { theme: Theme; painter: BoardPainter }

/** The map, or the visible part, as a picture of a chosen size. */
export function PictureTab({ theme, painter }: Props) {
  const game = useShownGame()
  const title = useGame((store) => store.title)
  const [part, setPart] = useState<PictureWish['part']>('view')
  const [size, setSize] = useState<(typeof SIZES)[number]>(2)
  const [format, setFormat] = useState<(typeof FORMATS)[number]>('png')
  const [armies, setArmies] = useState(true)
  const [said, setSaid] = useState('')
  if (!game) return null
  const { round } = turn(game)
  const { frame, width } = painter.frame(part)
  const across = Math.round(width * size)
  const down = Math.round((across * frame.height) / frame.width)
  const say = (words: string) => {
    setSaid(words)
    notify(words, 'assertive')
  }
  const label = t('diary.picture.label', { round })
  const shapes = () => smallMap(game, { frame, width, inks: coloured(theme), armies, names: 'all', label }, true)
  const svg = (): Blob => {
    const drawing = shapes()
    return new Blob([markup({ ...drawing, at: { ...drawing.at, width: across, height: down } })], { type: 'image/svg+xml' })
  }
  const save = async () => {
    const blob = format === 'svg' ? svg() : await painter.paint({ part, size, armies })
    handOutBlob(fileName(title, round, format), blob)
    say(t('diary.saved'))
  }
  return (
    <div className={`${css.body} ${css.picture}`}>
      <div className={css.choices}>
        <Row name="part" of={PARTS} value={part} onChoose={setPart} />
        <Row name="size" of={SIZES} value={size} onChoose={setSize} />
        <Row name="format" of={FORMATS} value={format} onChoose={setFormat} />
        <label>
          <input type="checkbox" checked={armies} onChange={(event) => setArmies(event.target.checked)} />
          {t('diary.picture.armies')}
        </label>
        <p>{t('diary.picture.measure', { across, down })}</p>
        <div className={css.tools}>
          <Button icon="file" onClick={() => void save().catch(() => say(t('diary.picture.failed')))}>
            {t('diary.picture.save')}
          </Button>
          <p className={css.said}>{said}</p>
        </div>
      </div>
      <figure className={css.large}>
        {format === 'svg' ? (
          <Drawn of={shapes()} />
        ) : (
          <Painted key={theme} painter={painter} part={part} armies={armies} width={width} label={label} />
        )}
      </figure>
    </div>
  )
}

/** Width of the preview (px). */
const SHOWN = 840

type PaintedProps = { painter: BoardPainter; part: PictureWish['part']; armies: boolean; width: number; label: string }

function Painted({ painter, part, armies, width, label }: PaintedProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    // A whole board takes several frames, so the button state is painted first.
    const frame = requestAnimationFrame(() => {
      if (canvas.current) painter.draw(canvas.current, { part, armies, size: (SHOWN * devicePixelRatio) / width })
    })
    return () => cancelAnimationFrame(frame)
  }, [painter, part, armies, width])
  return <canvas ref={canvas} role="img" aria-label={label} />
}

type RowProps<T extends string | number> = { name: string; of: readonly T[]; value: T; onChoose: (value: T) => void }

function Row<T extends string | number>({ name, of, value, onChoose }: RowProps<T>) {
  return (
    <fieldset>
      <legend>{t(`diary.picture.${name}`)}</legend>
      {of.map((each) => (
        <label key={each}>
          <input type="radio" name={`picture-${name}`} checked={each === value} onChange={() => onChoose(each)} />
          {t(`diary.picture.of-${name}`, { it: `${each}` })}
        </label>
      ))}
    </fieldset>
  )
}
