import { useEffect, useMemo } from 'react'
import { pointIn } from '../scaling.ts'
import { useUi } from '../store/ui.ts'
import { useTapped } from '../ui/panels/move/tapped.ts'
import { spaceName, t } from '../ui/text.ts'
import { Beside } from './Beside.tsx'
import { boardHandle } from './board-handle.ts'
import css from './Callout.module.css'

/** Beside what a finger has aimed at: the next press on it sends. Gone as soon as the map is touched again. */
export function Callout() {
  const { space, at, part } = useTapped()
  const aimed = useUi(({ aim }) => aim)
  const intent = useMemo(() => {
    const map = document.querySelector<HTMLElement>('[role="application"]')
    if (!space || !at || !map) return null
    const [x, y] = pointIn(map, { clientX: at.x, clientY: at.y })
    return {
      space,
      x,
      y,
      ...(boardHandle.current?.blocksOf(space) ?? { keep: null, spare: [] }),
    }
  }, [space, at])
  useEffect(() => {
    if (!intent) return undefined
    const away = () => useTapped.setState({ at: null })
    document.addEventListener('pointerdown', away, true)
    return () => document.removeEventListener('pointerdown', away, true)
  }, [intent])
  if (!intent || aimed !== intent.space) return null
  return (
    <Beside intent={intent}>
      <div className={css.callout}>
        <b>{spaceName(intent.space)}</b>
        <span>{t(part ? 'panels.aim.againPart' : 'panels.aim.again')}</span>
      </div>
    </Beside>
  )
}
