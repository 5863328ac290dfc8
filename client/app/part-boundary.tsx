import { Component, type ReactNode } from 'react'

interface PartBoundaryProps {
  /** Shown instead of the part when it throws; nothing by default. */
  failed?: ReactNode
  /**
   * Whether the part waits for its code. Updates then wait until `release`, because React removes what the edge has
   * rendered if it is rendered anew before it can be hydrated.
   */
  isLoading?: boolean
  children: ReactNode
}

interface PartState {
  hasFailed: boolean
}

/** Limits an error to one part of the page. React reports it to the root, which logs it. */
export class PartBoundary extends Component<PartBoundaryProps, PartState> {
  override state = { hasFailed: false }
  static getDerivedStateFromError = () => ({ hasFailed: true })
  isReleased = false
  hasUpdate = false
  override shouldComponentUpdate({ isLoading }: PartBoundaryProps, { hasFailed }: PartState) {
    const isNow = !isLoading || this.isReleased || hasFailed
    this.hasUpdate ||= !isNow
    return isNow
  }
  /** Renders the update that waits, if there is one. */
  release() {
    this.isReleased = true
    if (this.hasUpdate) this.forceUpdate()
  }
  override render = () => (this.state.hasFailed ? this.props.failed : this.props.children)
}
