import type { Element, Node } from '../markup/read-markup.ts'
import { readMarkup } from '../markup/read-markup.ts'
import { writeMarkdown } from './write-markdown.ts'

/** Larger than any page. The rest would be left out. */
const MAX_LENGTH = 2 * 1024 * 1024

export interface PageMarkdown {
  /** The page's canonical URL. Null if it has none. */
  canonical: string | null
  text: string
}

/** The main content of a document as Markdown, below its title, description and address. */
export function pageMarkdown(html: string, origin: string): PageMarkdown {
  const head = readMarkup(between(html, '<head', '</head>'), MAX_LENGTH).nodes.filter(
    (node): node is Element => 'tagName' in node,
  )
  const find = (tagName: string, name: string, value: string) =>
    head.find((element) => element.tagName === tagName && attribute(element, name) === value)
  const title = head
    .find(({ tagName }) => tagName === 'title')
    ?.childNodes.map(textOf)
    .join('')
  const description = attribute(find('meta', 'name', 'description'), 'content')
  const canonical = attribute(find('link', 'rel', 'canonical'), 'href') ?? null
  const { nodes } = readMarkup(between(html, '<main', '</main>'), MAX_LENGTH)
  const about = { title, description, url: canonical ?? undefined, language: languageOf(html) }
  return { canonical, text: `${frontMatter(about)}\n${writeMarkdown(nodes, origin)}` }
}

/** From the first opening tag to the last closing tag. */
function between(html: string, start: string, end: string) {
  const from = html.indexOf(start)
  const to = html.lastIndexOf(end)
  return from < 0 || to < from ? '' : html.slice(from, to)
}

const languageOf = (html: string) => /^[^>]*<html lang="([\w-]+)"/.exec(html.slice(15))?.[1]

const textOf = (node: Node) => ('value' in node ? node.value : '')

const attribute = (element: Element | undefined, wanted: string) =>
  element?.attrs.find(({ name }) => name === wanted)?.value

/** YAML, of which a JSON text is a part. */
function frontMatter(values: Readonly<Record<string, string | undefined>>) {
  const lines = Object.entries(values).flatMap(([name, value]) =>
    value ? [`${name}: ${JSON.stringify(value)}`] : [],
  )
  return ['---', ...lines, '---', ''].join('\n')
}
