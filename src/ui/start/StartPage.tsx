import { useCallback, useEffect, useRef, useState } from 'react'
import { notify } from '../../store/notify.ts'
import { useOffline } from '../../store/persistence/offline.ts'
import { readSavedGames, type SavedGame, type SavedGames } from '../../store/persistence/saved-games.ts'
import { t } from '../../store/words.ts'
import { OpenSettings } from '../settings/OpenSettings.tsx'
import { Glyph } from '../widgets/Glyph.tsx'
import { Beneath } from './Beneath.tsx'
import { Continue } from './Continue.tsx'
import { Differences } from './Differences.tsx'
import { FirstGame } from './FirstGame.tsx'
import { gameCode } from './game-code.ts'
import { NewGame } from './NewGame.tsx'
import { NewVersion } from './NewVersion.tsx'
import { Notice } from './Notice.tsx'
import { OpenFile } from './OpenFile.tsx'
import { PasteGame } from './PasteGame.tsx'
import { PhoneWays, type StartStep } from './PhoneWays.tsx'
import { Roster } from './Roster.tsx'
import { RULESETS } from './rulesets.ts'
import css from './StartPage.module.css'
import { useDroppedFiles } from './useOpenFile.tsx'
import { OpenDesk, OpenLearn } from './WaysOn.tsx'

/** From a step of a phone's start page back to its front; it takes the focus, because what was pressed is gone. */
function ToFront({ step, onFront }: { step: StartStep; onFront: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a step
  useEffect(() => {
    button.current?.focus()
    button.current?.scrollIntoView({ block: 'nearest' })
  }, [step])
  return (
    <button ref={button} type="button" className={css.toFront} onClick={onFront}>
      <Glyph name="chev" size={16} />
      {t('app.start.front')}
    </button>
  )
}

/** Adds what records of older versions lack. False: no record was changed. */
async function renewOld(games: readonly SavedGame[]): Promise<boolean> {
  const old = games.filter(({ players }) => players === undefined)
  if (old.length === 0) return false
  try {
    const { refreshDescription } = await gameCode.load()
    return (await Promise.all(old.map(refreshDescription))).includes(true)
  } catch {
    // The rules could not be fetched: the old records stay as they are.
    return false
  }
}

/** Everything there is to do without a game: go on with one, begin one, open one. */
export function StartPage() {
  const [ruleset, setRuleset] = useState(() => RULESETS[0]!)
  const [step, setStep] = useState<StartStep>('front')
  const [kept, setKept] = useState<SavedGames | null>(null)
  const whole = useOffline((offline) => offline.whole)
  const refresh = useCallback(async () => {
    const games = await readSavedGames()
    setKept(games.ok ? games.value : { games: [], unread: [] })
    if (!games.ok) notify(t(`app.storage.${games.problem}`), 'notice')
    else if (await renewOld(games.value.games))
      setKept(await readSavedGames().then((again) => (again.ok ? again.value : games.value)))
  }, [])
  useEffect(() => {
    void refresh()
  }, [refresh])
  useDroppedFiles()
  const latest = kept?.games[0]
  return (
    <main className={css.page}>
      <div className={css.sheet} data-step={step} data-pending={kept ? undefined : ''}>
        <header className={css.head}>
          <h1 className="type-product">{t('app.product')}</h1>
          <p>{t('app.start.motto')}</p>
          <OpenLearn />
          <OpenDesk />
          <OpenSettings />
        </header>
        <NewVersion />
        <Notice at="page" />
        {step !== 'front' && <ToFront step={step} onFront={() => setStep('front')} />}
        <div className={css.columns}>
          <div className={css.left} data-cover={latest ? undefined : ''}>
            {kept && !latest && <FirstGame />}
            {kept && <Continue kept={latest} games={kept.games} ruleset={ruleset.id} onChange={refresh} />}
            {latest && <FirstGame />}
            <p className={css.sentence}>{t('app.start.sentence')}</p>
            <nav className={css.ways} aria-label={t('app.start.ways')}>
              <PhoneWays others={Math.max(0, (kept?.games.length ?? 0) - 1) + (kept?.unread.length ?? 0)} onStep={setStep} />
            </nav>
            <Beneath kept={kept} onChange={refresh} areWarsOpen={step === 'wars'} />
          </div>
          <div className={css.right}>
            <NewGame ruleset={ruleset} onRuleset={setRuleset} />
            <div className={css.device}>
              <OpenFile />
              {step === 'device' && <PasteGame />}
            </div>
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
