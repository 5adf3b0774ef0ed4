/** The main button that is on the screen, pressed with Ctrl+Enter. The last one to appear counts. */
const primaries: (() => void)[] = []

export function registerPrimary(press: () => void): () => void {
  primaries.push(press)
  return () => {
    const at = primaries.indexOf(press)
    if (at >= 0) primaries.splice(at, 1)
  }
}

export function pressPrimary(): boolean {
  const press = primaries.at(-1)
  press?.()
  return press !== undefined
}
