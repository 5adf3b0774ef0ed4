/**
 * Stands in for konva/lib/Core, with which react-konva draws: a stage, layers and shapes, all that the board is made of. Groups,
 * tweens and animations need not be fetched.
 */
import { Konva } from 'konva/lib/Global.js'
import { Layer } from 'konva/lib/Layer.js'
import { Node } from 'konva/lib/Node.js'
import { Shape } from 'konva/lib/Shape.js'
import { Stage } from 'konva/lib/Stage.js'

export default Object.assign(Konva, { Node, Stage, Layer, Shape, beginUpdateBatch: Node._beginUpdateBatch })
