import { useRegistry } from '../../store/commands.ts'
import { openLegend } from '../../store/legend.ts'
import { useSettings } from '../../store/settings.ts'
import { useUi } from '../../store/ui.ts'
import { t } from '../text.ts'
import { Button, KeyCap } from '../widgets/index.ts'
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
      <Button icon="book" onClick={() => useUi.getState().setSheet('rules')}>
        {t('app.menu.rules')}
      </Button>
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
                <KeyCap key={cap} letter>
                  {cap}
                </KeyCap>
              ))}
            </dd>
          </div>
        ))}
        <div>
          <dt>{t('app.help.arrows')}</dt>
          <dd>
            <KeyCap letter>← ↑ → ↓</KeyCap>
          </dd>
        </div>
        <div>
          <dt>{t('app.help.round')}</dt>
          <dd>
            <KeyCap letter>N</KeyCap> <KeyCap letter>⇧ N</KeyCap>
          </dd>
        </div>
        <div>
          <dt>{t('app.help.home')}</dt>
          <dd>
            <KeyCap letter>Home</KeyCap>
          </dd>
        </div>
        <div>
          <dt>{t('app.help.enter')}</dt>
          <dd>
            <KeyCap letter>⏎</KeyCap>
          </dd>
        </div>
        <div>
          <dt>{t('spaces.help')}</dt>
          <dd>
            <KeyCap letter>← ↑ → ↓</KeyCap>
            <KeyCap letter>⏎</KeyCap>
          </dd>
        </div>
      </dl>
    </div>
  )
}
