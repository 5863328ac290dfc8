import { Component, type ComponentType, type ReactNode } from 'react'

interface RegionProps {
  /** A selector of the region's elements in the document. */
  keeps: string
  /** A new value, such as another view, renders a failed region again. */
  view?: unknown
  /** Shown above what the region keeps. `isKept`: whether it keeps the elements of this view. */
  failed?: ComponentType<{ isKept: boolean }>
  /** Whether the document already shows this region before it is rendered here. */
  isInDocument?: boolean
  children: ReactNode
}

interface RegionState {
  hasFailed: boolean
  view: unknown
}

/**
 * A region of the document: header, main content or footer. When its code throws, the region keeps a copy of the
 * elements that it showed last. Their links and forms still work, as without JavaScript.
 */
export class Region extends Component<RegionProps, RegionState> {
  override state: RegionState = { hasFailed: false, view: this.props.view }
  #isShown = false
  #copies: Node[] = []

  static getDerivedStateFromError = (): Partial<RegionState> => ({ hasFailed: true })

  static getDerivedStateFromProps = ({ view }: RegionProps, state: RegionState) =>
    view === state.view ? null : { hasFailed: false, view }

  override componentDidMount() {
    this.#isShown = !this.state.hasFailed
  }

  override componentDidUpdate() {
    if (this.state.hasFailed) return
    this.#isShown = true
    this.#copies = []
  }

  override render() {
    const { keeps, failed: Failed, isInDocument = true, children } = this.props
    if (!this.state.hasFailed) return children
    const isKept = isInDocument || this.#isShown
    // Until React commits this rendering, the document still contains the elements.
    if (isKept && this.#copies.length === 0) this.#copies = copiesOf(keeps)
    return (
      <>
        {Failed && <Failed isKept={isKept} />}
        {isKept && <Kept copies={this.#copies} />}
      </>
    )
  }
}

/** Scripts are left out: they have run already. */
const copiesOf = (selector: string) =>
  [...document.querySelectorAll(selector)]
    .filter((element) => element.localName !== 'script')
    .map((element) => {
      const copy = element.cloneNode(true) as Element
      for (const script of copy.querySelectorAll('script')) script.remove()
      return copy
    })

function Kept({ copies }: { copies: readonly Node[] }) {
  return <div ref={(box) => box?.replaceChildren(...copies)} />
}
