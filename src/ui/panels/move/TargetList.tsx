import { useMemo, useRef, useState } from 'react'
import { LANGUAGE } from '../../../content/language.ts'
import type { SpaceId } from '../../../engine/index.ts'
import { isSea } from '../../../planning/board.ts'
import type { Selection } from '../../../planning/selection.ts'
import { isPicked } from '../../../planning/selection.ts'
import type { Target, Targets } from '../../../planning/target.ts'
import { useUi } from '../../../store/ui.ts'
import { spaceName, t } from '../../text.ts'
import { Glyph } from '../../widgets/index.ts'
import { Section } from '../shared/parts.tsx'
import { aimAt, goTo } from './act.ts'
import { aimTitle } from './forecast.ts'
import css from './MovePanel.module.css'
import { markOf } from './marks.ts'

type Props = { selection: Selection; targets: Targets; aimed: SpaceId | null }

const FIRST = ['attack', 'contested', 'minor', 'neutral', 'land', 'load', 'mined', 'sail', 'reinforce']
const inOrder = (a: Target, b: Target) =>
  FIRST.indexOf(a.class) - FIRST.indexOf(b.class) ||
  spaceName(a.space).localeCompare(spaceName(b.space), LANGUAGE, { numeric: true })
/** So many are listed until the rest is asked for: the map shows them all, and the orders stay in sight. */
const FEW = 6

/** How many territories a march goes; 1 for all that is no march. */
const stepsOf = (target: Target): number =>
  target.kind === 'move' && !target.path.some(isSea) && target.marches ? target.path.length : 1

const whatOf = (target: Target): string => {
  const n = stepsOf(target)
  return n > 1 ? t('panels.move.what', { what: aimTitle(target), n }) : aimTitle(target)
}

/** Every lit space as a button, so that the map is not the only way to go there; shores to land on by themselves. */
export function TargetList({ selection, targets, aimed }: Props) {
  const [openAt, setOpenAt] = useState<SpaceId | null>(null)
  // The mouse passes over many targets without changing them.
  const list = useMemo(() => Object.values(targets).sort(inOrder), [targets])
  const shores = list.filter((target) => target.kind === 'offload')
  // Ships with room for a part of them have a line of their own.
  const others = list.filter((target) => target.kind !== 'offload' && target.kind !== 'part')
  const open = openAt === selection.space || others.length <= FEW + 1
  const shown = open ? others : others.slice(0, FEW)
  return (
    <>
      {shores.length > 0 && (
        <Section title={t('panels.move.shores')} aside={shores.length}>
          <div className={css.targets}>
            {shores.map((target) => (
              <TargetButton key={target.space} target={target} aimed={target.space === aimed} />
            ))}
          </div>
        </Section>
      )}
      {(others.length > 0 || shores.length === 0) && (
        <Section title={t('panels.move.targets')} aside={others.length > 0 ? others.length : undefined}>
          {others.length === 0 ? (
            <p className={css.none}>{t(isPicked(selection) ? 'panels.move.noTargets' : 'panels.move.pickSome')}</p>
          ) : (
            <div className={css.targets}>
              {shown.map((target) => (
                <TargetButton key={target.space} target={target} aimed={target.space === aimed} />
              ))}
              {!open && (
                <button type="button" className={css.target} data-more onClick={() => setOpenAt(selection.space)}>
                  {t('panels.move.more', { count: others.length - FEW })}
                </button>
              )}
            </div>
          )}
        </Section>
      )}
    </>
  )
}

function TargetButton({ target, aimed }: { target: Target; aimed: boolean }) {
  const setAim = useUi((ui) => ui.setAim)
  /** A finger sends only what it has aimed at before. */
  const armed = useRef(true)
  const steps = stepsOf(target)
  return (
    <button
      type="button"
      className={css.target}
      data-aimed={aimed || undefined}
      aria-label={t('panels.move.goTo', { space: spaceName(target.space), what: whatOf(target) })}
      onFocus={() => setAim(target.space)}
      onPointerEnter={(event) => event.pointerType !== 'touch' && setAim(target.space)}
      onPointerLeave={(event) => event.pointerType !== 'touch' && setAim(null)}
      onPointerDown={(event) => {
        armed.current = event.pointerType !== 'touch' || useUi.getState().aim === target.space
      }}
      onClick={() => {
        if (armed.current) goTo(target)
        else aimAt(target)
        armed.current = true
      }}
    >
      <Glyph name={markOf(target.class)} size={16} />
      {spaceName(target.space)}
      {steps > 1 && <small>{t('panels.move.steps', { n: steps })}</small>}
    </button>
  )
}
