import { later } from '../later.tsx'

export const FindSpace = later(() => import('./FindSpace.tsx').then((module) => module.FindSpace))
