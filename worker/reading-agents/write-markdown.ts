import { defaultTreeAdapter, html as markup } from 'parse5'

import type { Element, Node } from '../markup/read-markup.ts'
import { escapeInline, escapeLineStart, linkTarget, oneLine } from './escape-markdown.ts'

/** Elements that say nothing without a browser, or that only act in one. */
const DROPPED = namesIn(`
  audio button canvas datalist iframe input link meta noscript object progress script select style template textarea
  title video
`)

const BLOCKS = namesIn(`
  address article aside blockquote body dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6
  header hr legend li main nav ol p pre section summary table tbody td tfoot th thead tr ul
`)

/** Name the list or the section that follows. */
const TERMS = namesIn('dt legend summary')

/** What surrounds the text of an element. */
const MARKS: Readonly<Record<string, string>> = {
  strong: '**',
  b: '**',
  em: '*',
  i: '*',
  s: '~~',
  del: '~~',
  dt: '**',
  legend: '**',
  summary: '**',
}

function namesIn(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/))
}

/** Writes markup of a page as CommonMark, with tables and deletions as in GitHub's. Links become absolute. */
export function writeMarkdown(nodes: readonly Node[], base: string): string {
  const text = blocksOf(nodes, base).join('\n\n')
  return text === '' ? '' : `${text}\n`
}

/** Consecutive inline nodes are a paragraph. */
function blocksOf(nodes: readonly Node[], base: string): string[] {
  const blocks: string[] = []
  let line: Node[] = []
  const endLine = () => {
    const text = paragraph(line, base)
    if (text !== '') blocks.push(text)
    line = []
  }
  for (const node of nodes) {
    if (isDropped(node)) continue
    if (!isElement(node) || !isBlock(node)) line.push(node)
    else {
      endLine()
      blocks.push(...blockOf(node, base))
    }
  }
  endLine()
  return blocks
}

function blockOf(element: Element, base: string): string[] {
  const { tagName, childNodes } = element
  if (/^h[1-6]$/.test(tagName)) return headingOf(element, base)
  if (TERMS.has(tagName) && !hasBlock(element)) return termOf(element, base)
  switch (tagName) {
    case 'ul':
    case 'ol':
      return listOf(element, base)
    case 'table':
      return tableOf(element, base)
    case 'hr':
      return ['---']
    case 'blockquote':
      return [indented(blocksOf(childNodes, base).join('\n\n'), '> ', '> ')]
    default:
      return blocksOf(childNodes, base)
  }
}

function headingOf({ tagName, childNodes }: Element, base: string) {
  const text = oneLine(inlineOf(childNodes, base))
  return text === '' ? [] : [`${'#'.repeat(Number(tagName.slice(1)))} ${text}`]
}

function termOf(element: Element, base: string) {
  const text = marked(element, oneLine(inlineOf(element.childNodes, base)))
  return text === '' ? [] : [text]
}

function listOf({ tagName, childNodes }: Element, base: string) {
  const items = childNodes.flatMap((node) => {
    if (!isElement(node) || isDropped(node)) return []
    const item = blocksOf([node], base)
    return item.length > 0 ? [item] : []
  })
  if (items.length === 0) return []
  const lines = items.map((item, index) => {
    const mark = tagName === 'ol' ? `${index + 1}. ` : '- '
    return indented(
      item.join(item.some(isStructured) ? '\n\n' : '\n'),
      mark,
      ' '.repeat(mark.length),
    )
  })
  return [lines.join('\n')]
}

/** A list, a table or a quotation needs an empty line before it. */
const isStructured = (block: string) => /^(?:[-|>]|\d+\.) ?/.test(block)

const indented = (text: string, first: string, others: string) =>
  text
    .split('\n')
    .map((line, index) => (index === 0 ? first : others) + line)
    .map((line) => line.trimEnd())
    .join('\n')

/** A table with a row of headings stays one. Of another, each row is an item: its first cell names the others. */
function tableOf(table: Element, base: string) {
  const rows = rowsIn(table).map((row) =>
    row.childNodes.filter((cell) => isElement(cell)).filter((cell) => !isDropped(cell)),
  )
  const filled = rows.filter((cells) => cells.length > 0)
  const texts = filled.map((cells) => cells.map((cell) => oneLine(inlineOf(cell.childNodes, base))))
  const [head = [], ...body] = texts
  if (texts.length === 0) return []
  if (!filled[0]?.every(({ tagName }) => tagName === 'th')) {
    return [
      texts.map(([name, ...values]) => `- ${[name, values.join(', ')].join(': ')}`).join('\n'),
    ]
  }
  const lineOf = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', String.raw`\|`)).join(' | ')} |`
  return [[lineOf(head), lineOf(head.map(() => '---')), ...body.map(lineOf)].join('\n')]
}

const rowsIn = (element: Element): Element[] =>
  element.childNodes.flatMap((node) => {
    if (!isElement(node) || isDropped(node)) return []
    return node.tagName === 'tr' ? [node] : rowsIn(node)
  })

function paragraph(nodes: readonly Node[], base: string) {
  const lines = inlineOf(nodes, base).split('\n')
  const kept = lines.map((line) => line.replaceAll(/[ \t]+/g, ' ').trim()).filter(Boolean)
  // A backslash at the end of a line keeps the break.
  return kept.map(escapeLineStart).join('\\\n')
}

/** Text of nodes in a line, in which only `<br>` is a line break. */
function inlineOf(nodes: readonly Node[], base: string): string {
  let text = ''
  let wasElement = false
  for (const node of nodes) {
    if (isDropped(node)) continue
    const part = isElement(node) ? inlineElement(node, base) : escapeInline(textOf(node))
    if (part === '') continue
    // Styles set elements apart that have no blank between them.
    const needsBlank =
      isElement(node) && wasElement && !/\s$/.test(text) && !/^[\s,.;:!?)]/.test(part)
    text += needsBlank ? ` ${part}` : part
    wasElement = isElement(node)
  }
  return text
}

function inlineElement(element: Element, base: string): string {
  const { tagName, childNodes } = element
  if (tagName === 'br') return '\n'
  if (tagName === 'img') return pictureOf(element, base)
  if (element.namespaceURI !== markup.NS.HTML) return ''
  const text = inlineOf(childNodes, base)
  if (tagName === 'a') return linkOf(element, text, base)
  return isBlock(element) ? ` ${text} ` : marked(element, text)
}

/** Marks touch the text, so blanks at its ends are outside of them. */
function marked({ tagName }: Element, text: string) {
  const mark = MARKS[tagName]
  const inner = text.trim()
  if (mark === undefined || inner === '' || inner.startsWith(mark)) return text
  return text.replace(inner, () => mark + inner + mark)
}

function pictureOf(element: Element, base: string) {
  const alt = attribute(element, 'alt')?.trim()
  const target = linkTarget(attribute(element, 'src'), base)
  return alt && target !== null ? `![${oneLine(escapeInline(alt))}](${target})` : ''
}

function linkOf(element: Element, content: string, base: string) {
  const address = attribute(element, 'href')
  const target = linkTarget(address, base)
  const text = oneLine(content)
  // A link to a place on the page leads nowhere outside of a browser.
  if (target === null || address?.startsWith('#')) return content
  const named = text || escapeInline(attribute(element, 'aria-label') ?? '')
  return named === '' ? '' : `[${named}](${target})`
}

const isElement = (node: Node): node is Element => defaultTreeAdapter.isElementNode(node)

const textOf = (node: Node) => (defaultTreeAdapter.isTextNode(node) ? node.value : '')

const attribute = ({ attrs }: Element, wanted: string) =>
  attrs.find(({ name }) => name === wanted)?.value

/** A link around blocks is one line. */
const isBlock = (element: Element) =>
  BLOCKS.has(element.tagName) || (element.tagName !== 'a' && hasBlock(element))

const hasBlock = ({ childNodes }: Element): boolean =>
  childNodes.some((node) => isElement(node) && !isDropped(node) && isBlock(node))

/** What a visitor does not see before an action, or hears only. */
function isDropped(node: Node): boolean {
  if (!isElement(node)) return false
  const has = (name: string) => attribute(node, name) !== undefined
  return (
    DROPPED.has(node.tagName) ||
    has('hidden') ||
    has('popover') ||
    (node.tagName === 'dialog' && !has('open')) ||
    (node.tagName === 'form' && hasTypedField(node)) ||
    attribute(node, 'aria-hidden') === 'true'
  )
}

const TYPED = new Set(['email', 'password', 'search', 'tel', 'text'])

/** Whether a form asks for what only a person knows. */
const hasTypedField = ({ childNodes }: Element): boolean =>
  childNodes.some((node) => {
    if (!isElement(node)) return false
    const isTyped = node.tagName === 'input' && TYPED.has(attribute(node, 'type') ?? 'text')
    return isTyped || node.tagName === 'textarea' || hasTypedField(node)
  })
