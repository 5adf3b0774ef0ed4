import { t } from '../../text.ts'

/** Told by the headings of the list, or by the lines around it. */
export const silent = () => null

export const ipc = (amount: number) => t('log.ipc', { amount })
