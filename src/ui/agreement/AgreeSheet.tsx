import { AlertDialog } from 'radix-ui'
import { useEffect, useMemo, useState } from 'react'
import { SIDES, type Side } from '../../engine/index.ts'
import { addGameEffect } from '../../store/effects.ts'
import { sidesToAgree, takeBackOptions, takeBackTo } from '../../store/game/agreed-take-back.ts'
import { useGame } from '../../store/game/game.ts'
import { liftOver } from '../../store/over.ts'
import { pressedIn } from '../../store/settings/keys.ts'
import { spaceName, t } from '../text.ts'
import { dateText } from '../timeline/words.ts'
import tick from '../widgets/Check.module.css'
import veil from '../widgets/Dialog.module.css'
import { Button, KeyCap } from '../widgets/index.ts'
import css from './AgreeSheet.module.css'
import { HoldButton } from './HoldButton.tsx'
import { useAgreed } from './useAgreed.ts'

const SIDE_OF: Readonly<Record<string, Side>> = { agreeLeft: SIDES[0]!, agreeRight: SIDES[1]! }

/** Asks both sides to agree on a take-back: choose the moment, then each side holds its button. It runs once both have agreed. */
export function AgreeSheet() {
  const { log, opening, game } = useGame.getState()
  const [ways] = useState(takeBackOptions)
  const [asked] = useState(sidesToAgree)
  const [to, setTo] = useState(ways[0]?.index ?? -1)
  const [pressing, setPressing] = useState(false)
  const { given, begin, end, turn, withdraw } = useAgreed(asked)
  const held = useMemo(() => SIDES.filter((side) => given[side] === 'yes'), [given])
  useEffect(() => {
    if (asked.some((side) => !held.includes(side))) return
    liftOver()
    takeBackTo(to, held)
  }, [asked, held, to])
  // Closes with the game, or when the moment no longer exists.
  useEffect(() => addGameEffect('agreement-sheet', (now, before) => now.log !== before.log && liftOver()), [])
  useEffect(() => liftOver, [])
  const choose = (index: number) => {
    setTo(index)
    withdraw()
  }
  const sideOfKey = (event: Parameters<typeof pressedIn>[1]): Side | undefined => SIDE_OF[pressedIn('agree', event) ?? '']
  return (
    <AlertDialog.Root open onOpenChange={(open) => open || liftOver()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={veil.veil} />
        <AlertDialog.Content
          className={css.sheet}
          onKeyDown={(event) => {
            const side = sideOfKey(event)
            if (side && !event.repeat) begin(side)
          }}
          onKeyUp={(event) => {
            const side = sideOfKey(event)
            if (side) end(side)
          }}
        >
          <AlertDialog.Title className="type-title">{t('agreement.title')}</AlertDialog.Title>
          <AlertDialog.Description className={css.note}>
            {t(game?.table.dice === 'entered' ? 'agreement.noteEntered' : 'agreement.note')}
          </AlertDialog.Description>
          <fieldset className={css.ways}>
            <legend className="type-caption">{t('agreement.to')}</legend>
            {ways.map(({ kind, index, space }) => {
              const then = log[index - 1]?.after ?? opening
              return (
                <label key={index} className={css.way}>
                  <input type="radio" name="agree-to" checked={to === index} onChange={() => choose(index)} />
                  <span>
                    <b>{t(`agreement.kind.${kind}`, { space: space ? spaceName(space) : '' })}</b>
                    <small>{then && t('agreement.where', { date: dateText(then), count: log.length - index })}</small>
                  </span>
                </label>
              )
            })}
          </fieldset>
          <div className={css.sides}>
            {SIDES.map((side, i) => (
              <HoldButton
                key={side}
                side={side}
                cap={i === 0 ? 'A' : 'L'}
                given={given[side]}
                pressing={pressing}
                onBegin={() => begin(side)}
                onEnd={() => end(side)}
                onTurn={() => turn(side)}
              />
            ))}
          </div>
          <div className={css.foot}>
            <label>
              <input
                type="checkbox"
                className={tick.box}
                checked={pressing}
                onChange={({ target }) => setPressing(target.checked)}
              />
              {t('agreement.pressed')}
            </label>
            <AlertDialog.Cancel asChild>
              <Button>
                {t('agreement.cancel')} <KeyCap silent>Esc</KeyCap>
              </Button>
            </AlertDialog.Cancel>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
