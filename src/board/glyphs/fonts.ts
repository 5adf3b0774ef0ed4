import { useEffect, useState } from 'react'

const FACES = [
  '14px "Contested Serif"',
  'italic 14px "Contested Serif"',
  'bold 14px "Contested Serif"',
  '650 14px "Contested Sans"',
]
/** The map falls back to other fonts after this delay. */
const MAX_WAIT_MS = 2500

/** Resolves when the fonts are loaded or cannot be loaded. */
export async function loadMapFonts(): Promise<void> {
  try {
    await Promise.all(FACES.map((face) => document.fonts.load(face)))
  } catch {
    // Fall back to the available fonts.
  }
}

function areFontsLoaded(): boolean {
  try {
    return FACES.every((face) => document.fonts.check(face))
  } catch {
    return false
  }
}

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
