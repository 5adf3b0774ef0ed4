/** The stage and its four layers. Only a new size reaches them through React; everything else is drawn when the scene says so. */
import type { Layer as KonvaLayer } from 'konva/lib/Layer'
import type { Stage as KonvaStage } from 'konva/lib/Stage'
import { memo, type Ref } from 'react'
import { Layer, Shape, Stage } from 'react-konva/lib/ReactKonvaCore'
import { LAYERS } from './overlay/dirty-layers.ts'
import type { Scene } from './scene.ts'
import type { Size } from './types.ts'

type Props = { readonly scene: Scene; readonly size: Size; readonly stage: Ref<KonvaStage> }

export const Picture = memo(function Picture({ scene, size, stage }: Props) {
  return (
    <Stage ref={stage} width={size.width} height={size.height} listening={false}>
      {LAYERS.map((name) => (
        <Layer key={name} listening={false} ref={(layer: KonvaLayer | null) => scene.attach(name, layer)}>
          <Shape
            listening={false}
            perfectDrawEnabled={false}
            sceneFunc={(context) => scene.has(name) && scene.draw(name, context._context)}
          />
        </Layer>
      ))}
    </Stage>
  )
})
