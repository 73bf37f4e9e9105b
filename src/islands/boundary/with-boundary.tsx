import { Component, type ComponentType, type ReactNode } from 'react'

/** An island that says so when it breaks, with a way to load it anew; without, React takes it off the page. */
export function withBoundary<Props extends object>(Island: ComponentType<Props>): (props: Props) => ReactNode {
  return function Guarded(props) {
    return (
      <Boundary>
        <Island {...props} />
      </Boundary>
    )
  }
}

class Boundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    if (!this.state.broken) return this.props.children
    return (
      <div role="alert" className="notice problem">
        <p>Unexpected Application Error!</p>
        <p>This part of the page is broken. What you typed and put into the cart is kept.</p>
        <button type="button" className="button quiet" onClick={() => location.reload()}>
          Load the page again
        </button>
      </div>
    )
  }
}
