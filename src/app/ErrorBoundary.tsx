import { Component, type ReactNode } from 'react'
import { useGame } from '../store/game/table.ts'
import { confirmIfUnsaved } from '../store/persistence/unsaved-guard.ts'
import { t } from '../store/words.ts'
import { gameCode } from '../ui/start/game-code.ts'
import { Button } from '../ui/widgets/Button.tsx'
import { forgetAddress } from './address.ts'
import css from './ErrorBoundary.module.css'

type State = { failed: Error | null }

/** When a part of the page breaks, the game itself is still whole: it can be saved, and drawn anew. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failed: null }

  static getDerivedStateFromError(failed: Error): State {
    return { failed }
  }

  override render() {
    const { failed } = this.state
    if (!failed) return this.props.children
    const playing = useGame.getState().start !== null
    const leave = () => {
      useGame.getState().leave()
      // Whoever watches the address is gone with the page that broke.
      forgetAddress()
      this.setState({ failed: null })
    }
    return (
      <main className={css.page} role="alert">
        <h1 className="type-title">{t('app.error.title')}</h1>
        <p>{t(playing ? 'app.error.text' : 'app.error.textStart')}</p>
        <div className={css.buttons}>
          {playing && (
            <Button icon="out" onClick={() => gameCode.loaded()?.saveFile()}>
              {t('app.menu.save')}
            </Button>
          )}
          <Button onClick={() => this.setState({ failed: null })}>{t('app.error.again')}</Button>
          {playing && <Button onClick={() => confirmIfUnsaved(leave)}>{t('app.menu.leave')}</Button>}
        </div>
        <details>
          <summary>{t('app.error.details')}</summary>
          <pre>{failed.stack ?? failed.message}</pre>
        </details>
      </main>
    )
  }
}
