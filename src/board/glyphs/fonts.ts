import { useEffect, useState } from 'react'

const FACES = [
  '14px "Contested Serif"',
  'italic 14px "Contested Serif"',
  'bold 14px "Contested Serif"',
  '650 14px "Contested Sans"',
]
/** After this long (ms) the map is lettered with what there is. */
const MAX_WAIT_MS = 2500

/** Asks for the faces of the map; told when they have come, or cannot. */
export async function loadMapFonts(): Promise<void> {
  try {
    await Promise.all(FACES.map((face) => document.fonts.load(face)))
  } catch {
    // The map is lettered with the fonts there are.
  }
}

/** They have come already: whoever reads the page before the map has most of them. */
function areFontsLoaded(): boolean {
  try {
    return FACES.every((face) => document.fonts.check(face))
  } catch {
    return false
  }
}

/** True once the faces of the map can be drawn with. */
export function useMapFonts(): boolean {
  const [ready, setReady] = useState(areFontsLoaded)
  useEffect(() => {
    if (ready) return undefined
    let here = true
    const done = () => {
      if (here) setReady(true)
    }
    const timer = setTimeout(done, MAX_WAIT_MS)
    void loadMapFonts().then(done)
    return () => {
      here = false
      clearTimeout(timer)
    }
  }, [ready])
  return ready
}
