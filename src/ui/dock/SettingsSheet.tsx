import { changeSettings, type Settings, TEXT_SIZES, type TextSize, THEMES, useSettings } from '../../store/settings.ts'
import { Choice } from '../start/Choice.tsx'
import { t } from '../text.ts'
import css from './Dock.module.css'

const choicesOf = <Id extends string>(setting: string, ids: readonly Id[]) =>
  ids.map((id) => ({ id, label: t(`app.settings.${setting}.${id}`) }))

export function SettingsSheet() {
  const settings = useSettings()
  return (
    <div className={css.settings}>
      <Choice<`${TextSize}`>
        legend={t('app.settings.textSize')}
        value={`${settings.textSize}`}
        onChange={(size) => changeSettings({ textSize: TEXT_SIZES.find((each) => `${each}` === size)! })}
        choices={TEXT_SIZES.map((size) => ({ id: `${size}` as const, label: t('app.settings.textSize.each', { size }) }))}
      />
      <p className="type-note">{t('app.settings.textSizeNote')}</p>
      <Choice<Settings['theme']>
        legend={t('app.settings.theme')}
        value={settings.theme}
        onChange={(theme) => changeSettings({ theme })}
        choices={choicesOf('theme', THEMES)}
      />
      <p className="type-note">{t('app.settings.themeNote')}</p>
      <Choice<Settings['handover']>
        legend={t('app.settings.handover')}
        value={settings.handover}
        onChange={(handover) => changeSettings({ handover })}
        choices={choicesOf('handover', ['banner', 'off'] as const)}
      />
      <p className="type-note">{t('app.settings.handoverNote')}</p>
      <Choice<Settings['confirm']>
        legend={t('app.settings.confirm')}
        value={settings.confirm}
        onChange={(confirm) => changeSettings({ confirm })}
        choices={choicesOf('confirm', ['full', 'few'] as const)}
      />
      <p className="type-note">{t('app.settings.confirmNote')}</p>
      <Choice<'on' | 'off'>
        legend={t('app.settings.follow')}
        value={settings.follow ? 'on' : 'off'}
        onChange={(value) => changeSettings({ follow: value === 'on' })}
        choices={choicesOf('follow', ['on', 'off'] as const)}
      />
      <p className="type-note">{t('app.settings.followNote')}</p>
      <Choice<'on' | 'off'>
        legend={t('app.settings.cards')}
        value={settings.cards ? 'on' : 'off'}
        onChange={(value) => changeSettings({ cards: value === 'on' })}
        choices={choicesOf('cards', ['on', 'off'] as const)}
      />
      <Choice<'on' | 'off'>
        legend={t('app.settings.keys')}
        value={settings.singleKeys ? 'on' : 'off'}
        onChange={(value) => changeSettings({ singleKeys: value === 'on' })}
        choices={choicesOf('keys', ['on', 'off'] as const)}
      />
      <p className="type-note">{t('app.settings.keysNote')}</p>
      <p className="type-note">{t('app.settings.motionNote')}</p>
    </div>
  )
}
