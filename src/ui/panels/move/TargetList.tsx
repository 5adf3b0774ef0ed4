import { useMemo, useRef, useState } from 'react'
import { LANGUAGE } from '../../../content/language.ts'
import type { SpaceId } from '../../../engine/index.ts'
import { isSea } from '../../../planning/board.ts'
import { total } from '../../../planning/counts.ts'
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

/** Every lit space as a button, so that the map is not the only way to go there; shores to land on by themselves, those a voyage away after them. */
export function TargetList({ selection, targets, aimed }: Props) {
  // The mouse passes over many targets without changing them.
  const list = useMemo(() => Object.values(targets).sort(inOrder), [targets])
  const shores = list.filter((target) => target.kind === 'offload' && !target.sail)
  const beyond = list.filter((target) => target.kind === 'offload' && target.sail)
  const others = list.filter((target) => target.kind !== 'offload')
  const nowhere = shores.length + beyond.length + others.length === 0
  const { space } = selection
  return (
    <>
      <TargetSection title={t('panels.move.shores')} list={shores} at={space} aimed={aimed} few={shores.length} />
      <TargetSection title={t('panels.move.voyages')} list={beyond} at={space} aimed={aimed} few={FEW} />
      <TargetSection title={t('panels.move.targets')} list={others} at={space} aimed={aimed} few={FEW} />
      {nowhere && (
        <Section title={t('panels.move.targets')}>
          <p className={css.none}>{t(isPicked(selection) ? 'panels.move.noTargets' : 'panels.move.pickSome')}</p>
        </Section>
      )}
    </>
  )
}

type ListProps = { title: string; list: readonly Target[]; at: SpaceId; aimed: SpaceId | null; few: number }

/** `few`: so many until the rest is asked for, which counts for as long as the units of `at` are chosen. */
function TargetSection({ title, list, at, aimed, few }: ListProps) {
  const [openAt, setOpenAt] = useState<SpaceId | null>(null)
  if (list.length === 0) return null
  const open = openAt === at || list.length <= few + 1
  return (
    <Section title={title} aside={list.length}>
      <div className={css.targets}>
        {(open ? list : list.slice(0, few)).map((target) => (
          <TargetButton key={target.space} target={target} aimed={target.space === aimed} />
        ))}
        {!open && (
          <button type="button" className={css.target} data-more onClick={() => setOpenAt(at)}>
            {t('panels.move.more', { count: list.length - few })}
          </button>
        )}
      </div>
    </Section>
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
      {target.kind === 'part' && <small>{t('panels.move.fits', { count: total(target.units) })}</small>}
      {steps > 1 && <small>{t('panels.move.steps', { n: steps })}</small>}
    </button>
  )
}
