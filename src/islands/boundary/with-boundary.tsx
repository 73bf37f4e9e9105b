import { Component, type ComponentType, type ReactNode } from 'react'
import * as words from '#words/boundary.ts'
import * as common from '#words/common.ts'

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
        <p>{common.unexpectedError}</p>
        <p>{words.partIsBroken}</p>
        <button type="button" className="button quiet" onClick={() => location.reload()}>
          {common.loadAgain}
        </button>
      </div>
    )
  }
}
