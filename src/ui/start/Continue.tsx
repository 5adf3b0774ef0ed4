import { useEffect, useState } from 'react'
import type { GameState, RulesetId } from '../../engine/index.ts'
import { notify } from '../../store/notify.ts'
import type { SavedGame } from '../../store/persistence/saved-games.ts'
import { powerInText, t } from '../../store/words.ts'
import { Guard } from '../Guard.tsx'
import { useInSight } from '../in-sight.ts'
import { lazyMapModule, lazyPanel } from '../lazy.tsx'
import { Button } from '../widgets/Button.tsx'
import line from '../widgets/Line.module.css'
import { Roundel } from '../widgets/Roundel.tsx'
import css from './Continue.module.css'
import { DeleteGame } from './DeleteGame.tsx'
import { gameCode, loadGameCode } from './game-code.ts'
import { cardTitle, recordText } from './opponent.ts'
import page from './StartPage.module.css'
import { whenText } from './when.ts'

const MiniMap = lazyPanel(
  lazyMapModule(() => import('./MiniMap.tsx').then((module) => module.MiniMap)),
  // As large as the map will be, so that nothing moves when it comes.
  { fallback: <Sea /> },
)

function Sea() {
  return <div className={css.sea} />
}

export async function continueGame(id: string): Promise<void> {
  const opened = await (await loadGameCode())?.openSavedGame(id)
  // A game that opens says itself what there is to say.
  if (opened?.ok === false) notify(opened.sentence, 'notice')
}

export async function exportKept(id: string): Promise<void> {
  const there = await loadGameCode()
  if (!there) return
  const save = await there.readSavedGame(id)
  if (save) there.download(save)
  else notify(t('app.storage.gone'), 'notice')
}

export async function deleteGame(id: string): Promise<void> {
  const deleted = await (await loadGameCode())?.removeSavedGame(id)
  if (deleted?.ok === false) notify(t(`app.storage.${deleted.problem}`), 'notice')
}

/** `games`: all that are kept, for the record against the same opponents. */
type Props = { kept: SavedGame | undefined; games: readonly SavedGame[]; ruleset: RulesetId; onChange: () => void }

/**
 * The game that was played last, as it stands on the map; with none, the opening of the ruleset that is chosen. On a phone that
 * stands below the edge of the window, and its map comes when somebody goes there.
 */
export function Continue({ kept, games, ruleset, onChange }: Props) {
  const [state, setState] = useState<GameState | null>(null)
  const { watched, seen } = useInSight()
  const id = kept?.id
  useEffect(() => {
    if (!seen) return undefined
    let current = true
    const show = async () => {
      const { savedPosition: keptPosition, createGame } = await gameCode.load()
      const shown = id ? await keptPosition(id) : createGame({ ruleset, seed: 'cover' })
      if (current) setState(shown)
    }
    // Until the rules have come, and where they cannot be had, the map is as it was printed.
    show().catch(() => undefined)
    return () => {
      current = false
    }
  }, [id, ruleset, seen])
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
      <div ref={watched} className={css.card} data-cover={kept ? undefined : ''}>
        {seen ? (
          <Guard key={id} instead={<MiniMap state={null} />}>
            <MiniMap state={state} />
          </Guard>
        ) : (
          <Sea />
        )}
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
                  winner: kept.winner ?? 'none',
                })}
              </p>
              <p className="type-note">
                {t('app.start.about', {
                  title: cardTitle(kept),
                  actions: kept.actions,
                  record: recordText(kept, games) ?? 'none',
                })}
              </p>
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
