/** What the trials tell of themselves: how many, how many well, and what became of the others. */
export type Row = { what: string; tried: number; well: number; not: string[] }

/** Counts the trials of one row. */
export function row(what: string): Row & { trial: (fault: string | null) => void } {
  const made = {
    what,
    tried: 0,
    well: 0,
    not: [] as string[],
    trial(fault: string | null) {
      made.tried++
      if (fault === null) made.well++
      else made.not.push(fault)
    },
  }
  return made
}

const FEW = 3

/** As a table in Markdown; of many faults the first few in words. */
export function asTable(rows: readonly Row[]): string {
  const lines = rows.map(({ what, tried, well, not }) => {
    const words = not.slice(0, FEW).join('; ') + (not.length > FEW ? ` … ${not.length} in all` : '')
    return `| ${what} | ${tried} | ${well} | ${not.length > 0 ? words : '0'} |`
  })
  return ['| what | tried | well | not |', '|---|---|---|---|', ...lines].join('\n')
}
