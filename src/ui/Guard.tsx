import { Component, type ReactNode } from 'react'

type Props = { children: ReactNode; instead: ReactNode }

/** Around what shows something that anybody may have written: should it break, something else stands there, and the page with it. */
export class Guard extends Component<Props, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true }
  }

  override render() {
    return this.state.broken ? this.props.instead : this.props.children
  }
}
