/** A browser of whatever engine, with the page in front of it: as little as is needed to play by pressing what is seen. */
export type Seat = {
  /** Engine and version, as the browser says it. */
  readonly name: string
  /** Kept games survive a reload. */
  readonly keeps: boolean
  open(url: string): Promise<void>
  reload(): Promise<void>
  /** Evaluates an expression in the page and awaits promises. The result must be JSON. */
  ask<T>(expression: string): Promise<T>
  /** Presses and releases the mouse there, in the page's own measures. */
  press(at: { x: number; y: number }): Promise<void>
  close(): Promise<void>
}

/** An engine that can be tried, where the machine has it. `missing`: the Debian packages it still wants there. */
export type Engine = { readonly name: string; missing(): readonly string[]; seat(): Promise<Seat> }

/** A laptop's window. */
export const WINDOW = { width: 1280, height: 800 }

/** The expression's value as text, so that every protocol can carry it. */
export const asText = (expression: string): string =>
  `Promise.resolve(${expression}).then((value) => JSON.stringify(value) ?? 'null')`
