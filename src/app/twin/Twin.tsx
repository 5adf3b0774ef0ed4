/** Maps of two moments beside each other, with one camera. With no room for both, one that shows now the one and now the other. */
import type { Stage as KonvaStage } from 'konva/lib/Stage'
import { type MouseEvent, memo, useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'
import { useMapFonts } from '../../board/glyphs/fonts.ts'
import { Picture } from '../../board/Picture.tsx'
import type { Camera, Size, TwinHandle, TwinProps } from '../../board/types.ts'
import { cameraOnAll, cameraOnSpaces } from '../../board/viewport/camera-limits.ts'
import type { CameraRig } from '../../board/viewport/camera-rig.ts'
import { computeInsets, type Insets } from '../../board/viewport/insets.ts'
import { pixelRatio, pointIn } from '../../scaling.ts'
import { useTheme } from '../../store/settings/theme.ts'
import { t } from '../../store/text.ts'
import { densest, rigTogether, TwinScene } from './scenes.ts'
import styles from './Twin.module.css'

/** No closer than this, unless by hand: what lies around says where one is. */
const CLOSE = 1.05

const calm = ({ x, y, k }: Camera, { width, height }: Size, most = CLOSE): Camera => {
  const by = Math.min(1, most / k)
  return { k: k * by, x: width / 2 + (x - width / 2) * by, y: height / 2 + (y - height / 2) * by }
}

const NOWHERE: Size = { width: 0, height: 0 }

export const Twin = memo(function Twin({ maps, marked, onSpace, ref }: TwinProps) {
  const fonts = useMapFonts()
  const [scenes] = useState(() => maps.map(({ view }) => new TwinScene(view, fonts)))
  const grounds = useRef<(HTMLDivElement | null)[]>([])
  const stages = useRef<(KonvaStage | null)[]>([])
  const rigs = useRef<readonly CameraRig[]>([])
  const insets = useRef<Insets>(computeInsets(NOWHERE, []))
  const first = useRef(marked)
  const [size, setSize] = useState<Size>(NOWHERE)
  const [held, setHeld] = useState(false)
  const theme = useTheme()

  useLayoutEffect(() => {
    for (const [at, { view }] of maps.entries()) scenes[at]!.show(view)
  }, [scenes, maps])
  useLayoutEffect(() => {
    for (const scene of scenes) scene.mark(marked)
  }, [scenes, marked])
  useEffect(() => {
    if (fonts) for (const scene of scenes) scene.onFontsLoaded()
  }, [scenes, fonts])
  // The table below has set the colours by then.
  const drawn = useRef(theme)
  useEffect(() => {
    if (drawn.current === theme) return
    drawn.current = theme
    for (const scene of scenes) scene.applyTheme()
  }, [scenes, theme])

  useLayoutEffect(() => {
    const elements = grounds.current.filter((ground) => ground !== null)
    const made = rigTogether(scenes, elements, setHeld)
    rigs.current = made
    let begun = false
    const measure = () => {
      const [{ clientWidth: width, clientHeight: height }] = elements as [HTMLDivElement]
      if (width === 0 || height === 0) return
      const next = { width, height }
      for (const scene of scenes) scene.resize(next, pixelRatio(elements[0]))
      insets.current = computeInsets(next, [])
      setSize(next)
      for (const rig of made) rig.resize(insets.current)
      if (begun) return
      begun = true
      const differing = densest(
        first.current.map(({ space }) => space),
        next,
      )
      made[0]!.moveTo(
        differing.length > 0 ? calm(cameraOnSpaces(differing, insets.current), next) : cameraOnAll(insets.current),
        'jump',
      )
    }
    const observer = new ResizeObserver(measure)
    for (const element of elements) observer.observe(element)
    measure()
    return () => {
      observer.disconnect()
      for (const rig of made) rig.dispose()
      for (const scene of scenes) scene.dispose()
    }
  }, [scenes])

  useLayoutEffect(() => {
    if (size.width === 0) return
    for (const [at, scene] of scenes.entries()) {
      for (const layer of stages.current[at]?.getLayers() ?? []) layer.getCanvas().setPixelRatio(scene.ratio)
      scene.moveCamera(scene.camera)
      scene.settle()
    }
  }, [scenes, size])

  useImperativeHandle(
    ref,
    (): TwinHandle => ({
      show: (spaces) => {
        const [rig] = rigs.current
        // Whoever has come closer stays so close.
        rig?.moveTo(calm(cameraOnSpaces(spaces, insets.current), insets.current, Math.max(CLOSE, rig.target().k)))
      },
      zoomBy: (factor) => rigs.current[0]?.zoomBy(factor),
      fit: () => rigs.current[0]?.moveTo(cameraOnAll(insets.current)),
    }),
    [],
  )

  const press = (at: number) => (event: MouseEvent<HTMLElement>) => {
    const space = scenes[at]!.spaceAt(...pointIn(event.currentTarget, event))
    if (space) onSpace(space)
  }
  return (
    <div className={styles.maps} data-held={held || undefined}>
      {maps.map(({ name }, at) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the list offers the same actions by keyboard
        // biome-ignore lint/a11y/noNoninteractiveElementInteractions: the list offers the same actions
        <div
          key={at}
          ref={(element) => {
            grounds.current[at] = element
          }}
          className={styles.map}
          role="img"
          aria-label={name}
          onClick={press(at)}
        >
          {size.width > 0 && (
            <Picture
              scene={scenes[at]!}
              size={size}
              stage={(stage) => {
                stages.current[at] = stage
              }}
            />
          )}
        </div>
      ))}
      <fieldset className={styles.zoom} aria-label={t('board.zoom')}>
        <button type="button" onClick={() => rigs.current[0]?.zoomBy(1.5)} aria-label={t('board.zoomIn')}>
          +
        </button>
        <button type="button" onClick={() => rigs.current[0]?.zoomBy(1 / 1.5)} aria-label={t('board.zoomOut')}>
          −
        </button>
        <button type="button" onClick={() => rigs.current[0]?.moveTo(cameraOnAll(insets.current))} aria-label={t('board.fit')}>
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d="M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4" fill="none" stroke="currentColor" strokeWidth="1.6" />
          </svg>
        </button>
      </fieldset>
    </div>
  )
})
