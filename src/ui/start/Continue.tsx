import { useEffect, useState } from 'react'
import { createGame, type GameState, type RulesetId } from '../../engine/index.ts'
import { forgetGame, type Kept, keptPosition, keptSave, openKept } from '../../store/autosave.ts'
import { withShapes } from '../../store/shapes.ts'
import { useUi } from '../../store/ui.ts'
import { Guard } from '../Guard.tsx'
import { later } from '../later.tsx'
import { powerInText, t } from '../text.ts'
import { Button, Roundel } from '../widgets/index.ts'
import line from '../widgets/Line.module.css'
import css from './Continue.module.css'
import { DeleteGame } from './DeleteGame.tsx'
import { download } from './files.ts'
import page from './StartPage.module.css'
import { whenText } from './when.ts'

const MiniMap = later(() => withShapes(() => import('./MiniMap.tsx')).then((module) => module.MiniMap))

export async function continueGame(id: string): Promise<void> {
  const opened = await openKept(id)
  // A game that opens says itself what there is to say.
  if (!opened.ok) useUi.getState().setNotice(opened.sentence)
}

export async function exportKept(id: string): Promise<void> {
  const save = await keptSave(id)
  if (save) download(save)
  else useUi.getState().setNotice(t('app.storage.gone'))
}

export async function deleteGame(id: string): Promise<void> {
  const deleted = await forgetGame(id)
  if (!deleted.ok) useUi.getState().setNotice(t(`app.storage.${deleted.problem}`))
}

type Props = { kept: Kept | undefined; ruleset: RulesetId; onChange: () => void }

/** The game that was played last, as it stands on the map; with none, the opening of the ruleset that is chosen. */
export function Continue({ kept, ruleset, onChange }: Props) {
  const [state, setState] = useState<GameState | null>(null)
  const id = kept?.id
  useEffect(() => {
    let current = true
    const show = async () => {
      const shown = id ? await keptPosition(id) : createGame({ ruleset, seed: 'cover' })
      if (current) setState(shown)
    }
    void show()
    return () => {
      current = false
    }
  }, [id, ruleset])
  const forget = async () => {
    if (!id) return
    await deleteGame(id)
    onChange()
  }
  return (
    <section aria-label={t(kept ? 'app.start.continue' : 'app.start.cover')}>
      <div className={`${line.ends} ${page.caption}`}>
        <h2 className="type-caption">{t(kept ? 'app.start.continue' : 'app.start.cover')}</h2>
        {kept && <span className="type-note">{t('app.start.savedHere', { when: whenText(kept.savedAt) })}</span>}
      </div>
      <div className={css.card} data-cover={kept ? undefined : ''}>
        <Guard key={id} instead={<MiniMap state={null} />}>
          <MiniMap state={state} />
        </Guard>
        {kept && (
          <div className={css.bar} data-power={kept.power}>
            <Roundel power={kept.power} size={32} />
            <div className={css.words}>
              <p className="type-option">
                {t('app.start.standing', {
                  round: kept.round,
                  power: powerInText(kept.power),
                  phase: kept.phase,
                  over: kept.over ? 'yes' : 'no',
                })}
              </p>
              <p className="type-note">{t('app.start.about', { title: kept.title, actions: kept.actions })}</p>
            </div>
            <DeleteGame title={kept.title} onDelete={() => void forget()} />
            <Button
              icon="out"
              aria-label={t('app.start.export')}
              title={t('app.start.export')}
              onClick={() => void exportKept(kept.id)}
            />
            <button type="button" className={css.go} onClick={() => void continueGame(kept.id)}>
              {t('app.start.resume')}
            </button>
          </div>
        )}
      </div>
    </section>
  )
}
