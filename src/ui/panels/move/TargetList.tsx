import { useMemo } from 'react'
import type { SpaceId } from '../../../engine/index.ts'
import { isSea } from '../../../planning/board.ts'
import type { Selection } from '../../../planning/selection.ts'
import { isPicked } from '../../../planning/selection.ts'
import type { Target, Targets } from '../../../planning/target.ts'
import { useUi } from '../../../store/ui.ts'
import { spaceName, t } from '../../text.ts'
import { Glyph } from '../../widgets/index.ts'
import { Section } from '../shared/parts.tsx'
import { goTo } from './act.ts'
import { aimTitle } from './forecast.ts'
import css from './MovePanel.module.css'
import { markOf } from './marks.ts'

type Props = { selection: Selection; targets: Targets; aimed: SpaceId | null }

const FIRST = ['attack', 'contested', 'minor', 'neutral', 'land', 'load', 'mined', 'sail', 'reinforce']
const inOrder = (a: Target, b: Target) =>
  FIRST.indexOf(a.class) - FIRST.indexOf(b.class) ||
  spaceName(a.space).localeCompare(spaceName(b.space), undefined, { numeric: true })

/** How many territories a march goes; 1 for all that is no march. */
const stepsOf = (target: Target): number =>
  target.kind === 'move' && !target.path.some(isSea) && target.marches ? target.path.length : 1

const whatOf = (target: Target): string => {
  const n = stepsOf(target)
  return n > 1 ? t('panels.move.what', { what: aimTitle(target), n }) : aimTitle(target)
}

/** Every lit space as a button, so that the map is not the only way to go there. */
export function TargetList({ selection, targets, aimed }: Props) {
  const setAim = useUi((ui) => ui.setAim)
  // The mouse passes over many targets without changing them.
  const list = useMemo(() => Object.values(targets).sort(inOrder), [targets])
  return (
    <Section title={t('panels.move.targets')} aside={list.length > 0 ? list.length : undefined}>
      {list.length === 0 ? (
        <p className={css.none}>{t(isPicked(selection) ? 'panels.move.noTargets' : 'panels.move.pickSome')}</p>
      ) : (
        <div className={css.targets}>
          {list.map((target) => (
            <button
              key={target.space}
              type="button"
              className={css.target}
              data-aimed={target.space === aimed || undefined}
              aria-label={t('panels.move.goTo', { space: spaceName(target.space), what: whatOf(target) })}
              onFocus={() => setAim(target.space)}
              onMouseEnter={() => setAim(target.space)}
              onMouseLeave={() => setAim(null)}
              onClick={() => goTo(target)}
            >
              <Glyph name={markOf(target.class)} size={16} />
              {spaceName(target.space)}
              {stepsOf(target) > 1 && <small>{t('panels.move.steps', { n: stepsOf(target) })}</small>}
            </button>
          ))}
        </div>
      )}
    </Section>
  )
}
