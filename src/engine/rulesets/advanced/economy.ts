import { grownProduction } from '../../phases/income/home-economy.ts'
import { buysForDuty, dutyKeepsPhaseOpen, keepsForDuty } from '../../phases/mobilize/duty.ts'
import type { Overlay } from '../rules.ts'

/**
 * Map and economy. Most of it is data: bases and borders (the board `advanced`), passages (ADV-14-01 to ADV-18-05), places of
 * mobilization (ADV-13-03, ADV-21-01 to ADV-23-03), the peace of Italy (ADV-25-01 to ADV-25-12).
 */
export const economy: Overlay = {
  steps: { income: (list) => ['supplies', ...list] }, // ADV-24-01
  hooks: { production: (next, look, power, printed) => grownProduction(look, power, next(look, power, printed)) }, // ADV-28-01
  checks: {
    purchase: [buysForDuty], // ADV-21-01
    mobilize: [keepsForDuty],
    end: [dutyKeepsPhaseOpen],
  },
}
