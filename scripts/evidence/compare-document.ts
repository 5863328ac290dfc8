import { parse, type DefaultTreeAdapterTypes } from 'parse5'

import { integrityOf, type ScriptInventory } from './script-inventory.ts'

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element

interface Expected {
  inventory: ScriptInventory
  origin: string
  /** The nonce of the response. */
  nonce: string | null
  /** The origins that may be framed. */
  frames: readonly string[]
}

const EXECUTABLE = /^(|module|(text|application)\/(java|ecma|j)script.*)$/i

/** Sentences about what the inventory does not have in a document. */
export const documentProblems = (html: string, expected: Expected): string[] =>
  elementsIn(parse(html)).flatMap((element) => [
    ...problemsOf(element, expected),
    ...element.attrs
      .filter(({ name, value }) => name.startsWith('on') || /^\s*javascript:/i.test(value))
      .map(({ name }) => `<${element.tagName}> has a script in its attribute ${name}.`),
  ])

function problemsOf(element: Element, expected: Expected): string[] {
  switch (element.tagName) {
    case 'script':
      return scriptProblems(element, expected)
    case 'link':
      return attribute(element, 'rel') === 'modulepreload'
        ? fileProblems(attribute(element, 'href'), expected)
        : []
    case 'base':
      return ['A <base> changes where addresses lead.']
    case 'iframe':
    case 'embed':
    case 'object':
      return frameProblems(element, expected)
    default:
      return []
  }
}

function scriptProblems(element: Element, expected: Expected): string[] {
  const type = attribute(element, 'type') ?? ''
  const source = attribute(element, 'src')
  const text = textOf(element)
  const isImportMap = type.toLowerCase() === 'importmap'
  if (!isImportMap && !EXECUTABLE.test(type)) return []
  const nonce =
    attribute(element, 'nonce') === expected.nonce
      ? []
      : ['A script does not have the nonce of the response.']
  if (isImportMap) return [...nonce, ...importMapProblems(text, expected)]
  return [
    ...nonce,
    ...(source === undefined ? inlineProblems(text, expected) : fileProblems(source, expected)),
  ]
}

const importMapProblems = (text: string, { inventory }: Expected) =>
  integrityOf(text) === inventory.importMap ? [] : ['The import map is not that of the build.']

const inlineProblems = (text: string, { inventory }: Expected) =>
  inventory.inline.some(({ integrities }) => integrities.includes(integrityOf(text)))
    ? []
    : [`A new inline script begins with ${JSON.stringify(text.trim().slice(0, 60))}.`]

function fileProblems(address = '', { inventory, origin }: Expected) {
  const url = URL.parse(address, origin)
  const isKnown =
    url?.origin === origin &&
    inventory.files.some((file) => file.address === url.pathname + url.search)
  return isKnown ? [] : [`A new script is loaded: ${address.slice(0, 200)}`]
}

function frameProblems(element: Element, { origin, frames }: Expected) {
  const address = attribute(element, 'src') ?? attribute(element, 'data')
  const url = address === undefined ? null : URL.parse(address, origin)
  return url === null || frames.includes(url.origin) ? [] : [`A new frame: ${url.origin}`]
}

const attribute = ({ attrs }: Element, wanted: string) =>
  attrs.find(({ name }) => name === wanted)?.value

const textOf = ({ childNodes }: Element) =>
  childNodes.map((child) => ('value' in child ? child.value : '')).join('')

function elementsIn(node: Node): Element[] {
  const children = 'childNodes' in node ? node.childNodes : []
  const inTemplate = 'content' in node ? elementsIn(node.content) : []
  const within = [...children.flatMap(elementsIn), ...inTemplate]
  return 'attrs' in node ? [node, ...within] : within
}
