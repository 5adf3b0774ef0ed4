/** The beginning of the thread that draws the ground: what draws waits for the board's shapes, and for the letters. */
import { loadMapShapes } from '../../content/map-shapes.ts'
import type { Face, GroundQuestion, GroundReply } from './painter.ts'

type Thread = {
  onmessage: ((event: { data: GroundQuestion }) => void) | null
  postMessage(reply: GroundReply, transfer?: Transferable[]): void
  readonly fonts: FontFaceSet
}
const thread = globalThis as unknown as Thread

const drawing = loadMapShapes()
  .then(() => import('./painting.ts'))
  .then(({ Painting }) => new Painting())

async function learn(faces: readonly Face[]): Promise<void> {
  for (const { family, url, ...how } of faces) thread.fonts.add(await new FontFace(family, `url(${url})`, how).load())
  await drawing
}

thread.onmessage = ({ data }) => {
  if ('faces' in data)
    learn(data.faces).then(
      () => thread.postMessage({ able: true }),
      () => thread.postMessage({ able: false }),
    )
  else
    drawing
      .then((painting) => {
        const picture = painting.picture(data)
        thread.postMessage({ id: data.id, picture }, [picture])
      })
      .catch(() => thread.postMessage({ able: false }))
}
