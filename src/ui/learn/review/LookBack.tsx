import '../../../content/words/play.ts'
import { useEffect } from 'react'
import type { Remark } from '../../../learn/review/index.ts'
import { notify } from '../../../store/notify.ts'
import { useCommands } from '../../../store/settings/commands.ts'
import { closeTurnReview, openTurnReview, showRemark, useTurnReview } from '../../../store/view/turn-review.ts'
import { PhasePanel } from '../../panels/shared/parts.tsx'
import { pointing } from '../../pointing.ts'
import { powerAtStart, t } from '../../text.ts'
import ends from '../../widgets/DockHead.module.css'
import { Button, KeyCap, PrimaryButton, RuleTag } from '../../widgets/index.ts'
import past from '../../widgets/Past.module.css'
import css from './LookBack.module.css'
import { costText, remarkText } from './words.ts'

const faces = { Dock: LookBack, Band: PastBand }

export const openLookBack = (): void => openTurnReview(faces)

const there = (at: number): void => showRemark(at, faces)
const toList = (): void => showRemark(null, faces)
/** Esc goes from the position to the list, then to the table. */
const back = (): void => (useTurnReview.getState().at === null ? closeTurnReview() : toList())
const COMMANDS = [{ id: 'review.back', key: 'back' as const, priority: 5, run: back }]

/** Replaces the orders: up to three remarks on the last turn, with links. */
export function LookBack() {
  const { turn, remarks, at } = useTurnReview()
  useCommands(COMMANDS)
  const shown = at === null ? undefined : remarks[at]
  const words = shown ? remarkText(shown) : remarks.map(remarkText).join(' ')
  const said = words || t('review.none')
  useEffect(() => notify(said, 'polite'), [said])
  const whose = turn
    ? t('review.turn', { power: powerAtStart(turn.power), round: turn.entries[0]!.before.flow.round })
    : t('review.label')
  return (
    <PhasePanel
      label={t('review.label')}
      foot={<PrimaryButton onPress={back}>{t(shown ? 'review.toList' : 'review.toGame')}</PrimaryButton>}
    >
      <div className={`${ends.head} ${shown ? past.past : ''}`}>
        <h2 className="type-title">{whose}</h2>
        <Button variant="quiet" onClick={back}>
          {t('review.close')} <KeyCap silent>Esc</KeyCap>
        </Button>
      </div>
      <div className={css.card}>
        <p className="type-caption">{t('review.label')}</p>
        {remarks.length === 0 && <p>{t(turn ? 'review.none' : 'review.noTurn')}</p>}
        <ul className={css.list}>
          {remarks.map((remark, i) => (
            <li key={`${remark.id} ${remark.entry} ${remark.spaces[0]}`} data-shown={i === at || undefined}>
              <Told remark={remark} />
              <Button onClick={() => (i === at ? toList() : there(i))} aria-pressed={i === at} {...pointing(remark.spaces)}>
                {t('review.go')}
              </Button>
            </li>
          ))}
        </ul>
        {remarks.length > 0 && <p className={css.note}>{t('review.note')}</p>}
      </div>
    </PhasePanel>
  )
}

function Told({ remark }: { remark: Remark }) {
  return (
    <div className={css.told}>
      <p className={css.sentence}>{remarkText(remark)}</p>
      <p className={css.of}>
        <RuleTag rule={remark.rule} /> {remark.cost > 0 && <span>{costText(remark)}</span>}
      </p>
    </div>
  )
}

/** A band over the map while it shows the past. */
export function PastBand() {
  const { turn, remarks, at } = useTurnReview()
  const entry = turn?.entries[remarks[at ?? -1]?.entry ?? -1]
  if (!turn || !entry) return null
  const { round, phase } = entry.before.flow
  return (
    <section className={`${past.band} ${css.band}`} aria-label={t('review.past')}>
      <p>
        <b>{t('review.moment', { power: powerAtStart(turn.power), round, phase })}</b> {t('review.only')}
      </p>
      <Button onClick={toList}>
        {t('review.return')} <KeyCap silent>Esc</KeyCap>
      </Button>
    </section>
  )
}
