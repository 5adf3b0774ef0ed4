/** The words of an order, as it is advised, shown or told. */
import words from '../../../data/text/en/orders.json'
import { addWords } from '../text.ts'

addWords('orders', words)
