import { type MouseEvent, useEffect, useState } from 'react'
import {
  type Action,
  type BattleEntry,
  checkAction,
  type DiceLine,
  dataOf,
  type GameState,
  meanHits,
  type RuleId,
  rulesetFacts,
  type SpaceId,
  turn,
} from '../../engine/index.ts'
import { zonesToClearFirst } from '../../planning/battle-list.ts'
import { refusalIn } from '../../planning/refusals.ts'
import { countLines, ownersOfLines, type UnitLine } from '../../store/game/reports.ts'
import { notify } from '../../store/notify.ts'
import { keyLabel } from '../../store/settings/key-labels.ts'
import { useArmed, useKeys } from '../decisions/keys.ts'
import { countsText, listText, powerInText, powerName, spaceName, t, tenths } from '../text.ts'
import foot from '../widgets/Foot.module.css'
import { Button, DockFoot, Glyph, PrimaryButton, RuleTag } from '../widgets/index.ts'
import { backToList, hold, startAttack } from './act.ts'
import { useAsideIn } from './aside.ts'
import { Companions } from './Companions.tsx'
import { convoyName, preyOf } from './Convoy.tsx'
import { gasIn, prospectOf, standingAside, standingIn } from './forces.ts'
import { useJoinedIn } from './joined.ts'
import css from './Ready.module.css'
import { SetAside } from './SetAside.tsx'
import { UsaCard } from './UsaCard.tsx'

/** Ignores the second click of a double click, which must not roll dice. */
const onceOnly = (event: MouseEvent) => {
  if (event.detail > 1) event.stopPropagation()
}

const LEADS: Readonly<Record<'land' | 'sea' | 'leave', RuleId>> = { land: 'STD-LND-01', sea: 'STD-NAV-03', leave: 'ADV-09-01' }

/** Guns that fire at landing units first, and their expected hits. */
const strikeWords = (lines: readonly DiceLine[]): string =>
  t('battle.ready.strike', {
    count: lines.reduce((sum, line) => sum + line.count, 0),
    powers: listText([...new Set(lines.map(({ power }) => powerInText(power)))]),
    needs: Math.max(...lines.map(({ needs }) => needs)),
    hits: tenths(meanHits(lines)),
  })

const forcesText = (lines: readonly UnitLine[]): string =>
  ownersOfLines(lines)
    .map((power) => {
      const units = countsText(countLines(lines.filter((each) => each.power === power)))
      return t('widgets.strip', { power: powerName(power), units })
    })
    .join('; ')

/** Announcement when the battle opens: place, parties and expected hits. */
function openedWords(game: GameState, space: SpaceId): string {
  const { attacker, defender } = standingIn(game, space, turn(game).power)
  const prey = preyOf(game, space)
  const means = prospectOf(game, space)
  return t('battle.opened', {
    space: spaceName(space),
    own: forcesText(attacker),
    theirs: defender.length > 0 ? forcesText(defender) : prey.length > 0 ? convoyName(prey) : 'none',
    hits: means ? tenths(means.own) : 'none',
    taken: means ? tenths(means.theirs) : '',
  })
}

type Props = { game: GameState; entry: BattleEntry }

/** Before the roll: expected hits, attack or hold. */
export function Ready({ game, entry }: Props) {
  const { space, required, kind } = entry
  const { power } = turn(game)
  const [naming, setNaming] = useState(false)
  const armed = useArmed(space)
  const mayName = kind === 'sea' && checkAction(game, { type: 'attack', space, usa: true }) === null
  const waiting = zonesToClearFirst(game, space)
  const joined = useJoinedIn(space)
  const aside = useAsideIn(game, space)?.aside ?? []
  const prospect = prospectOf(game, space, joined, standingAside(game, aside))
  const prey = preyOf(game, space)
  const gas = gasIn(game, space, power)
  const landing = game.turn.landings.some(({ zone, to, direct }) => (kind === 'land' ? to === space : zone === space && !direct))
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it is opened
  useEffect(() => notify(openedWords(game, space), 'polite'), [space])
  const asked: Action = { type: 'attack', space, ...(aside.length > 0 ? { aside } : {}) }
  const refused = refusalIn(game, asked)
  const go = () => {
    if (!refused) startAttack(space, aside.length > 0 ? { aside } : {})
    else if (mayName) setNaming(true)
  }
  const goByKey = () => {
    if (armed() && !naming) go()
  }
  const leave = () => (required ? undefined : hold(space, true))
  useKeys('battle.ready', {
    roll: goByKey,
    back: naming ? () => setNaming(false) : backToList,
    ...(required ? {} : { hold: leave }),
  })
  if (naming) return <UsaCard space={space} aside={aside} onCancel={() => setNaming(false)} />
  const onlyUsa = refused !== null && mayName
  const leaves = dataOf(game).disengagement !== undefined
  const label = onlyUsa
    ? t('battle.usa.only')
    : prospect && kind === 'land'
      ? t(prospect.first ? `battle.rollFirst.${prospect.first}` : 'battle.roll', { count: prospect.dice })
      : prospect || prey.length === 0
        ? t(kind === 'land' ? 'battle.attack' : 'battle.rollSubmerge')
        : t('battle.convoy.raid')
  const lead = kind === 'land' || !leaves ? kind : prospect ? 'leave' : null
  return (
    <div className={css.ready}>
      {!onlyUsa && lead && (
        <p className={css.how}>
          {t(`battle.ready.${lead}`, { retreats: rulesetFacts(game.table.ruleset).behaviours.seaRetreats ? 'yes' : 'no' })}{' '}
          <RuleTag rule={LEADS[lead]} />
        </p>
      )}
      {prospect && prospect.strike.length > 0 && (
        <p className={css.how}>
          {strikeWords(prospect.strike)} <RuleTag rule="STD-ASL-02" />
        </p>
      )}
      {gas > 0 && (
        <p className={css.how}>
          {t('battle.ready.gas', { count: gas })} <RuleTag rule="ADV-03-05" />
        </p>
      )}
      {prospect?.first === 'coast' && dataOf(game).coastalFire && (
        <p className={css.how}>
          {t('battle.ready.coast')} <RuleTag rule="ADV-12-06" />
        </p>
      )}
      {prospect && prey.length > 0 && (
        <p className={css.how}>
          {convoyName(prey)}: {t('battle.convoy.ready')} <RuleTag rule="ADV-10-06" />
        </p>
      )}
      {!onlyUsa && (
        <p className={css.how}>
          {t(`battle.ready.${required ? 'required' : 'optional'}`, { landing: landing ? 'yes' : 'no' })}{' '}
          <RuleTag rule={required ? 'STD-CBT-02' : 'STD-CBT-03'} />
        </p>
      )}
      {onlyUsa && <p>{t('battle.usaOnly')}</p>}
      {waiting.length > 0 && (
        <p className={css.warn}>
          <Glyph name="warn" size={16} /> {t('battle.firstSea', { zones: waiting.map(spaceName).join(', ') })}
        </p>
      )}
      <Companions game={game} space={space} />
      <SetAside game={game} zone={space} />
      {mayName && !onlyUsa && (
        <p>
          <Button onClick={() => setNaming(true)}>{t('battle.usa.button')}</Button>
        </p>
      )}
      <DockFoot>
        <div className={foot.foot} onClickCapture={onceOnly}>
          <Button onClick={backToList} icon="prev" aria-label={t('battle.back')} title={t('battle.back')} />
          {!required && <Button onClick={leave}>{t('battle.hold')}</Button>}
          <PrimaryButton power={power} onPress={go} why={onlyUsa ? null : refused} keyHint={keyLabel('roll')}>
            {label}
          </PrimaryButton>
        </div>
      </DockFoot>
    </div>
  )
}
