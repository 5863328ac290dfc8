import { Component, type ReactNode } from 'react'

interface PartBoundaryProps {
  /** Shown instead of the part when it throws; nothing by default. */
  failed?: ReactNode
  children: ReactNode
}

/** Limits an error to one part of the page. React reports it to the root, which logs it. */
export class PartBoundary extends Component<PartBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError = () => ({ hasFailed: true })
  override render = () => (this.state.hasFailed ? this.props.failed : this.props.children)
}
