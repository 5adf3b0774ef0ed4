/** Entry of the ground worker: loads map shapes and fonts before drawing. */
import { loadMapShapes } from '../../content/map-shapes.ts'
import type { FontSource, WorkerMessage, WorkerReply } from './ground-painter.ts'

type WorkerScope = {
  onmessage: ((event: { data: WorkerMessage }) => void) | null
  postMessage(reply: WorkerReply, transfer?: Transferable[]): void
  readonly fonts: FontFaceSet
}
const scope = globalThis as unknown as WorkerScope

const drawer = loadMapShapes()
  .then(() => import('./ground-drawer.ts'))
  .then(({ GroundDrawer }) => new GroundDrawer())

async function loadFonts(faces: readonly FontSource[]): Promise<void> {
  for (const { family, url, ...how } of faces) scope.fonts.add(await new FontFace(family, `url(${url})`, how).load())
  await drawer
}

scope.onmessage = ({ data }) => {
  if ('faces' in data)
    loadFonts(data.faces).then(
      () => scope.postMessage({ ready: true }),
      () => scope.postMessage({ ready: false }),
    )
  else
    drawer
      .then((painting) => {
        const picture = painting.drawPart(data)
        scope.postMessage({ id: data.id, picture }, [picture])
      })
      .catch(() => scope.postMessage({ ready: false }))
}
