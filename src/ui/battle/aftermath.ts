/** Consequences of a battle, as lines with a number. */
import type { GameEvent, GameTable } from '../../engine/index.ts'
import type { BattleReport } from '../../store/game/reports.ts'
import { countsText, powerAtStart, powerInText, powerName, spaceName, t } from '../text.ts'

export type AfterLine = { key: string; text: string; aside?: string }

const minus = '−'

function control(
  event: Extract<GameEvent, { type: 'control-changed' }>,
  attacker: string,
  { spaces }: GameTable,
): Omit<AfterLine, 'key'> {
  const space = spaceName(event.space)
  const ipc = spaces.get(event.space)?.ipc ?? 0
  const lost = event.from === attacker ? t('battle.after.ipc', { sign: minus, ipc }) : undefined
  if (event.to === 'contested') return { text: t('battle.after.contested', { space }), ...(lost ? { aside: lost } : {}) }
  if (event.to === null) return { text: t('battle.after.vacant', { space }) }
  const taken = event.cause === 'captured' || event.cause === 'entered'
  const text =
    event.cause === 'held'
      ? t('battle.after.kept', { power: powerAtStart(event.to), space })
      : taken
        ? t('battle.after.control', { power: powerAtStart(event.to), space })
        : t('battle.after.returned', { power: powerInText(event.to), space })
  return { text, aside: t('battle.after.ipc', { sign: '+', ipc }) }
}

function line(event: GameEvent, attacker: string, table: GameTable): Omit<AfterLine, 'key'> | null {
  switch (event.type) {
    case 'control-changed':
      return control(event, attacker, table)
    case 'treasury-captured':
      return {
        text: t('battle.after.treasury', { to: powerAtStart(event.to), from: powerInText(event.from) }),
        aside: t('battle.ipc', { ipc: event.amount }),
      }
    case 'orders-undone':
      return { text: t('battle.after.undone', { power: powerAtStart(event.power), units: countsText(event.units) }) }
    case 'units-landed':
      return { text: t('battle.after.landed', { units: countsText(event.units), to: spaceName(event.to) }) }
    case 'landing-stayed-aboard':
      return { text: t('battle.after.aboard', { to: spaceName(event.to) }) }
    case 'ships-retreated':
      return { text: t('battle.after.retreated', { units: countsText(event.units), to: spaceName(event.to) }) }
    case 'landings-decided':
      return { text: t(`battle.after.landings${event.won ? 'On' : 'Off'}`, { space: spaceName(event.space) }) }
    case 'minor-mobilized':
      return {
        text: t('battle.after.minor', {
          space: spaceName(event.space),
          units: countsText(event.units),
          power: event.owner === 'neutral' ? powerName(event.owner) : powerInText(event.owner),
        }),
      }
    case 'war-won':
      return { text: t('battle.after.won') }
    default:
      return null
  }
}

/** The cost of a raid; facts shared by several transports appear once. */
export function aftermathOf(report: BattleReport, table: GameTable): AfterLine[] {
  const paid = report.exchanges.flatMap((exchange) =>
    exchange.effects.flatMap((effect) =>
      effect.type === 'convoy-loss-paid' && effect.loss > 0
        ? [
            {
              text: t('battle.after.convoy', { power: powerAtStart(effect.power) }),
              aside: t('battle.after.ipcOnce', { sign: minus, ipc: effect.loss }),
            },
          ]
        : [],
    ),
  )
  const told = report.aftermath.flatMap((event) => line(event, report.attacker, table) ?? [])
  const first = told.filter((each, at) => told.findIndex((other) => other.text === each.text) === at)
  return [...paid, ...first].map((each, index) => ({ ...each, key: String(index) }))
}
