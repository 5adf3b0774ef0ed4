import { useCallback, useEffect, useState } from 'react'
import { type Kept, type KeptGames, keptGames } from '../../store/kept.ts'
import { useOffline } from '../../store/offline.ts'
import { useUi } from '../../store/ui.ts'
import { t } from '../../store/words.ts'
import { later } from '../later.tsx'
import { OpenSettings } from '../settings/OpenSettings.tsx'
import { Continue } from './Continue.tsx'
import { Differences } from './Differences.tsx'
import { FirstGame } from './FirstGame.tsx'
import { NewGame } from './NewGame.tsx'
import { NewVersion } from './NewVersion.tsx'
import { Notice } from './Notice.tsx'
import { OpenFile } from './OpenFile.tsx'
import { Roster } from './Roster.tsx'
import { RULESETS } from './rulesets.ts'
import css from './StartPage.module.css'
import { useDroppedFiles } from './useOpenFile.tsx'
import { OpenDesk, OpenLearn } from './WaysOn.tsx'
import { works } from './works.ts'

/** Below what one comes for. */
const Beneath = later(() => import('./Beneath.tsx').then((module) => module.Beneath), { silent: true })

/** Adds what records of older versions lack. False: no record was changed. */
async function renewOld(games: readonly Kept[]): Promise<boolean> {
  const old = games.filter(({ players }) => players === undefined)
  if (old.length === 0) return false
  try {
    const { renewAbout } = await works.load()
    return (await Promise.all(old.map(renewAbout))).includes(true)
  } catch {
    // The rules could not be fetched: the old records stay as they are.
    return false
  }
}

/** Everything there is to do without a game: go on with one, begin one, open one. */
export function StartPage() {
  const [ruleset, setRuleset] = useState(() => RULESETS[0]!)
  const [kept, setKept] = useState<KeptGames | null>(null)
  const whole = useOffline((offline) => offline.whole)
  const refresh = useCallback(async () => {
    const games = await keptGames()
    setKept(games.ok ? games.value : { games: [], unread: [] })
    if (!games.ok) useUi.getState().setNotice(t(`app.storage.${games.problem}`))
    else if (await renewOld(games.value.games)) setKept(await keptGames().then((again) => (again.ok ? again.value : games.value)))
  }, [])
  useEffect(() => {
    void refresh()
  }, [refresh])
  useDroppedFiles()
  const latest = kept?.games[0]
  return (
    <main className={css.page}>
      <div className={css.sheet}>
        <header className={css.head}>
          <h1 className="type-product">{t('app.product')}</h1>
          <p>{t('app.start.motto')}</p>
          <OpenLearn />
          <OpenDesk />
          <OpenSettings />
        </header>
        <NewVersion />
        <Notice at="page" />
        <div className={css.columns}>
          <div className={css.left} data-cover={latest ? undefined : ''}>
            {kept && !latest && <FirstGame />}
            {kept && <Continue kept={latest} games={kept.games} ruleset={ruleset.id} onChange={refresh} />}
            {latest && <FirstGame />}
            <Beneath kept={kept} onChange={refresh} />
          </div>
          <div className={css.right}>
            <NewGame ruleset={ruleset} onRuleset={setRuleset} />
            <OpenFile />
          </div>
        </div>
        <Differences chosen={ruleset.id} />
        <footer className={css.foot}>
          <p>
            {t('app.start.offline', { whole: whole ? 'yes' : 'no' })} <a href="./licences.html">{t('app.start.licences')}</a>
          </p>
          <Roster />
        </footer>
      </div>
    </main>
  )
}
