/** All figures of the war as CSV. */
import { csvOf, type RoundFigures } from '../../history/index.ts'
import { useGame } from '../../store/game/game.ts'
import { notify } from '../../store/notify.ts'
import { copyText } from '../clipboard.ts'
import { t } from '../text.ts'
import { handOutBlob } from '../to-disk.ts'
import { partyName } from './names.ts'

/** The figures with headings. */
export const csvText = (rows: readonly RoundFigures[]): string =>
  csvOf(rows, { column: (column) => t(`charts.column.${column}`), party: partyName })

/** Downloads the file. */
export const downloadCsv = (rows: readonly RoundFigures[]): void =>
  handOutBlob(`${useGame.getState().title || t('charts.title')}.csv`, new Blob([csvText(rows)], { type: 'text/csv' }))

/** Copies the figures. Resolves to false if the clipboard is not available. */
export async function copyCsv(rows: readonly RoundFigures[]): Promise<boolean> {
  const done = await copyText(csvText(rows))
  notify(t(done ? 'charts.csv.copied' : 'charts.csv.notCopied'), 'assertive')
  return done
}
