import type { PowerId } from '../../engine/index.ts'
import { useControls } from '../../store/computer/controls.ts'
import { useComputerPace } from '../../store/computer/pacing.ts'
import { useGame } from '../../store/game/table.ts'
import { changeSettings, PACES, STOPS, useSettings } from '../../store/settings/settings.ts'
import { Choice } from '../start/Choice.tsx'
import { t } from '../text.ts'
import { Button, PrimaryButton } from '../widgets/index.ts'
import css from './Watch.module.css'

/** Controls of the computer: speed, step, pause and take over. Always in the same place. */
export function Pace({ power }: { power: PowerId }) {
  const pace = useComputerPace()
  const stopAfter = useSettings((settings) => settings.stopAfter)
  const handOver = useGame((store) => store.handOver)
  const { paused, pause, resume, step } = useControls()
  const byStep = pace === 'step'
  return (
    <div className={css.foot}>
      <Choice
        legend={t('computer.pace')}
        value={pace}
        onChange={(id) => changeSettings({ pace: id })}
        choices={PACES.map((id) => ({ id, label: t(`computer.pace.${id}`) }))}
      />
      <Choice
        legend={t('computer.stop')}
        value={stopAfter}
        onChange={(id) => changeSettings({ stopAfter: id })}
        choices={STOPS.map((id) => ({ id, label: t(`computer.stop.${id}`), name: t(`computer.stop.${id}Name`) }))}
      />
      <div className={css.buttons}>
        <Button onClick={() => handOver(power, null)}>{t('computer.takeOver')}</Button>
        {!byStep && <Button onClick={step}>{t('computer.next')}</Button>}
        <PrimaryButton power={power} onPress={byStep ? step : paused ? resume : pause}>
          {t(byStep ? 'computer.next' : paused ? 'computer.goOn' : 'computer.pause')}
        </PrimaryButton>
      </div>
    </div>
  )
}
