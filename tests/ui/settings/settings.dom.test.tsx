import { fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { useSettings } from '../../../src/store/settings/settings.ts'
import { OpenSettings } from '../../../src/ui/settings/OpenSettings.tsx'
import { SettingsList } from '../../../src/ui/settings/SettingsList.tsx'
import { SETTING_GROUPS, type Shown, WAYS } from '../../../src/ui/settings/shown.ts'
import { hasText, t } from '../../../src/ui/text.ts'

const KEY = 'contested-1914:settings'
const names = Object.keys(WAYS) as Shown[]

afterEach(() => {
  localStorage.clear()
  useSettings.setState(useSettings.getInitialState())
})

describe('the settings', () => {
  it('every one stands in one group', () => {
    expect(Object.values(SETTING_GROUPS).flat().toSorted()).toEqual(names.toSorted())
  })

  it.each(names)('%s has a name, a sentence, and a word for each choice', (name) => {
    for (const id of [name, `${name}Note`, ...WAYS[name].choices.map((choice) => `${name}.${choice}`)])
      expect(hasText(`app.settings.${id}`), id).toBe(true)
    expect(t(`app.settings.${name}Note`)).toMatch(/[.]$/)
  })

  it.each(names)('%s can be given each of its choices, which holds at once and is kept', (name) => {
    render(<SettingsList />)
    const group = screen.getByRole('group', { name: t(`app.settings.${name}`) })
    const { choices, of } = WAYS[name]
    const seen = new Set<unknown>()
    const another = choices.find((choice) => choice !== of(useSettings.getState()))!
    for (const choice of [another, ...choices]) {
      const radio = within(group).getByRole<HTMLInputElement>('radio', { name: t(`app.settings.${name}.${choice}`) })
      fireEvent.click(radio)
      expect(radio.checked).toBe(true)
      expect(of(useSettings.getState())).toBe(choice)
      expect(JSON.parse(localStorage.getItem(KEY)!)[name]).toEqual(useSettings.getState()[name])
      seen.add(useSettings.getState()[name])
    }
    expect(seen.size).toBe(choices.length)
  })

  it('are found under their name on the start page, and closed again', async () => {
    render(<OpenSettings />)
    fireEvent.click(screen.getByRole('button', { name: 'Settings' }))
    const box = await screen.findByRole('dialog', { name: 'Settings' })
    expect(within(box).getByRole('group', { name: 'Size of the text' })).toBeTruthy()
    fireEvent.click(within(box).getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
