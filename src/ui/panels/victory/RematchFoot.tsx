import '../../../content/words/setup.ts'
import { DropdownMenu } from 'radix-ui'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { LEVELS, type Level } from '../../../save/computers.ts'
import { useGame } from '../../../store/game/game.ts'
import { beginRematch, type Rematch, rematchesOf, type SeatLine, seatLines } from '../../../store/game/rematch.ts'
import { confirmIfUnsaved } from '../../../store/persistence/unsaved-guard.ts'
import { keyLabel } from '../../../store/settings/key-labels.ts'
import { toggleTimeline } from '../../../store/view/moments.ts'
import { openWarDiary } from '../../../store/war-diary.ts'
import { t } from '../../text.ts'
import { Button, Glyph, KeyCap, PrimaryButton, Roundel } from '../../widgets/index.ts'
import menu from '../../widgets/Menu.module.css'
import css from './RematchFoot.module.css'
import { ShareMenu } from './ShareMenu.tsx'

/** A press of the main button this soon (ms) was meant for the one that ended the war. */
const SETTLE = 1000

const freshSeed = (): string => Math.random().toString(36).slice(2, 8)

/** What can be done after the war: look at it again, hand it on, or play it once more. */
export function RematchFoot() {
  const start = useGame((store) => store.start)
  const game = useGame((store) => store.game)
  const computers = useGame((store) => store.computers)
  const leave = useGame((store) => store.leave)
  const [level, setLevel] = useState<Level | null>(null)
  const shownAt = useRef(performance.now())
  const rematches = useMemo(() => rematchesOf({ start, game, computers }), [start, game, computers])
  if (!rematches) return null
  const { same, exchanged } = rematches
  const main = exchanged ?? same
  const lines = seatLines(main).map((line) => (line.level && level ? { ...line, level } : line))
  const levels = [...new Set(lines.flatMap((line) => line.level ?? []))]
  const begin = (rematch: Rematch) => beginRematch(rematch, level, freshSeed)
  return (
    <div className={css.foot}>
      <div className={css.row}>
        <Button icon="journal" onClick={openWarDiary}>
          {t('app.command.diary')}
        </Button>
        <Button icon="clock" onClick={toggleTimeline}>
          {t('panels.victory.lookBack')}{' '}
          <KeyCap letter silent>
            {keyLabel('timeline')}
          </KeyCap>
        </Button>
        <ShareMenu />
      </div>
      <PrimaryButton onPress={() => performance.now() - shownAt.current >= SETTLE && begin(main)}>
        {t(exchanged ? 'panels.victory.exchanged' : 'panels.victory.again')}
      </PrimaryButton>
      <SeatsOfRematch lines={lines} />
      <div className={css.row}>
        {exchanged && (
          <Button data-quiet="" variant="quiet" icon="again" onClick={() => begin(same)}>
            {t('panels.victory.sameSeats')}
          </Button>
        )}
        {levels.length > 0 && <LevelMenu level={levels.length === 1 ? (levels[0] as Level) : null} onChange={setLevel} />}
        <Button data-quiet="" variant="quiet" icon="home" onClick={() => confirmIfUnsaved(leave)}>
          {t('panels.victory.newGame')}
        </Button>
      </div>
    </div>
  )
}

function SeatsOfRematch({ lines }: { lines: readonly SeatLine[] }) {
  return (
    <ul className={css.seats} aria-label={t('panels.victory.seats')}>
      {lines.map(({ name, level, powers }) => (
        <li key={`${name} ${level ?? ''}`}>
          <span>{t('panels.victory.seat', { name, level: level ? t(`computer.${level}`) : 'none' })}</span>
          {powers.map((power) => (
            <Roundel key={power} power={power} size={16} named />
          ))}
        </li>
      ))}
      <li>{t('panels.victory.newDice')}</li>
    </ul>
  )
}

type LevelProps = { /** Null: the computers have different levels. */ level: Level | null; onChange: (level: Level) => void }

/** Another level for every computer of the next war. */
function LevelMenu({ level, onChange }: LevelProps) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>
        <Button data-quiet="" variant="quiet" icon="seats">
          {t('panels.victory.level', { level: level ? t(`computer.${level}`) : t('computer.mixed') })}
          <Glyph name="down" size={14} />
        </Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content className={menu.menu} align="start" side="top" sideOffset={4} collisionPadding={8}>
        <DropdownMenu.RadioGroup
          value={level ?? ''}
          onValueChange={(id) => onChange(LEVELS.find((each) => each === id) ?? LEVELS[1])}
        >
          {LEVELS.map((id) => (
            <DropdownMenu.RadioItem key={id} value={id} className={menu.item}>
              <Chosen>
                <Glyph name="check" size={18} />
              </Chosen>
              <span>
                <span className={menu.name}>{t(`computer.${id}`)}</span>
                <span className={menu.note}>{t(`computer.${id}.about`)}</span>
              </span>
            </DropdownMenu.RadioItem>
          ))}
        </DropdownMenu.RadioGroup>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}

const Chosen = ({ children }: { children: ReactNode }) => (
  <span>
    <DropdownMenu.ItemIndicator>{children}</DropdownMenu.ItemIndicator>
  </span>
)
