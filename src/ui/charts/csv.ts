/** All figures of the war as a file or in the clipboard. */
import { csvOf, type RoundFigures } from '../../history/index.ts'
import { announce } from '../../store/announce.ts'
import { useGame } from '../../store/game.ts'
import { copyText } from '../clipboard.ts'
import { t } from '../text.ts'
import { handOutBlob } from '../to-disk.ts'
import { partyName } from './names.ts'

/** The figures with their headings, as spreadsheets read them. */
export const csvText = (rows: readonly RoundFigures[]): string =>
  csvOf(rows, { column: (column) => t(`charts.column.${column}`), party: partyName })

/** Hands out the file. */
export const downloadCsv = (rows: readonly RoundFigures[]): void =>
  handOutBlob(`${useGame.getState().title || t('charts.title')}.csv`, new Blob([csvText(rows)], { type: 'text/csv' }))

/** Copies them, and says whether that went well. */
export async function copyCsv(rows: readonly RoundFigures[]): Promise<boolean> {
  const done = await copyText(csvText(rows))
  announce(t(done ? 'charts.csv.copied' : 'charts.csv.notCopied'), true)
  return done
}
