/**
 * The stage and its four layers, each one shape that the scene draws. They are made by hand: nothing about them ever changes
 * but the size, and React's binding for Konva would bring a second reconciler for it.
 */
import { Layer } from 'konva/lib/Layer'
import { Shape } from 'konva/lib/Shape'
import { Stage } from 'konva/lib/Stage'
import { useLayoutEffect, useRef } from 'react'
import type { Size } from './landRaster'
import type { LayerName, Scene } from './scene'

const LAYERS: readonly LayerName[] = ['land', 'marks', 'tokens', 'effects']

function layerOf(scene: Scene, name: LayerName): Layer {
  const layer = new Layer({ listening: false })
  layer.add(
    new Shape({ listening: false, perfectDrawEnabled: false, sceneFunc: (context) => scene.draw(name, context._context) }),
  )
  scene.attach(name, layer)
  return layer
}

export function Picture({ scene, size }: { readonly scene: Scene; readonly size: Size }) {
  const frame = useRef<HTMLDivElement>(null)
  const stage = useRef<Stage>(null)

  useLayoutEffect(() => {
    const made = new Stage({ container: frame.current!, listening: false })
    for (const name of LAYERS) made.add(layerOf(scene, name))
    stage.current = made
    return () => {
      for (const name of LAYERS) scene.attach(name, null)
      made.destroy()
      stage.current = null
    }
  }, [scene])

  // A new size empties the canvases: all of them are told to draw.
  useLayoutEffect(() => {
    if (!stage.current) return
    stage.current.size(size)
    for (const layer of stage.current.getLayers()) layer.getCanvas().setPixelRatio(scene.ratio)
    scene.look(scene.camera)
    scene.rest()
  }, [scene, size])

  return <div ref={frame} />
}
