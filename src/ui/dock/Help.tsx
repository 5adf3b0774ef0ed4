import { useRegistry } from '../../store/commands.ts'
import { openLegend } from '../../store/legend.ts'
import { useSettings } from '../../store/settings.ts'
import { t } from '../text.ts'
import { Button } from '../widgets/index.ts'
import css from './Dock.module.css'
import { keyCaps } from './keys.ts'

const STEPS = ['purchase', 'move', 'combat', 'mobilize', 'income'] as const

/** How a turn goes, and every key that does something. */
export function Help() {
  const commands = useRegistry((registry) => registry.commands)
  const single = useSettings((settings) => settings.singleKeys)
  const listed = commands.filter((command) => command.keys && (single || !command.single))
  return (
    <div className={css.text}>
      <h2 className="type-title">{t('app.help.turn')}</h2>
      <ol className={css.steps}>
        {STEPS.map((step) => (
          <li key={step}>
            <b>{t(`app.phase.${step}`)}</b> {t(`app.help.${step}`)}
          </li>
        ))}
      </ol>
      <p>{t('app.help.why')}</p>
      <Button icon="legend" onClick={openLegend}>
        {t('app.command.key')}
      </Button>
      <h2 className="type-title">{t('app.help.keys')}</h2>
      <dl className={css.keys}>
        {listed.map((command) => (
          <div key={command.id}>
            <dt>{t(command.label)}</dt>
            <dd>
              {keyCaps(command.keys ?? '').map((cap) => (
                <kbd key={cap}>{cap}</kbd>
              ))}
            </dd>
          </div>
        ))}
        <div>
          <dt>{t('app.help.arrows')}</dt>
          <dd>
            <kbd>← ↑ → ↓</kbd>
          </dd>
        </div>
        <div>
          <dt>{t('app.help.round')}</dt>
          <dd>
            <kbd>N</kbd> <kbd>⇧ N</kbd>
          </dd>
        </div>
        <div>
          <dt>{t('app.help.home')}</dt>
          <dd>
            <kbd>Home</kbd>
          </dd>
        </div>
        <div>
          <dt>{t('app.help.enter')}</dt>
          <dd>
            <kbd>⏎</kbd>
          </dd>
        </div>
        <div>
          <dt>{t('spaces.help')}</dt>
          <dd>
            <kbd>← ↑ → ↓</kbd>
            <kbd>⏎</kbd>
          </dd>
        </div>
      </dl>
    </div>
  )
}
