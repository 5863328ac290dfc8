import { isNode, formatLocation, partOf, walk, type SyntaxNode } from './sources.ts'

/** A class name in the code and the parts of client/ui that may style it. */
export interface UsedClass {
  name: string
  location: string
  /** The parts around the element, in its file and wherever its component is rendered. */
  parts: ReadonlySet<string>
}

interface Tag {
  name: string
  isPart: boolean
}

/** An element with its surroundings. */
interface Site {
  /** The tags from the element outwards. */
  tags: Tag[]
  /** The component whose code contains the element. */
  component: string
  location: string
  element: SyntaxNode
}

/** Every class name in a `className` of these files. */
export function usedClasses(paths: readonly string[]): UsedClass[] {
  const sites = paths.flatMap(sitesIn)
  return sites.flatMap((site) => {
    const value = readAttribute(site.element, 'className')
    const names = textsIn(value, (prop) => propTexts(site.component, prop, sites))
    const parts = partsAround(site, sites)
    return names.map((name) => ({ name, location: site.location, parts }))
  })
}

function sitesIn(path: string): Site[] {
  const sites: Site[] = []
  const parts = new Map<string, string>()
  walk(path, (node, around) => {
    if (node.type === 'ImportDeclaration') collectParts(node, parts)
    if (node.type !== 'JSXElement') return
    sites.push({
      element: node,
      location: formatLocation(path, node),
      component: around.map(componentName).find((name) => name !== undefined) ?? '',
      tags: [node, ...around]
        .filter(({ type }) => type === 'JSXElement')
        .map((element) => readTag(element, parts)),
    })
  })
  return sites
}

/** Some components render the part named by their property `as`. */
function readTag(element: SyntaxNode, parts: Map<string, string>): Tag {
  const own = String(partOf(element, 'openingElement', 'name', 'name'))
  const other = String(partOf(readAttribute(element, 'as'), 'expression', 'name'))
  const name = parts.has(other) && !parts.has(own) ? other : own
  return { name: parts.get(name) ?? name, isPart: parts.has(name) }
}

/** The imports from client/ui and from looks: exported names by local name. */
function collectParts(declaration: SyntaxNode, parts: Map<string, string>) {
  const { specifiers } = declaration
  if (!/\/ui\/|\/look(-[\w-]+)?\.tsx$/.test(String(partOf(declaration, 'source', 'value')))) return
  for (const specifier of Array.isArray(specifiers) ? specifiers : []) {
    parts.set(
      String(partOf(specifier, 'local', 'name')),
      String(partOf(specifier, 'imported', 'name')),
    )
  }
}

function componentName(node: SyntaxNode) {
  const isNamed = node.type === 'FunctionDeclaration' || node.type === 'VariableDeclarator'
  const name = isNamed ? partOf(node, 'id', 'name') : undefined
  return typeof name === 'string' && /^[A-Z]/.test(name) ? name : undefined
}

function readAttribute(element: SyntaxNode, name: string): unknown {
  const attributes = partOf(element, 'openingElement', 'attributes')
  if (!Array.isArray(attributes)) return undefined
  return partOf(
    attributes.find((attribute) => partOf(attribute, 'name', 'name') === name),
    'value',
  )
}

/** The possible texts of an expression; an identifier stands for a property of the component. */
function textsIn(value: unknown, readPropTexts: (prop: string) => string[]): string[] {
  const inAll = (...names: string[]) =>
    names.flatMap((name) => textsIn(partOf(value, name), readPropTexts))
  switch (partOf(value, 'type')) {
    case 'Literal':
      return wordsIn(partOf(value, 'value'))
    case 'JSXExpressionContainer':
      return inAll('expression')
    case 'ConditionalExpression':
      return inAll('consequent', 'alternate')
    case 'LogicalExpression':
      return inAll('left', 'right')
    case 'TemplateLiteral': {
      const quasis = partOf(value, 'quasis')
      return Array.isArray(quasis)
        ? quasis.flatMap((quasi: unknown) => (isNode(quasi) ? wordsIn(cooked(quasi)) : []))
        : []
    }
    case 'Identifier':
      return readPropTexts(String(partOf(value, 'name')))
    default:
      return []
  }
}

const cooked = ({ value }: SyntaxNode) =>
  typeof value === 'object' && value !== null && 'cooked' in value ? value.cooked : undefined

const wordsIn = (text: unknown) =>
  typeof text === 'string' ? text.split(/\s+/).filter(Boolean) : []

/**
 * The values that the elements of a component pass as a property. A `className` is found at the element that passes it.
 */
const propTexts = (component: string, prop: string, sites: readonly Site[]) =>
  prop === 'className'
    ? []
    : sites
        .filter(({ tags: [tag] }) => tag?.name === component)
        .flatMap(({ element }) => textsIn(readAttribute(element, prop), () => []))

function partsAround(start: Site, sites: readonly Site[]) {
  const parts = new Set<string>()
  const seen = new Set<string>()
  const visitTag = ({ name, isPart }: Tag) => {
    if (isPart) parts.add(name)
    // A component may wrap its children in further parts.
    if (isPart || !/^[A-Z]/.test(name) || seen.has(`inside ${name}`)) return
    seen.add(`inside ${name}`)
    for (const site of sites) if (site.component === name) site.tags.slice(0, 1).forEach(visitTag)
  }
  const visitSite = ({ tags, component }: Site) => {
    tags.forEach(visitTag)
    if (seen.has(component)) return
    seen.add(component)
    for (const site of sites) if (site.tags[0]?.name === component) visitSite(site)
  }
  visitSite(start)
  return parts
}
