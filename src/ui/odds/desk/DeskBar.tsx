import { LANGUAGE } from '../../../content/language.ts'
import { type GameState, RULESET_IDS, type SpaceId, sideOf, tableOf, turn, unitsIn } from '../../../engine/index.ts'
import {
  DESK_KINDS,
  type DeskPosition,
  type DeskQuestion,
  emptyQuestion,
  questionFromSpace,
  swapSides,
} from '../../../odds/desk.ts'
import { useGame } from '../../../store/game/table.ts'
import { Choice } from '../../start/Choice.tsx'
import { spaceName, t } from '../../text.ts'
import { Button } from '../../widgets/index.ts'
import { alliesLeft, anywhere, deskPlace, withAlly, withKind, withRuleset } from './change.ts'
import css from './Desk.module.css'
import { SeaChoices, SpecialChoices } from './Policy.tsx'

type Props = { question: DeskQuestion; posed: DeskPosition; onChange: (question: DeskQuestion) => void }

/** What is fought and by which rules; sides exchanged, taken from the board, cleared. */
export function DeskBar({ question, posed, onChange }: Props) {
  const { ruleset, kind, mined, space } = question
  const game = useGame((store) => store.game)
  const { specials = [] } = deskPlace(question, posed)
  return (
    <div className={css.bar}>
      <Choice
        legend={t('odds.desk.kind.label')}
        value={kind}
        onChange={(next) => onChange(withKind(question, next))}
        choices={DESK_KINDS.map((id) => ({ id, label: t(`odds.desk.kind.${id}`) }))}
      />
      <label className={css.labelled}>
        <span>{t('odds.desk.ruleset')}</span>
        <select
          value={ruleset}
          onChange={({ target }) => onChange(withRuleset(question, RULESET_IDS.find((id) => id === target.value) ?? ruleset))}
        >
          {RULESET_IDS.map((id) => (
            <option key={id} value={id}>
              {t(`rulesets.${id}.short`)}
            </option>
          ))}
        </select>
      </label>
      {game && <FromBoard game={game} onTake={(taken) => onChange({ ...taken, policy: question.policy })} />}
      <div className={css.presses}>
        <Button icon="redo" onClick={() => onChange(swapSides(question))}>
          {t('odds.desk.swap')}
        </Button>
        <Button onClick={() => onChange(cleared(question))}>{t('odds.desk.clear')}</Button>
      </div>
      {kind !== 'land' && (
        <div className={css.sea}>
          <SeaChoices question={question} onChange={onChange} />
          {space === undefined && (
            <label className={css.tick}>
              <input type="checkbox" checked={mined} onChange={() => onChange({ ...question, mined: !mined })} />
              <span>{t('odds.desk.mined')}</span>
            </label>
          )}
        </div>
      )}
      {specials.length > 0 && <SpecialChoices question={question} specials={specials} onChange={onChange} />}
      {space !== undefined && (
        <p className={css.sea}>
          {t('odds.desk.at', { space: spaceName(space) })}{' '}
          <Button variant="quiet" onClick={() => onChange(anywhere(question))}>
            {t('odds.desk.anywhere')}
          </Button>
        </p>
      )}
    </div>
  )
}

/** The same powers with nothing there. */
function cleared({ ruleset, kind, attacker, defender, policy }: DeskQuestion): DeskQuestion {
  const empty = emptyQuestion(ruleset, attacker[0]?.power ?? 'germany', defender[0]?.power ?? 'france')
  return { ...empty, kind, policy }
}

const byName = new Intl.Collator(LANGUAGE)

/** All spaces with units, those first in which both sides stand. */
function FromBoard({ game, onTake }: { game: GameState; onTake: (question: DeskQuestion) => void }) {
  const groups: Record<'fights' | 'others', SpaceId[]> = { fights: [], others: [] }
  for (const space of tableOf(game).spaces.keys()) {
    const sides = new Set(unitsIn(game, space).map(({ power }) => sideOf(power)))
    if (sides.size > 0) groups[sides.size > 1 ? 'fights' : 'others'].push(space)
  }
  const take = (space: SpaceId) => {
    const question = questionFromSpace(game, space)
    if (!question) return
    const { power } = turn(game)
    const there = question.attacker[0]?.power
    // Whoever stands there alone waits for the power to move, or meets an enemy of whom nothing is known yet.
    if (question.defender.length === 0 && there !== undefined && sideOf(there) !== sideOf(power))
      return onTake({ ...question, attacker: [{ power, units: {} }], defender: question.attacker })
    const [enemy] = alliesLeft(question, 'defender')
    onTake(question.defender.length > 0 || enemy === undefined ? question : withAlly(question, 'defender', enemy))
  }
  return (
    <label className={css.labelled}>
      <span>{t('odds.desk.board.label')}</span>
      <select value="" onChange={({ target }) => take(target.value as SpaceId)}>
        <option value="">{t('odds.desk.board.none')}</option>
        {(['fights', 'others'] as const).map(
          (group) =>
            groups[group].length > 0 && (
              <optgroup key={group} label={t(`odds.desk.board.${group}`)}>
                {groups[group]
                  .map((space) => ({ space, name: spaceName(space) }))
                  .sort((a, b) => byName.compare(a.name, b.name))
                  .map(({ space, name }) => (
                    <option key={space} value={space}>
                      {name}
                    </option>
                  ))}
              </optgroup>
            ),
        )}
      </select>
    </label>
  )
}
