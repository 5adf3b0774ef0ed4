import { hintPanels } from '../../chunks/hint-panels.ts'
import '../../../content/words/play.ts'
import { useEffect } from 'react'
import { type Entry, useGame } from '../../../store/game/game.ts'
import { notify } from '../../../store/notify.ts'
import { useCommands } from '../../../store/settings/commands.ts'
import { keyLabel } from '../../../store/settings/key-labels.ts'
import { type BattleScene, closeBattleReplay, showScene, useBattleReplay } from '../../../store/view/battle-replay.ts'
import { exportOf, lazyPanel } from '../../lazy.tsx'
import { logLinesOf } from '../../log/lines.ts'
import { logSentence } from '../../log/sentences.ts'
import { powerAtStart, spaceName, t } from '../../text.ts'
import column from '../../widgets/Column.module.css'
import ends from '../../widgets/DockHead.module.css'
import { Button, DockFoot, KeyCap, PrimaryButton } from '../../widgets/index.ts'
import past from '../../widgets/Past.module.css'
import { BattleBoard } from '../BattleBoard.tsx'
import css from './Again.module.css'
import { chosenIn } from './chosen.ts'

const WhyLines = lazyPanel(exportOf(hintPanels, 'WhyLines'), { silent: true })

/** Maximum number of sentences for a step; the board shows the rest. */
const SAID = 2

function step(by: 1 | -1): void {
  const { scenes, at } = useBattleReplay.getState()
  if (scenes[at + by]) showScene(at + by)
  else if (by > 0) closeBattleReplay()
}
const COMMANDS = [
  { id: 'again.next', key: 'stepNext' as const, run: () => step(1) },
  { id: 'again.back', key: 'stepBack' as const, run: () => step(-1) },
  { id: 'again.close', key: 'back' as const, priority: 5, run: closeBattleReplay },
]

const topicOf = ({ card }: BattleScene): string => (card ? t(`steps.topic.${card.topic}`) : t('again.before'))

function wordsOf({ card }: BattleScene, { events, before }: Entry, space: string): string[] {
  if (!card) return [t('again.beforeWords', { power: powerAtStart(before.flow.power), space: spaceName(space) })]
  return logLinesOf(events.slice(...card.events))
    .map(logSentence)
    .slice(0, SAID)
}

/** Replaces the orders: a past battle, step by step. */
export function AgainDock() {
  const { battle, scenes, at } = useBattleReplay()
  const entry = useGame(({ log }) => log[scenes[at]?.index ?? -1])
  useCommands(COMMANDS)
  const scene = scenes[at]
  const words = battle && scene && entry ? wordsOf(scene, entry, battle.report.space) : []
  // The first step of an answer is where it was given.
  const answered = scene?.card && entry && scenes[at - 1]?.index !== scene.index
  const chosen = answered ? chosenIn(entry) : null
  const said = [...(chosen ? [chosen] : []), ...words].join(' ')
  useEffect(() => notify(said, 'polite'), [said])
  if (!battle || !scene || !entry) return null
  const next = scenes[at + 1]
  const first = entry.before.flow.power
  return (
    <section className={column.column} aria-label={t('again.label')}>
      <div className={`${ends.head} ${css.head} ${past.past}`}>
        <p className="type-caption" role="status">
          {t('again.number', { n: at + 1, all: scenes.length, topic: topicOf(scene) })}
        </p>
      </div>
      <div className={css.told}>
        {chosen && <p className={css.chosen}>{chosen}</p>}
        {words.map((sentence) => (
          <p key={sentence} className={css.sentence}>
            {sentence}
          </p>
        ))}
        {!chosen && !scene.card && entry.why && <WhyLines why={entry.why} />}
      </div>
      <BattleBoard key={battle.report.id} space={battle.report.space} />
      <DockFoot>
        <div className={css.foot}>
          <Button onClick={() => step(-1)} why={at > 0 ? null : t('again.first')}>
            {t('again.back')} <KeyCap silent>{keyLabel('stepBack')}</KeyCap>
          </Button>
          <PrimaryButton power={first} keyHint={keyLabel('stepNext')} onPress={() => step(1)}>
            {next ? t('again.next', { topic: topicOf(next) }) : t('again.done')}
          </PrimaryButton>
        </div>
      </DockFoot>
    </section>
  )
}

/** A band over the map during the replay. */
export function AgainBand() {
  const { battle, scenes } = useBattleReplay()
  const entry = useGame(({ log }) => log[scenes[0]?.index ?? -1])
  if (!battle || !entry) return null
  const { round, power } = entry.before.flow
  return (
    <section className={`${past.band} ${css.band}`} aria-label={t('again.past')}>
      <p>
        <b>{t('again.moment', { power: powerAtStart(power), round, space: spaceName(battle.report.space) })}</b> {t('again.only')}
      </p>
      <Button onClick={closeBattleReplay}>
        {t('again.return')} <KeyCap silent>Esc</KeyCap>
      </Button>
    </section>
  )
}
