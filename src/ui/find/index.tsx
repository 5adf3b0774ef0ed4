import { sheets } from '../chunks/sheets.ts'
import { exportOf, lazyPanel } from '../lazy.tsx'
import { EarlyField } from './EarlyField.tsx'

export const LazyFindSpace = lazyPanel(exportOf(sheets, 'FindSpace'), {
  fallback: <EarlyField />,
})
