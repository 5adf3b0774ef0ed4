import { createElement, memo, type ReactNode } from 'react'
import type { Drawing } from './map/shapes.ts'

const NAMES: Readonly<Record<string, string>> = { class: 'className', viewBox: 'viewBox' }

/** Attribute name in React. */
const reactName = (name: string): string =>
  NAMES[name] ?? (name.startsWith('aria-') ? name : name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()))

function drawn({ tag, at, inside }: Drawing, key: number): ReactNode {
  const props = Object.fromEntries(Object.entries(at).map(([name, value]) => [reactName(name), value]))
  const children = inside.map((each, place) => (typeof each === 'string' ? each : drawn(each, place)))
  return children.length === 0 ? createElement(tag, { ...props, key }) : createElement(tag, { ...props, key }, children)
}

/** Renders a drawing. */
export const Drawn = memo(function Drawn({ of }: { of: Drawing }) {
  return drawn(of, 0)
})
