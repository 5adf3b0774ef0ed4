/** The worker that draws the ground, with the fonts of the map. */
import { type FontSource, GroundPainter } from '../board/basemap/ground-painter.ts'
import url from '../board/basemap/ground-worker.ts?worker&url'
import bold from '../ui/styles/fonts/serif-bold.woff2?url'
import italic from '../ui/styles/fonts/serif-italic.woff2?url'
import regular from '../ui/styles/fonts/serif-regular.woff2?url'

const face = (file: string, style: string, weight: string): FontSource => ({
  family: 'Contested Serif',
  style,
  weight,
  url: new URL(file, document.baseURI).href,
})

/** Throws in browsers without workers. */
export const startGroundPainter = (): GroundPainter =>
  new GroundPainter(url, [face(regular, 'normal', '400'), face(italic, 'italic', '400'), face(bold, 'normal', '700')])
