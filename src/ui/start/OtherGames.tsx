import { forgetGame, type Kept } from '../../store/autosave.ts'
import { powerAdjective, t } from '../text.ts'
import { Button } from '../widgets/index.ts'
import line from '../widgets/Line.module.css'
import { continueGame, exportKept } from './Continue.tsx'
import { DeleteGame } from './DeleteGame.tsx'
import css from './OtherGames.module.css'
import page from './StartPage.module.css'
import { whenText } from './when.ts'

export function OtherGames({ games, onChange }: { games: readonly Kept[]; onChange: () => void }) {
  const forget = async (id: string) => {
    await forgetGame(id)
    onChange()
  }
  return (
    <section aria-label={t('app.start.others')}>
      <div className={`${line.ends} ${page.caption}`}>
        <h2 className="type-caption">{t('app.start.others')}</h2>
      </div>
      <ul className={css.list}>
        {games.map((game) => (
          <li key={game.id} className={css.row}>
            <button type="button" className={css.game} onClick={() => void continueGame(game.id)}>
              <b>{game.title}</b>
              <small>
                {t('app.start.turnOf', { round: game.round, power: powerAdjective(game.power), over: game.over ? 'yes' : 'no' })}
              </small>
            </button>
            <span className={css.when}>
              <span>{t('app.start.players', { count: game.people.length })}</span>
              <span>{whenText(game.savedAt)}</span>
            </span>
            <Button
              variant="quiet"
              icon="out"
              aria-label={t('app.start.exportNamed', { title: game.title })}
              onClick={() => void exportKept(game.id)}
            />
            <DeleteGame variant="quiet" title={game.title} onDelete={() => void forget(game.id)} />
          </li>
        ))}
      </ul>
    </section>
  )
}
