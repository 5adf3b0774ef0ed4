import '../../content/words/help.ts'
import { PLACE_IDS } from '../../store/places.ts'
import { isSingle } from '../../store/settings/chord.ts'
import { allKeyLabels } from '../../store/settings/key-labels.ts'
import { KEY_IDS, KEYS, type KeyId, meaningOf } from '../../store/settings/keys.ts'
import { useSettings } from '../../store/settings/settings.ts'
import { t } from '../text.ts'
import { KeyCap } from '../widgets/index.ts'
import css from './Dock.module.css'

/** The table of keys by place. Disabled letter keys are left out, except those of focused widgets. */
export function KeyList() {
  const single = useSettings((settings) => settings.singleKeys)
  const works = (id: KeyId) => single || OWN.has(KEYS[id].place) || !KEYS[id].keys.every(isSingle)
  // Places with the same name share a heading.
  const names = [...new Set(PLACE_IDS.map((place) => t(`shortcuts.place.${place}`)))]
  return names.map((name) => {
    const rows = KEY_IDS.filter((id) => t(`shortcuts.place.${KEYS[id].place}`) === name && works(id))
    return rows.length === 0 ? null : (
      <section key={name} aria-label={name}>
        <h3 className="type-caption">{name}</h3>
        <dl className={css.keys}>
          {rows.map((id) => (
            <div key={id}>
              <dt>{t(`shortcuts.${meaningOf(id)}`)}</dt>
              <dd>
                {allKeyLabels(id).map((each) => (
                  <KeyCap key={each} letter>
                    {each}
                  </KeyCap>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      </section>
    )
  })
}

const OWN: ReadonlySet<string> = new Set(['map', 'count', 'spaces', 'agree'])
