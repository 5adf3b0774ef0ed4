/** The stage and its four layers. Only a new size reaches them through React; everything else is drawn when the scene says so. */
import { Layer } from 'konva/lib/Layer'
import { Shape } from 'konva/lib/Shape'
import { Stage } from 'konva/lib/Stage'
import { memo, type RefObject, useLayoutEffect, useRef } from 'react'
import { LAYERS } from './overlay/depends'
import type { Scene } from './scene'
import type { Size } from './types'

type Props = { readonly scene: Scene; readonly size: Size; readonly stage: RefObject<Stage | null> }

export const Picture = memo(function Picture({ scene, size, stage }: Props) {
  const container = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const made = new Stage({ container: container.current!, listening: false })
    for (const name of LAYERS) {
      const layer = new Layer({ listening: false })
      layer.add(
        new Shape({
          listening: false,
          perfectDrawEnabled: false,
          sceneFunc: (context) => scene.draw(name, context._context),
        }),
      )
      made.add(layer)
      scene.attach(name, layer)
    }
    stage.current = made
    return () => {
      for (const name of LAYERS) scene.attach(name, null)
      stage.current = null
      made.destroy()
    }
  }, [scene, stage])
  useLayoutEffect(() => void stage.current?.size(size), [stage, size])
  return <div ref={container} />
})
