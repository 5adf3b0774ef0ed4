import { Component, type ReactNode } from 'react'

type Props = { children: ReactNode; instead: ReactNode }

/** Error boundary around user-made content: if it fails to render, a fallback replaces it. */
export class Guard extends Component<Props, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true }
  }

  override render() {
    return this.state.broken ? this.props.instead : this.props.children
  }
}
