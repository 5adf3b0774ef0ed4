/**
 * Where two maps beside each other come from: the code that draws the map brings them along, and panels draw no map themselves.
 */
import type { ComponentType } from 'react'
import type { TwinProps } from './view/board-view.ts'

export const twins: { load: (() => Promise<ComponentType<TwinProps>>) | null } = { load: null }
