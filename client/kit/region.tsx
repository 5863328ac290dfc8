import { Component, type ReactNode } from 'react'

interface RegionProps {
  /** A selector of elements in the document, of which the region keeps a copy when its code throws. */
  keeps?: string
  /** Shown when its code throws, above what it keeps. `isKept`: whether it keeps the elements of this view. */
  failed?: (isKept: boolean) => ReactNode
  /** A new value, such as another view, renders a failed region again. */
  view?: unknown
  /** Whether the document already shows this region before it is rendered here. */
  isInDocument?: boolean
  children: ReactNode
}

interface RegionState {
  hasFailed: boolean
  view: unknown
}

/**
 * An error boundary. When its code throws, the rest of the page stays, and so may a copy of the elements that the region
 * showed last: their links and forms still work, as without JavaScript. React reports the error to the root, which logs it.
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
    const { keeps, failed, isInDocument = true, children } = this.props
    if (!this.state.hasFailed) return children
    const isKept = keeps !== undefined && (isInDocument || this.#isShown)
    // Until React commits this rendering, the document still contains the elements.
    if (isKept && this.#copies.length === 0) this.#copies = copyElements(keeps)
    return (
      <>
        {failed?.(isKept)}
        {isKept && <Kept copies={this.#copies} />}
      </>
    )
  }
}

/** Scripts are left out: they have run already. */
const copyElements = (selector: string) =>
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
