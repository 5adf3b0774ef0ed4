/** The first import of the page: replaces broken browser features before any other module runs. */
import { replaceBroken } from '../polyfills.ts'

replaceBroken(globalThis)
