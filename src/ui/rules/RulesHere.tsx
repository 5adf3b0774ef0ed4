import { useEffect } from 'react'
import { useUi } from '../../store/ui.ts'
import { t } from '../text.ts'
import { Button } from '../widgets/index.ts'
import { OpenRules } from './index.tsx'

/** Opens the rule book on pages without a table. */
export function RulesHere() {
  const open = useUi((ui) => ui.rule !== null)
  useEffect(() => () => useUi.getState().openRule(null), [])
  return (
    <>
      <Button icon="book" onClick={() => useUi.getState().openRule('')}>
        {t('app.menu.rules')}
      </Button>
      {open && <OpenRules />}
    </>
  )
}
