import type { Overlay } from '../../../kernel/overlay.ts'
import { grownIncome, grownProduction, suppliesDue, suppliesTask } from './income.ts'
import {
  automaticOrder,
  checkDutyDone,
  checkKeptForDuty,
  checkPurchaseForDuty,
  orderOwedTask,
  owedUnitsIn,
  placeOwed,
} from './mobilization-duty.ts'

/**
 * Map, opening and economy; mostly data. Board: India's base (ADV-13-01, ADV-13-02, ADV-13-04), sea zone 31 and two Ottoman bases
 * (ADV-16-01, ADV-16-02, ADV-16-04, ADV-16-06, ADV-16-07, ADV-16-08, ADV-16-09), the Thracian border (ADV-17-01, ADV-17-02,
 * ADV-17-03, ADV-17-04), mined zones (ADV-15-05). Set-up: fleets (ADV-19-01, ADV-19-02, ADV-19-03, ADV-19-04, ADV-19-05,
 * ADV-19-06, ADV-19-07, ADV-19-08, ADV-19-09), garrisons (ADV-20-01, ADV-20-02, ADV-20-03, ADV-20-04, ADV-20-05).
 * `data/rulesets/advanced.json`: passages (ADV-14-04, ADV-15-01, ADV-18-02), mobilization, tanks (ADV-22-01, ADV-22-02,
 * ADV-22-03), supplies (ADV-24-01), growth (ADV-28-01), Italy's peace.
 */
export const economy: Overlay = {
  steps: {
    closePurchase: (list) => [...list, 'order-owed'], // ADV-21-01
    openMobilize: (list) => [{ id: 'duty', run: placeOwed }, ...list],
    income: (list) => ['supplies', ...list], // ADV-24-01
  },
  hooks: {
    territoryValue: (next, view, space, printed) => grownIncome(view, space, next(view, space, printed)), // ADV-28-01
    production: (next, view, power, printed) => grownProduction(view, power, next(view, power, printed)),
  },
  checks: {
    purchase: [checkPurchaseForDuty], // ADV-21-01
    mobilize: [checkKeptForDuty],
    end: [checkDutyDone],
  },
  tasks: { supplies: suppliesTask, 'order-owed': orderOwedTask },
  views: { supplies: suppliesDue, owedOrder: automaticOrder, owedIn: owedUnitsIn },
}
