import {
  defaultTreeAdapter,
  html as markup,
  parseFragment,
  type DefaultTreeAdapterMap,
  type DefaultTreeAdapterTypes,
  type TreeAdapter,
} from 'parse5'

export type Node = DefaultTreeAdapterTypes.ChildNode
export type Element = DefaultTreeAdapterTypes.Element

/** Why content was cut. */
export type CutReason = 'too long' | 'too many elements' | 'too deep'

export interface ParsedMarkup {
  nodes: readonly Node[]
  /** Why reading stopped before the end. Null if everything was read. */
  cut: CutReason | null
  /** The elements that were open when reading stopped. */
  unfinished: ReadonlySet<Element>
}

/** What the parser may create, most of which may be dropped afterwards. It protects the worker's CPU time. */
const MAX_PARSED_ELEMENTS = 20_000
const MAX_PARSED_DEPTH = 5000

class StopReading extends Error {
  override name = 'StopReading'
  readonly reason: CutReason

  constructor(reason: CutReason) {
    super(reason)
    this.reason = reason
  }
}

const CONTEXT = defaultTreeAdapter.createElement('div', markup.NS.HTML, [])

/** Parses markup as a browser would inside a `<div>`, up to `maxLength` characters. */
export function readMarkup(html: string, maxLength: number): ParsedMarkup {
  const { treeAdapter, open, nodesRead } = createLimitedAdapter()
  const isTooLong = html.length > maxLength
  try {
    const { childNodes: nodes } = parseFragment(CONTEXT, html.slice(0, maxLength), {
      treeAdapter,
      scriptingEnabled: true,
    })
    return isTooLong
      ? { nodes, cut: 'too long', unfinished: open }
      : { nodes, cut: null, unfinished: new Set() }
  } catch (error) {
    if (!(error instanceof StopReading)) throw error
    return { nodes: nodesRead(), cut: error.reason, unfinished: open }
  }
}

/** A tree adapter that stops the parser when it has created too much. */
function createLimitedAdapter() {
  const open = new Set<Element>()
  let created = 0
  let root: Element | undefined
  const treeAdapter: TreeAdapter<DefaultTreeAdapterMap> = {
    ...defaultTreeAdapter,
    createElement(tagName, namespace, attrs) {
      created += 1
      if (created > MAX_PARSED_ELEMENTS) throw new StopReading('too many elements')
      return defaultTreeAdapter.createElement(tagName, namespace, attrs)
    },
    onItemPush(element) {
      root ??= element
      open.add(element)
      if (open.size > MAX_PARSED_DEPTH) throw new StopReading('too deep')
    },
    onItemPop: (element) => void open.delete(element),
  }
  return { treeAdapter, open, nodesRead: () => root?.childNodes ?? [] }
}
