/** By which column the table of spaces is sorted; kept while it is closed. */
import { create } from 'zustand'
import type { ColumnId } from './columns.ts'

export const useSort = create<{ by: ColumnId; down: boolean }>()(() => ({ by: 'theatre', down: false }))
