import { useEffect, useState } from 'react'

const FACES = [
  '14px "Contested Serif"',
  'italic 14px "Contested Serif"',
  'bold 14px "Contested Serif"',
  '650 14px "Contested Sans"',
]
/** After this long (ms) the map is lettered with what there is. */
const PATIENCE = 2500

/** True once the faces of the map can be drawn with. */
export function useFonts(): boolean {
  const [ready, setReady] = useState(false)
  useEffect(() => {
    let here = true
    const done = () => {
      if (here) setReady(true)
    }
    const timer = setTimeout(done, PATIENCE)
    Promise.all(FACES.map((face) => document.fonts.load(face))).then(done, done)
    return () => {
      here = false
      clearTimeout(timer)
    }
  }, [])
  return ready
}
