/** All figures of the war as a file or in the clipboard. */
import { csvOf, type RoundFigures } from '../../history/index.ts'
import { announce } from '../../store/announce.ts'
import { useGame } from '../../store/game.ts'
import { t } from '../text.ts'
import { partyName } from './names.ts'

/** The figures with their headings, as spreadsheets read them. */
export const csvText = (rows: readonly RoundFigures[]): string =>
  csvOf(rows, { column: (column) => t(`charts.column.${column}`), party: partyName })

/** Hands out the file. */
export function downloadCsv(rows: readonly RoundFigures[]): void {
  const url = URL.createObjectURL(new Blob([csvText(rows)], { type: 'text/csv' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${useGame.getState().title || t('charts.title')}.csv`
  link.click()
  // The browser reads it after this returns.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

/** Copies them, and says whether that went well. */
export async function copyCsv(rows: readonly RoundFigures[]): Promise<boolean> {
  const done = await (navigator.clipboard?.writeText(csvText(rows)) ?? Promise.reject(new Error())).then(
    () => true,
    () => false,
  )
  announce(t(done ? 'charts.csv.copied' : 'charts.csv.notCopied'), true)
  return done
}
