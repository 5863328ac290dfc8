import { defaultTreeAdapter, html as markup } from 'parse5'

import { DROPPED_WHOLE, ELEMENTS, INLINE_ELEMENTS, VOID_ELEMENTS } from './allow-list.ts'
import { attributesOf, type ElementContext } from './attributes.ts'
import type { CutReason, Element, Node, ParsedMarkup } from './read-markup.ts'

/** What content may contain. Only what is written counts, not what is dropped. */
const MAX_LENGTH = 256 * 1024
const MAX_ELEMENTS = 10_000
const MAX_DEPTH = 200

export interface WrittenMarkup {
  html: string
  cuts: readonly CutReason[]
}

/** An end is that of an element whose children have all been written. */
type Step = Node | { end: Element; isWritten: boolean }

/**
 * Writes the allowed part of parsed markup. Beyond a limit it stops behind the last complete block, except that
 * elements which are nested too deeply are removed, but their children stay.
 */
export function writeMarkup(
  { nodes, cut, unfinished }: ParsedMarkup,
  context: ElementContext,
): WrittenMarkup {
  const output = createOutput()
  const cuts = new Set<CutReason>()
  // A list of steps instead of recursion, because dropped elements may be nested thousands deep.
  const steps: Step[] = nodes.toReversed()

  /** @returns why writing stops here */
  function write(step: Step): CutReason | null {
    if ('end' in step) {
      if (unfinished.has(step.end)) return cut
      if (step.isWritten) output.end(step.end.tagName)
      return null
    }
    if (defaultTreeAdapter.isTextNode(step)) return output.text(step.value)
    return isReadable(step) ? writeElement(step) : null
  }

  function writeElement(element: Element): CutReason | null {
    const { tagName, childNodes } = element
    const isAllowed = ELEMENTS.has(tagName)
    const attributes = isAllowed ? attributesOf(tagName, element.attrs, context) : []
    if (attributes === null) return null
    const isWritten = isAllowed && output.depth() < MAX_DEPTH
    if (isAllowed && !isWritten) cuts.add('too deep')
    const reason = isWritten ? output.start(tagName, attributes) : null
    if (!VOID_ELEMENTS.has(tagName)) {
      steps.push({ end: element, isWritten })
      for (const child of childNodes.toReversed()) steps.push(child)
    }
    return reason
  }

  let stopped = cut
  for (let step = steps.pop(); step; step = steps.pop()) {
    const reason = write(step)
    if (reason === null) continue
    stopped = reason
    break
  }
  if (stopped !== null) {
    cuts.add(stopped)
    output.returnToBoundary()
  }
  return { html: output.close(), cuts: [...cuts] }
}

/** SVG and MathML are parsed by their own rules, in which text can turn into elements. */
const isReadable = (node: Node): node is Element =>
  defaultTreeAdapter.isElementNode(node) &&
  node.namespaceURI === markup.NS.HTML &&
  !DROPPED_WHOLE.has(node.tagName)

type Attributes = NonNullable<ReturnType<typeof attributesOf>>

/** The markup written so far, within the limits, and the last place at which it may be cut. */
function createOutput() {
  let parts: string[] = []
  let open: string[] = []
  let room = MAX_LENGTH
  let elements = 0
  let boundary: { parts: number; open: string[] } | null = null

  function noteBoundary(tagName: string) {
    if (!INLINE_ELEMENTS.has(tagName)) boundary = { parts: parts.length, open: [...open] }
  }

  return {
    depth: () => open.length,

    /** @returns the limit that keeps the element from being written */
    start(tagName: string, attributes: Attributes): CutReason | null {
      const length = lengthOf(tagName, attributes)
      if (length > room) return 'too long'
      elements += 1
      if (elements > MAX_ELEMENTS) return 'too many elements'
      room -= length
      const written = attributes.map(({ name, value }) => ` ${name}="${escapeAttribute(value)}"`)
      parts.push(`<${tagName}${written.join('')}>`)
      if (VOID_ELEMENTS.has(tagName)) noteBoundary(tagName)
      else open.push(tagName)
      return null
    },

    end(tagName: string) {
      open.pop()
      parts.push(`</${tagName}>`)
      noteBoundary(tagName)
    },

    /** @returns the limit that keeps the text from being written as a whole */
    text(value: string): CutReason | null {
      const isWhole = value.length <= room
      // Without any boundary, text is cut between two words.
      const words = isWhole ? value : (/^.*\s/s.exec(value.slice(0, room))?.[0] ?? '')
      parts.push(escapeText(words))
      room -= value.length
      return isWhole ? null : 'too long'
    },

    returnToBoundary() {
      if (!boundary) return
      parts = parts.slice(0, boundary.parts)
      open = boundary.open
    },

    close: () =>
      parts.join('') +
      open
        .toReversed()
        .map((tagName) => `</${tagName}>`)
        .join(''),
  }
}

const lengthOf = (tagName: string, attributes: Attributes) =>
  attributes.reduce(
    (sum, { name, value }) => sum + name.length + value.length + ' =""'.length,
    2 * tagName.length + '<></>'.length,
  )

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
