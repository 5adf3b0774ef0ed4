import { partOf, shown } from '../later.tsx'
import { sheets } from '../pieces/sheets/piece.ts'
import { EarlyField } from './EarlyField.tsx'

export const FindSpace = shown(partOf(sheets, 'FindSpace'), {
  meanwhile: <EarlyField />,
})
