import { t } from '../../text.ts'

/** Covered by headings or other lines. */
export const silent = () => null

export const ipc = (amount: number) => t('log.ipc', { amount })
