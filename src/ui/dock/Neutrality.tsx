import { dataOf, type GameState, type RuleId, restrictions, turn } from '../../engine/index.ts'
import { useGame } from '../../store/game/game.ts'
import { openRulebook, useRule } from '../../store/view/rulebook.ts'
import { powerInText, t } from '../text.ts'
import column from '../widgets/Column.module.css'
import fold from '../widgets/Fold.module.css'
import { Glyph, RuleTag } from '../widgets/index.ts'
import css from './Neutrality.module.css'

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** Restrictions of a power that is not at war, with their rules. */
export function Neutrality() {
  const game = useGame((store) => store.game)
  return game ? <Bounds game={game} /> : null
}

function Bounds({ game }: { game: GameState }) {
  const { power } = turn(game)
  const rules = restrictions(game, power)
  if (rules.length === 0) return null
  const late = dataOf(game).lateEntries.find((each) => each.power === power)
  return (
    <details className={`${fold.fold} ${column.shaded} ${css.bounds}`} onToggle={() => void openRulebook()}>
      <summary>
        <Glyph name="chev" size={16} />
        <b>{t('app.neutral.title', { power: capital(powerInText(power)), round: late?.entersRound ?? 0 })}</b>
      </summary>
      <ul>
        {rules.map(({ rule }) => (
          <Bound key={rule} rule={rule} />
        ))}
      </ul>
    </details>
  )
}

function Bound({ rule }: { rule: RuleId }) {
  const entry = useRule(rule)
  return (
    <li>
      <span>{entry?.text ?? rule}</span>
      <RuleTag rule={rule} />
    </li>
  )
}
