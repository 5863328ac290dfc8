/** The properties of a syntax node that the rule reads. */
interface Node {
  type: string
  parent: Node
  name?: Node | string
  children?: Node[]
  openingElement?: Node & { attributes: Node[] }
  expression?: Node
  callee?: Node
  property?: Node
  value?: unknown
  consequent?: Node
  alternate?: Node
  left?: Node
  right?: Node
  quasis?: unknown[]
}

interface RuleContext {
  report: (found: { node: Node; message: string }) => void
}

const BESIDE = 'Put this text into an element: what stands beside it comes and goes.'
const CHANGES = 'Give this message a `tagName`: its text changes, or comes and goes.'

/** Functions that return text. */
const TEXT = /^(?:money|formatMessage|formatNumber|formatDate|join|toString|toLowerCase)$/

/** Variables that hold elements. */
const ELEMENTS =
  /^(?:after|app|badges|banner|children|head|heart|intro|note|notice|picture|refresh|top)$/

const readName = (node: Node | string | undefined): string =>
  typeof node === 'string' ? node : node ? readName(node.name ?? node.property) : ''

const isBlank = ({ type, value }: Node) =>
  (type === 'JSXText' || type === 'Literal') && typeof value === 'string' && value.trim() === ''

/** The content of the braces, or the node itself. */
const unwrap = (node: Node): Node =>
  node.type === 'JSXExpressionContainer' && node.expression ? unwrap(node.expression) : node

const isText = (node: Node): boolean => {
  if (node.type === 'JSXText') return !isBlank(node)
  if (node.type === 'Literal') return typeof node.value === 'string' && !isBlank(node)
  if (node.type === 'TemplateLiteral') return true
  if (node.type === 'Identifier' || node.type === 'MemberExpression')
    return !ELEMENTS.test(readName(node))
  return node.type === 'CallExpression' && TEXT.test(readName(node.callee))
}

/** Includes conditional text. */
const mayBeText = (node: Node): boolean =>
  isText(node) || [node.consequent, node.alternate, node.right].some((one) => one && mayBeText(one))

const comesAndGoes = ({ type, callee }: Node) =>
  type === 'LogicalExpression' ||
  type === 'ConditionalExpression' ||
  (type === 'CallExpression' && readName(callee) === 'map')

const isDynamic = ({ type }: Node) => type !== 'JSXText' && type !== 'Literal'

/** Children other than whitespace. */
const shownIn = ({ children = [] }: Node) =>
  children.map(unwrap).filter((child) => child.type !== 'JSXEmptyExpression' && !isBlank(child))

const readAttributes = (node: Node) => node.openingElement?.attributes ?? []
const attribute = (node: Node, name: string) =>
  readAttributes(node).find((one) => readName(one) === name)

const isMessage = (node: Node) =>
  node.type === 'JSXElement' && readName(node.openingElement?.name) === 'FormattedMessage'

/** Whether a message stays unchanged as long as its element. */
function isConstant(node: Node) {
  const id = attribute(node, 'id')?.value as Node | undefined
  const isInElement = node.parent.type === 'JSXElement'
  return isInElement && id?.type === 'Literal' && !attribute(node, 'values')
}

/**
 * Browsers that translate a page replace its text by new elements. React then fails to remove such text, or to insert
 * nodes before it, and updates text that is no longer in the page. Only text that is alone in an element is safe,
 * because React sets it as the content of that element.
 */
const bareText = {
  create: (context: RuleContext) => {
    function checkChildren(parent: Node) {
      if (attribute(parent, 'translate')) return
      const shown = shownIn(parent)
      const isVarying = shown.some(comesAndGoes)
      for (const node of shown.length > 1 ? shown : []) {
        const isBare = mayBeText(node) && (isVarying || isDynamic(node))
        if (isBare || (isVarying && isMessage(node) && !attribute(node, 'tagName'))) {
          context.report({ node, message: BESIDE })
        }
      }
    }
    return {
      JSXFragment: checkChildren,
      JSXElement(node: Node) {
        checkChildren(node)
        if (isMessage(node) && !attribute(node, 'tagName') && !isConstant(node)) {
          context.report({ node, message: CHANGES })
        }
      },
    }
  },
}

// oxlint-disable-next-line import/no-default-export -- the linter expects the plugin there
export default { meta: { name: 'shop' }, rules: { 'bare-text': bareText } }
