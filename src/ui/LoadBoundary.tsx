import { Component, type ReactNode } from 'react'
import { useGame } from '../store/game/table.ts'
import { t } from '../store/words.ts'
import css from './LoadBoundary.module.css'
import button from './widgets/Button.module.css'

/** A chunk that could not be loaded. */
export class LoadError extends Error {}

type Props = {
  /** How often loading failed before. */
  failures: number
  /** Shows nothing instead of a retry button. */
  silent: boolean
  onRetry: () => void
  children: ReactNode
}

/** Catches chunks that could not be loaded. All other errors go on to the error boundary of the page. */
export class LoadBoundary extends Component<Props, { error: unknown }> {
  override state: { error: unknown } = { error: null }

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error }
  }

  override render() {
    const { failures, silent, onRetry, children } = this.props
    const { error } = this.state
    if (error === null) return children
    if (!(error instanceof LoadError)) throw error
    return silent ? null : <Retry failures={failures + 1} onRetry={onRetry} />
  }
}

/** After two failures a newer version of the page may have replaced the chunk. Reloading is offered where no game is lost by it. */
function Retry({ failures, onRetry }: { failures: number; onRetry: () => void }) {
  const playing = useGame((store) => store.game !== null)
  const saved = useGame((store) => store.autosave.state === 'saved')
  const canReload = failures > 1 && (saved || !playing)
  const plain = `${button.button} ${button.plain}`
  return (
    <div className={css.missing} role="alert">
      <p>{t('app.missing.text', { renew: canReload ? 'yes' : 'no', playing: playing ? 'yes' : 'no' })}</p>
      <div className={css.buttons}>
        <button type="button" className={plain} onClick={onRetry}>
          {t('app.error.again')}
        </button>
        {canReload && (
          <button type="button" className={plain} onClick={() => location.reload()}>
            {t('app.missing.reload')}
          </button>
        )}
      </div>
    </div>
  )
}
