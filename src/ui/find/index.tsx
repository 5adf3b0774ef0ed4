import { later } from '../later.tsx'
import { EarlyField } from './EarlyField.tsx'

export const FindSpace = later(() => import('./FindSpace.tsx').then((module) => module.FindSpace), {
  meanwhile: <EarlyField />,
})
