import { useMemo } from 'react'
import { useGame } from '../../store/game/game.ts'
import { knownDice } from '../../store/game/replayed-dice.ts'
import { changeSettings, type Settings, useSettings } from '../../store/settings/settings.ts'
import { Choice } from '../start/Choice.tsx'
import { spaceName, t } from '../text.ts'
import { DecisionFrame } from './DecisionFrame.tsx'
import { DiceFaces } from './DiceFaces.tsx'
import { DiceHits } from './DiceHits.tsx'
import { diceGroups } from './dice.ts'
import { hitColumns } from './dice-columns.ts'
import type { CardProps } from './types.ts'

/** Entry of real dice: face by face, or hits by column if only hits matter. */
export function DiceCard({ game, decision }: CardProps) {
  const count = decision.count ?? 0
  const entry = useSettings((settings) => settings.diceEntry)
  const groups = useMemo(() => diceGroups(game, decision), [game, decision])
  const columns = useMemo(() => hitColumns(groups), [groups])
  // Dice repeated after a take-back are shown as faces.
  const free = knownDice(useGame.getState(), count).length === 0
  const hits = free && columns !== null && entry === 'hits'
  const words = { topic: decision.topic, space: decision.space ? spaceName(decision.space) : '' }
  return (
    <DecisionFrame
      decision={decision}
      question={t('decisions.dice.title', { count })}
      sentence={`${t('decisions.dice.sentence', words)} ${t(`decisions.dice.how.${hits ? 'hits' : 'faces'}`)}`}
    >
      {free && columns && (
        <Choice<Settings['diceEntry']>
          legend={t('decisions.dice.entry')}
          value={entry}
          onChange={(diceEntry) => changeSettings({ diceEntry })}
          choices={(['faces', 'hits'] as const).map((id) => ({ id, label: t(`decisions.dice.entry.${id}`) }))}
        />
      )}
      {hits ? (
        <DiceHits by={decision.by} groups={groups} columns={columns} />
      ) : (
        <DiceFaces by={decision.by} groups={groups} count={count} />
      )}
    </DecisionFrame>
  )
}
