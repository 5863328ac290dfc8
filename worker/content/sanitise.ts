import {
  defaultTreeAdapter,
  html as markup,
  parseFragment,
  type DefaultTreeAdapterMap,
  type DefaultTreeAdapterTypes,
  type TreeAdapter,
} from 'parse5'
import * as v from 'valibot'

import { TrustedHtml } from '#shared/contract/html.ts'

import { DROPPED_WHOLE, ELEMENTS, VOID_ELEMENTS } from './allow-list.ts'
import { attributesOf, type ElementContext } from './attributes.ts'

export interface SanitiseOptions extends ElementContext {
  /** Called with the reason when content is rejected as a whole. */
  warn: (message: string, fields: { reason: string }) => void
}

const MAX_LENGTH = 256 * 1024
const MAX_ELEMENTS = 10_000
const MAX_ATTRIBUTES = 2000
const MAX_DEPTH = 200
const MAX_PASSES = 4

class RejectedContentError extends Error {
  override name = 'RefusedError'
}

/**
 * Sanitizes content markup with the allow-list. The markup is parsed as a browser would parse it inside a
 * `<div>`, serialized, and parsed again until the result no longer changes, so that a browser cannot parse it
 * differently. Rejected content becomes an empty string and is logged in one line.
 */
export function sanitise(html: string, options: SanitiseOptions): TrustedHtml {
  try {
    return v.parse(TrustedHtml, untilStable(html, options))
  } catch (error) {
    if (!(error instanceof RejectedContentError)) throw error
    options.warn('content rejected by the sanitizer', { reason: error.message })
    return v.parse(TrustedHtml, '')
  }
}

function untilStable(html: string, options: SanitiseOptions) {
  if (html.length > MAX_LENGTH) throw new RejectedContentError('too long')
  let written = html
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    const again = writeNodes(read(written).childNodes, options, 0)
    if (again === written) return written
    written = again
  }
  throw new RejectedContentError('not stable')
}

type Node = DefaultTreeAdapterTypes.ChildNode
type Element = DefaultTreeAdapterTypes.Element

const CONTEXT = defaultTreeAdapter.createElement('div', markup.NS.HTML, [])

const read = (html: string) =>
  parseFragment(CONTEXT, html, { treeAdapter: cappedAdapter(), scriptingEnabled: true })

/** A tree adapter that aborts parsing when the markup has too many elements or attributes. */
function cappedAdapter(): TreeAdapter<DefaultTreeAdapterMap> {
  let elements = 0
  let attributes = 0
  return {
    ...defaultTreeAdapter,
    createElement(tagName, namespace, attrs) {
      elements += 1
      attributes += attrs.length
      if (elements > MAX_ELEMENTS) throw new RejectedContentError('too many elements')
      if (attributes > MAX_ATTRIBUTES) throw new RejectedContentError('too many attributes')
      return defaultTreeAdapter.createElement(tagName, namespace, attrs)
    },
  }
}

function writeNodes(nodes: readonly Node[], options: SanitiseOptions, depth: number): string {
  if (depth > MAX_DEPTH) throw new RejectedContentError('too deep')
  return nodes.map((node) => writeNode(node, options, depth)).join('')
}

function writeNode(node: Node, options: SanitiseOptions, depth: number): string {
  if (defaultTreeAdapter.isTextNode(node)) return escapeText(node.value)
  if (!defaultTreeAdapter.isElementNode(node)) return ''
  // SVG and MathML are parsed by their own rules, in which text can turn into elements.
  if (node.namespaceURI !== markup.NS.HTML || DROPPED_WHOLE.has(node.tagName)) return ''
  return ELEMENTS.has(node.tagName)
    ? writeElement(node, options, depth)
    : writeNodes(node.childNodes, options, depth + 1)
}

function writeElement(
  { tagName, attrs, childNodes }: Element,
  options: SanitiseOptions,
  depth: number,
) {
  const allowed = attributesOf(tagName, attrs, options)
  if (allowed === null) return ''
  const attributes = allowed
    .map(({ name, value }) => ` ${name}="${escapeAttribute(value)}"`)
    .join('')
  const start = `<${tagName}${attributes}>`
  if (VOID_ELEMENTS.has(tagName)) return start
  return `${start}${writeNodes(childNodes, options, depth + 1)}</${tagName}>`
}

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\u00a0': '&nbsp;',
}

const escapeText = (text: string) => text.replace(/[&<>\u00a0]/g, escape)
const escapeAttribute = (value: string) => value.replace(/[&<>"\u00a0]/g, escape)
const escape = (character: string) => ESCAPES[character] ?? character
