/** In place of the map's pictures, nothing. For tests of the page around the map; runs in the page. */
export function drawNothing(): void {
  // Nor by a thread of its own.
  Reflect.deleteProperty(globalThis, 'OffscreenCanvas')
  // What is not to be seen is not put together either, be it as large as a wall. In a sheet of the document's own, which needs no element.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('canvas { visibility: hidden }')
  document.adoptedStyleSheets.push(sheet)
  for (const draw of ['drawImage', 'fill', 'stroke', 'fillText', 'strokeText', 'fillRect', 'clearRect'] as const)
    CanvasRenderingContext2D.prototype[draw] = () => undefined
  for (const side of ['width', 'height'] as const) {
    const given = new WeakMap<HTMLCanvasElement, number>()
    Object.defineProperty(HTMLCanvasElement.prototype, side, {
      get(this: HTMLCanvasElement) {
        return given.get(this) ?? 300
      },
      set(this: HTMLCanvasElement, value: number) {
        given.set(this, value)
      },
    })
  }
}
