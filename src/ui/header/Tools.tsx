import { useState } from 'react'
import { useGame } from '../../store/game.ts'
import { useMustDecide } from '../../store/selectors.ts'
import { useSettings } from '../../store/settings.ts'
import { useUi } from '../../store/ui.ts'
import { fetched, useArrived } from '../later.tsx'
import { t } from '../text.ts'
import { Button, Dialog, KeyCap } from '../widgets/index.ts'
import { DECLARE, useWhyNoDeclaration, whatDeclaring } from './declaration.ts'
import css from './Header.module.css'

const menu = fetched(() => import('./Menu.tsx').then((module) => module.Menu))

/** The gear. What it opens comes with the rest, or when it is pressed. */
function Menu(props: { onDeclare: () => void }) {
  const Real = useArrived(menu)
  const [pressed, setPressed] = useState(false)
  if (Real) return <Real {...props} defaultOpen={pressed} />
  const press = () => {
    setPressed(true)
    void menu.load().catch(() => setPressed(false))
  }
  const name = t('app.menu.label')
  // Half a press counts: its other half may fall on the button that has taken this one's place.
  return <Button variant="quiet" icon="gear" aria-label={name} title={name} onPointerDown={press} onClick={press} />
}

export function Tools() {
  const setSheet = useUi((ui) => ui.setSheet)
  const keys = useSettings((settings) => settings.singleKeys)
  const dispatch = useGame((store) => store.dispatch)
  const confirm = useSettings((settings) => settings.confirm)
  const why = useWhyNoDeclaration()
  const german = useMustDecide() === 'germany'
  const [asking, setAsking] = useState(false)
  const what = useGame(({ game }) => (game ? whatDeclaring(game) : ''))
  const declare = () => dispatch(DECLARE)
  return (
    <div className={css.tools}>
      {why === null && german && (
        <Button
          variant="quiet"
          className={css.declare ?? ''}
          icon="submarine"
          iconSize={24}
          aria-label={t('app.declare.name')}
          title={t('app.declare.name')}
          onClick={confirm === 'full' ? () => setAsking(true) : declare}
        />
      )}
      <Button variant="quiet" icon="find" aria-label={t('app.tools.find')} onClick={() => setSheet('find')}>
        <span className={css.toolWord}>{t('app.tools.find')}</span>
        {keys && (
          <KeyCap letter silent className={css.toolKey}>
            /
          </KeyCap>
        )}
      </Button>
      <Button variant="quiet" icon="why" aria-label={t('app.tools.help')} onClick={() => setSheet('help')}>
        <span className={css.toolWord}>{t('app.tools.help')}</span>
        {keys && (
          <KeyCap letter silent className={css.toolKey}>
            ?
          </KeyCap>
        )}
      </Button>
      <Menu onDeclare={confirm === 'full' ? () => setAsking(true) : declare} />
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title={t('app.declare.title')}
        description={what}
        confirm={t('app.declare.confirm')}
        onConfirm={declare}
      />
    </div>
  )
}
