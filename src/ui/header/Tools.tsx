import { useState } from 'react'
import { checkAction, dataOf, type GameState, type RuleError } from '../../engine/index.ts'
import { latest } from '../../memo.ts'
import { useGame } from '../../store/game.ts'
import { useMustDecide } from '../../store/selectors.ts'
import { useSettings } from '../../store/settings.ts'
import { useUi } from '../../store/ui.ts'
import { fetched, useArrived } from '../later.tsx'
import { powerAdjective, powerInText, t } from '../text.ts'
import { Button, Dialog, KeyCap } from '../widgets/index.ts'
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

const DECLARE = { type: 'declare-submarine-warfare' } as const

const whyNot = latest((game: GameState | null): RuleError | null => (game ? checkAction(game, DECLARE) : null))
/** Why Germany cannot declare it now; null when it can. The reference changes only with the game. */
export const useWhyNoDeclaration = (): RuleError | null => useGame(({ game }) => whyNot(game))

/** What comes of it, from the facts of the game. */
export function whatDeclaring(game: GameState): string {
  const { convoys, submarineWarfare } = dataOf(game)
  if (!convoys) {
    const { borne } = submarineWarfare
    return borne ? t('app.declare.borne', { n: borne.loss }) : t('app.declare.text')
  }
  const { by, damage, bringsIn, unrestrictedFrom } = convoys
  return t('app.declare.convoys', {
    adjective: powerAdjective(by),
    before: Math.max(...damage.restricted),
    after: Math.max(...damage.unrestricted),
    power: powerInText(bringsIn),
    round: unrestrictedFrom,
  })
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
