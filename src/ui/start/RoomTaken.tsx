import { useEffect } from 'react'
import { LANGUAGE } from '../../content/language.ts'
import { measureStorage, useStorageQuota } from '../../store/persistence/storage-quota.ts'
import { t } from '../../store/words.ts'

const MEGA = 1e6
const GIGA = 1e9
const inUnit = (unit: string, digits: number) =>
  new Intl.NumberFormat(LANGUAGE, { style: 'unit', unit, maximumFractionDigits: digits })
const megabytes = inUnit('megabyte', 1)
const gigabytes = inUnit('gigabyte', 0)

export function sizeText(bytes: number): string {
  return bytes < GIGA ? megabytes.format(bytes / MEGA) : gigabytes.format(bytes / GIGA)
}

/** Under the kept games: what they take, and whether the browser will keep them. `asked`: one has been kept for a round. */
export function RoomTaken({ asked, games }: { asked: boolean; games: number }) {
  const { lasting, used, most } = useStorageQuota()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another number of games takes another room
  useEffect(() => void measureStorage(), [games])
  const answer = lasting ? 'yes' : lasting === false && asked ? 'no' : 'none'
  if (used === null && answer === 'none') return null
  return (
    <p className="type-note">
      {used !== null && most !== null && t('app.start.room', { used: sizeText(used), most: sizeText(most) })}{' '}
      {answer !== 'none' && t('app.start.lasting', { answer })}
    </p>
  )
}
