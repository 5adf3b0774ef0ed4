import { grownProduction } from '../../phases/income/home-economy.ts'
import { buysForDuty, dutyKeepsPhaseOpen, keepsForDuty } from '../../phases/mobilize/duty.ts'
import type { Overlay } from '../rules.ts'

/**
 * Map, opening and economy. Most of it is data.
 * The board `advanced`: the base of India (ADV-13-01, ADV-13-02, ADV-13-04), sea zone 31 and the two Ottoman bases (ADV-16-01 to
 * ADV-16-09), the Thracian border (ADV-17-01 to ADV-17-04); which base mines which zone follows from it, whichever way ships
 * came (ADV-15-05). The set-up `advanced`: fleets (ADV-19-01 to ADV-19-09) and garrisons (ADV-20-01 to ADV-20-05).
 * `data/rulesets/advanced.json`: passages (ADV-14-01 to ADV-14-04, ADV-15-01 to ADV-15-04, ADV-18-01 to ADV-18-05), places of
 * mobilization (ADV-13-03, ADV-21-01 to ADV-21-06, ADV-23-01 to ADV-23-03), tanks (ADV-22-01 to ADV-22-03), Holland's supplies
 * (ADV-24-01), America's growth (ADV-28-01), the peace of Italy (ADV-25-01 to ADV-25-12).
 */
export const economy: Overlay = {
  steps: {
    closePurchase: (list) => [...list, 'order-owed'], // ADV-21-01
    openMobilize: (list) => ['duty', ...list],
    income: (list) => ['supplies', ...list], // ADV-24-01
  },
  hooks: { production: (next, look, power, printed) => grownProduction(look, power, next(look, power, printed)) }, // ADV-28-01
  checks: {
    purchase: [buysForDuty], // ADV-21-01
    mobilize: [keepsForDuty],
    end: [dutyKeepsPhaseOpen],
  },
}
