import { later } from '../later.tsx'
import { sheets } from '../pieces/sheets/piece.ts'
import { EarlyField } from './EarlyField.tsx'

export const FindSpace = later(() => sheets.load().then((module) => module.FindSpace), {
  meanwhile: <EarlyField />,
})
