/** Refusals as a person meets them: on the map with Shift, on the main button, or at a limit. */
import type { Locator } from '@playwright/test'
import type { Lesson, LessonAction, Play } from '../../../src/content/lessons.ts'
import { counted, drills, goalOf, lossRows, openSteppers, play, primary, title, wanted } from './hand.ts'
import { expect, nameOf, type Table } from './table.ts'

type Try = { id: string; at: number; line: readonly Play[]; rule: string }

/** Each try of each drill; `at` counts those of one drill. */
export const tries: Try[] = drills.flatMap(({ id, tries }: Lesson) =>
  tries.map(({ do: line, rule }, at) => ({ id, at, line, rule })),
)

/** The refusal in the dock or next to a control. */
export const told = (table: Table): Locator => table.why.or(table.page.getByRole('dialog', { name: 'Why not?' })).first()

/** Sets a number as far as it goes; where it ends before what is wanted, it is asked why. True: it has been. */
async function barred(table: Table, label: string, count: number): Promise<boolean> {
  const stepper = table.stepper(label)
  await stepper.press('Home')
  const more = table.dock.getByRole('button', { name: `One more: ${label}`, exact: true }).last()
  for (let n = Number(await stepper.textContent()); n < count; n++) {
    if ((await more.getAttribute('aria-disabled')) === 'true') {
      await table.askWhy(more)
      return true
    }
    await more.click()
  }
  return false
}

/** Several numbers, those that take from the others last; true once one of them has been asked. */
async function anyBarred(table: Table, counts: readonly (readonly [string, number])[]): Promise<boolean> {
  for (const [label, count] of counts) if (await barred(table, label, count)) return true
  return false
}

async function sent(table: Table, action: Extract<LessonAction, { type: 'move' | 'load' | 'offload' }>): Promise<void> {
  const labels = await openSteppers(table, action)
  if (
    await anyBarred(
      table,
      labels.map((label) => [label, wanted(label, action)] as const),
    )
  )
    return
  await table.press(goalOf(action), ['Shift'])
}

const asked = async (table: Table, name: RegExp): Promise<void> =>
  void (await table.askWhy(table.dock.getByRole('button', { name })))

/** The last of a try, which is refused. */
export async function tryIt(table: Table, each: Play): Promise<void> {
  if (each === 'rest') return
  switch (each.type) {
    case 'move':
    case 'load':
    case 'offload':
      return sent(table, each)
    case 'purchase': {
      const [locked] = counted(each.units)
      const why = table.dock.getByRole('button', { name: `Why no ${title(locked![0])}?` })
      if ((await why.count()) > 0) return why.click()
      await anyBarred(
        table,
        counted(each.units).map(([type, count]) => [title(type), count] as const),
      )
      return
    }
    case 'casualties':
      await anyBarred(table, await lossRows(table, each))
      return
    case 'influence':
      return asked(table, new RegExp(`^Win ${nameOf(each.country)} for`))
    case 'revolt':
      return asked(table, new RegExp(`^Raise a revolt in ${nameOf(each.territory)} for`))
    case 'gas':
    case 'coastal':
      await barred(table, 'artillery', each.count)
      return
    case 'submerge':
      await barred(table, 'submarines', each.count)
      return
    case 'end-phase':
      await table.ready()
      return primary(table)
    default:
      throw new Error(`nobody knows how to try ${each.type}`)
  }
}

/** All that comes before it, then it. */
export async function tried(table: Table, line: readonly Play[]): Promise<void> {
  for (const each of line.slice(0, -1)) await play(table, each)
  await tryIt(table, line.at(-1)!)
  await expect(told(table)).toBeVisible()
}
