/** A dispatch in words: the power, and a sentence that continues from its name. */
import '../../content/words/play.ts'
import type { Counts, Owner } from '../../engine/index.ts'
import type { Dispatch } from '../../history/index.ts'
import type { MineField } from '../../store/game/reports.ts'
import { takenBackText } from '../agreement/words.ts'
import { logLinesOf } from '../log/lines.ts'
import { countsText, listText, spaceName, t } from '../text.ts'

export type Said = { power: Owner | null; text: string }

function shipsOf({ rolls }: MineField, result: string): Counts {
  const counts: Counts = {}
  for (const roll of rolls) if (roll.result === result) counts[roll.ship.type] = (counts[roll.ship.type] ?? 0) + 1
  return counts
}

export function dispatchWords({ news, by, spaces }: Dispatch): Said {
  switch (news.kind) {
    case 'battle': {
      const { report, taken } = news
      // A raid on unguarded convoys is not a battle (ADV-10-08).
      const raided = report.kind === 'sea' && report.outcome === 'cleared' && report.opening.defender.length === 0
      const outcome = taken ? 'taken' : raided ? 'raided' : (report.outcome ?? 'other')
      return { power: report.attacker, text: t(`log.since.battle.${report.kind}`, { outcome, space: spaceName(report.space) }) }
    }
    case 'events': {
      const [line] = logLinesOf(news.events)
      return line ? { power: line.power, text: line.text } : { power: by, text: '' }
    }
    case 'mines': {
      const { field } = news
      const id = field.sunk > 0 ? 'mines' : 'minesHurt'
      const units = countsText(shipsOf(field, field.sunk > 0 ? 'sunk' : 'damaged'))
      return { power: field.owner, text: t(`log.since.${id}`, { units, space: spaceName(field.zone) }) }
    }
    case 'landed':
    case 'massed':
      return {
        power: news.power,
        text: t(`log.since.${news.kind}`, { units: countsText(news.units), space: spaceName(news.to) }),
      }
    case 'placed':
      return {
        power: news.power,
        text: t('log.since.placed', { units: countsText(news.units), space: listText(spaces.map(spaceName)) }),
      }
    case 'taken':
      return { power: null, text: takenBackText(news.back) }
  }
}
