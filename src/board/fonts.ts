import { useEffect, useState } from 'react'

const FACES = [
  '14px "Old Standard TT"',
  'italic 14px "Old Standard TT"',
  'bold 14px "Old Standard TT"',
  '650 14px "Source Sans 3 Variable"',
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
