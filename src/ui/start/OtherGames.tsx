import { type CSSProperties, type ReactNode, useState } from 'react'
import '../../content/words/setup.ts'
import type { SavedGame } from '../../store/persistence/saved-games.ts'
import { powerAdjective, t } from '../../store/words.ts'
import { Button } from '../widgets/Button.tsx'
import line from '../widgets/Line.module.css'
import { continueGame, deleteGame, exportKept } from './Continue.tsx'
import { DeleteGame } from './DeleteGame.tsx'
import css from './OtherGames.module.css'
import { opponentText, recordText, shownTitle } from './opponent.ts'
import page from './StartPage.module.css'
import { type InTree, nameInTree, treeBeside } from './tree.ts'
import { whenText } from './when.ts'

/** So many, the newest, are shown until all are asked for: what stands below stays within reach. */
const FEW = 3

/** `last`: the one that is continued above; `unread`: games of which nothing can be said. */
type Props = { last: SavedGame | undefined; games: readonly SavedGame[]; unread: readonly string[]; onChange: () => void }

export function OtherGames({ last, games, unread, onChange }: Props) {
  const [all, setAll] = useState(false)
  const count = games.length + unread.length
  const rows = [
    ...treeBeside(last, games).map((inTree) =>
      inTree.game === last ? (
        <LastRow key={last.id} inTree={inTree} />
      ) : (
        <Row
          key={inTree.game.id}
          id={inTree.game.id}
          title={shownTitle(inTree.game)}
          shown={nameInTree(inTree)}
          depth={inTree.depth}
          onChange={onChange}
          about={<About game={inTree.game} record={recordText(inTree.game, last ? [last, ...games] : games)} />}
        >
          <Where inTree={inTree} />
        </Row>
      ),
    ),
    ...unread.map((id) => (
      <Row key={id} id={id} title={t('branches.list.unread')} onChange={onChange}>
        {t('branches.list.unreadNote')}
      </Row>
    )),
  ]
  // One more takes no more room than the button that would show it.
  const foldable = rows.length > FEW + 1
  return (
    <section aria-label={t('branches.list.others')}>
      <div className={`${line.ends} ${page.caption}`}>
        <h2 className="type-caption">{t('branches.list.others')}</h2>
        {/* The list may go on below the window: its number says so. */}
        <span className="type-note">{t('branches.list.otherCount', { count })}</span>
      </div>
      <ul className={css.list}>{foldable && !all ? rows.slice(0, FEW) : rows}</ul>
      {foldable && (
        <Button variant="quiet" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t('branches.list.newest', { count: FEW }) : t('branches.list.allGames', { count })}
        </Button>
      )}
    </section>
  )
}

/** Where it stands, and for whom the elbow is not drawn, which game it leaves. */
function Where({ inTree: { game, trunk } }: { inTree: InTree }) {
  const opponent = opponentText(game)
  const turn = { round: game.round, power: powerAdjective(game.power), over: game.over ? 'yes' : 'no' }
  return (
    <>
      {trunk && <span className="sr-only">{t('branches.leaves', { title: trunk.title, at: game.origin?.at })} </span>}
      {`${t(`rulesets.${game.ruleset}.short`)} · `}
      {t('branches.list.turnOf', turn)}
      {opponent && ` · ${opponent}`}
    </>
  )
}

function About({ game, record }: { game: SavedGame; record: string | null }) {
  return (
    <span className={css.when}>
      <span>{record ?? t('app.start.players', { count: game.people.length })}</span>
      <span>{whenText(game.savedAt)}</span>
    </span>
  )
}

type RowProps = {
  id: string
  title: string
  /** Where that is not the whole title. */
  shown?: string
  /** How many games it stands under. */
  depth?: number
  children: ReactNode
  about?: ReactNode
  onChange: () => void
}

/** So deep, and deeper: a row has to have room for its name. */
const DEEPEST = 3
const placeOf = (depth: number) => ({
  'data-branch': depth > 0 ? '' : undefined,
  style: { '--depth': Math.min(depth, DEEPEST) } as CSSProperties,
})

/** Its place in the tree: all that can be done with it stands above. */
function LastRow({ inTree }: { inTree: InTree }) {
  return (
    <li className={css.row} {...placeOf(inTree.depth)}>
      <span className={css.words}>
        <b>{nameInTree(inTree)}</b>
        <small>
          <Where inTree={inTree} />
        </small>
      </span>
      <span className={css.when}>{t('branches.list.above')}</span>
    </li>
  )
}

/** Whatever is kept can be opened, or said why not; taken out to a file; and deleted. */
function Row({ id, title, shown = title, depth = 0, children, about, onChange }: RowProps) {
  return (
    <li className={css.row} {...placeOf(depth)}>
      <button type="button" className={`${css.words} ${css.game}`} onClick={() => void continueGame(id)}>
        <b title={shown === title ? undefined : title}>{shown}</b>
        <small>{children}</small>
      </button>
      {about}
      <Button
        variant="quiet"
        icon="out"
        aria-label={t('branches.list.exportNamed', { title })}
        onClick={() => void exportKept(id)}
      />
      <DeleteGame variant="quiet" title={title} onDelete={() => void deleteGame(id).then(onChange)} />
    </li>
  )
}
