/** What the worked example does next, in words. */
import type { Action, Counts, SpaceId } from '../../engine/index.ts'
import { useGame } from '../../store/game.ts'
import { exampleStep, useLesson } from '../../store/lesson.ts'
import type { ActAhead } from '../../store/stepping.ts'
import { countsText, hasText, spaceName, t } from '../text.ts'

/** What an action may name that its sentence says. */
type Named = {
  units?: Counts
  lose?: Readonly<Record<string, Counts>>
  from?: SpaceId
  path?: readonly SpaceId[]
  to?: SpaceId
  space?: SpaceId
  country?: SpaceId
  territory?: SpaceId
  count?: number
  submarines?: number
  on?: boolean
}

const place = (id: SpaceId | undefined): string => (id === undefined ? '' : spaceName(id))

export function stepText(action: Action): string {
  const { units, lose, from, path, to = path?.at(-1), space, country, territory, count, submarines, on } = action as Named
  const id = `learn.act.${action.type}`
  return t(hasText(id) ? id : 'learn.act.other', {
    units: lose ? Object.values(lose).map(countsText).join(', ') : countsText(units ?? {}),
    from: place(from),
    to: place(to),
    space: place(space ?? country ?? territory),
    count: count ?? submarines ?? 0,
    on: String(on ?? false),
  })
}

/** The learner's next act of the worked example; null: it is over, or none is shown. */
export function onward(): ActAhead | null {
  const { session } = useLesson.getState()
  const { log, dispatch } = useGame.getState()
  const step = session && !session.result ? exampleStep(session, log) : null
  return step && { words: stepText(step.action), run: () => void dispatch(step.action) }
}
