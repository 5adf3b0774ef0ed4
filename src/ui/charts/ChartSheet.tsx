import '../../content/words/play.ts'
import { useEffect, useRef, useState } from 'react'
import type { Chronicle, RoundFigures } from '../../history/index.ts'
import { layOver, liftOver } from '../../store/over.ts'
import { t } from '../text.ts'
import { useCovering } from '../useCovering.ts'
import { Button, KeyCap } from '../widgets/index.ts'
import { Segments } from '../widgets/Segments.tsx'
import css from './Charts.module.css'
import { FIGURES, type Figure, showChosen, useChosen } from './chosen.ts'
import { copyCsv, downloadCsv } from './csv.ts'
import { Figures } from './Figures.tsx'
import { LuckPanel } from './LuckPanel.tsx'
import { stopsOf } from './series.ts'
import { useChronicle, useLuck, useStatistics } from './war.ts'

/** Opens the sheet. */
export const openCharts = (): void => layOver(ChartSheet)

/** The war in figures: lines or a table by round, beside the luck of the dice. */
export function ChartSheet() {
  useCovering()
  const chronicle = useChronicle()
  return chronicle ? <Sheet chronicle={chronicle} /> : null
}

function Sheet({ chronicle }: { chronicle: Chronicle }) {
  const ref = useRef<HTMLElement>(null)
  const rows = useStatistics(chronicle)
  const luck = useLuck(chronicle)
  const chosen = useChosen()
  const stops = stopsOf(rows)
  // With a single round a table says more than a line.
  const lines = stops.length > 2
  useEffect(() => ref.current?.querySelector<HTMLElement>('[data-chart], [data-table]')?.focus({ preventScroll: true }), [])
  return (
    <section ref={ref} className={css.sheet} aria-label={t('charts.title')} tabIndex={-1} data-luck={chosen.luck || undefined}>
      <Head rows={rows} lines={lines} />
      <div className={css.body}>
        <Figures chronicle={chronicle} rows={rows} stops={stops} lines={lines} />
        <LuckPanel chronicle={chronicle} luck={luck} />
      </div>
    </section>
  )
}

function Head({ rows, lines }: { rows: readonly RoundFigures[]; lines: boolean }) {
  const { figure, luck, who, as } = useChosen()
  const figures: readonly (Figure | 'luck')[] = [...FIGURES, 'luck']
  return (
    <header className={css.head}>
      <h2 className="type-title">{t('charts.title')}</h2>
      <div className={css.figures}>
        <Segments
          label={t('charts.figure.label')}
          value={luck ? 'luck' : figure}
          onChange={(id) => showChosen(id === 'luck' ? { luck: true } : { luck: false, figure: id })}
          choices={figures.map((id) => ({ id, label: t(`charts.figure.${id}`), narrow: id === 'luck' }))}
        />
      </div>
      <div className={css.ways}>
        <Segments
          label={t('charts.who.label')}
          value={who}
          onChange={(id) => showChosen({ who: id, party: null })}
          choices={(['powers', 'sides'] as const).map((id) => ({ id, label: t(`charts.who.${id}`) }))}
        />
        {lines && (
          <Segments
            label={t('charts.as.label')}
            value={as}
            onChange={(id) => showChosen({ as: id })}
            choices={(['chart', 'table'] as const).map((id) => ({ id, label: t(`charts.as.${id}`) }))}
          />
        )}
        <Button aria-label={t('charts.csv.name')} onClick={() => downloadCsv(rows)}>
          {t('charts.csv.get')}
        </Button>
        <CopyButton rows={rows} />
      </div>
      <Button variant="quiet" icon="x" className={css.close ?? ''} aria-label={t('widgets.close')} onClick={liftOver}>
        <KeyCap silent>Esc</KeyCap>
      </Button>
    </header>
  )
}

/** How long the confirmation shows (ms). */
const SAID = 2500

function CopyButton({ rows }: { rows: readonly RoundFigures[] }) {
  const [done, setDone] = useState(false)
  useEffect(() => {
    if (!done) return undefined
    const timer = setTimeout(() => setDone(false), SAID)
    return () => clearTimeout(timer)
  }, [done])
  return (
    <Button className={css.copy ?? ''} aria-label={t('charts.csv.copyName')} onClick={() => void copyCsv(rows).then(setDone)}>
      {t(done ? 'charts.csv.done' : 'charts.csv.copy')}
    </Button>
  )
}
