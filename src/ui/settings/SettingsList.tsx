import { Fragment } from 'react'
import { replaced } from '../../polyfills.ts'
import { changeSettings, useSettings } from '../../store/settings/settings.ts'
import { Choice } from '../start/Choice.tsx'
import { t } from '../text.ts'
import { CoachSetting } from './CoachSetting.tsx'
import { LossesFirst } from './LossesFirst.tsx'
import css from './Settings.module.css'
import { SETTING_GROUPS, type Shown, WAYS } from './shown.ts'

/** All settings of this device, each with a description. A choice applies immediately. */
export function SettingsList() {
  return (
    <div className={css.list}>
      {replaced.has('localStorage') && <p role="note">{t('app.settings.notKept')}</p>}
      {Object.entries(SETTING_GROUPS).map(([group, names]) => (
        <section key={group} className={css.group} aria-label={t(`app.settings.group.${group}`)}>
          <h3 className="type-caption">{t(`app.settings.group.${group}`)}</h3>
          {names.map((name) => (
            <Fragment key={name}>
              <Setting name={name} />
              {name === 'handover' && <CoachSetting />}
              {name === 'losses' && <LossesFirst />}
            </Fragment>
          ))}
        </section>
      ))}
    </div>
  )
}

function Setting({ name }: { name: Shown }) {
  const { choices, of, change } = WAYS[name]
  const value = useSettings(of)
  const labels = choices.map((id) => ({ id, label: t(`app.settings.${name}.${id}`) }))
  return (
    <div className={css.setting}>
      <Choice
        legend={t(`app.settings.${name}`)}
        value={value}
        onChange={(choice) => changeSettings(change(choice))}
        choices={labels}
      />
      <p className="type-note">{t(`app.settings.${name}Note`)}</p>
    </div>
  )
}
