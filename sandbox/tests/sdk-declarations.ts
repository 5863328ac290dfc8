import { type ESTree, parseSync } from 'vite'

/** The declared type of a JSON value. */
export type Declared =
  | Plain
  | { is: 'list'; of: Declared }
  | { is: 'either'; of: Declared[] }
  | Members
  | { is: 'named'; name: string }

export type Plain =
  | { is: 'anything' | 'string' | 'number' | 'boolean' | 'null' | 'object' | 'nothing' }
  | { is: 'literal'; value: string | number | boolean }

export interface Members {
  is: 'members'
  members: Record<string, Member>
  /** The type of members that are not declared by name. */
  others?: Declared
}

export interface Member {
  declared: Declared
  optional: boolean
  limits: Limits
}

/** The limits of a member, from the comment above its type. */
export interface Limits {
  shortest?: number
  longest?: number
  pattern?: string
}

export interface SdkDeclarations {
  /** The response types by client and operation. */
  responses: Record<string, Record<string, Declared>>
  /** The named types that the responses refer to. */
  types: Record<string, Declared>
}

/** Reads the response types of the API clients from a declaration file of the SDK. */
export function sdkDeclarations(text: string): SdkDeclarations {
  const { program, comments } = parseSync('declarations.d.ts', text)
  const documented = new Map(
    comments.map((comment) => [lineAfter(text, comment.end), comment.value]),
  )
  const aliases = new Map(
    program.body.flatMap((node) =>
      node.type === 'TSTypeAliasDeclaration' ? [[node.id.name, node] as const] : [],
    ),
  )
  const responses = Object.fromEntries(
    program.body.flatMap((node) =>
      node.type === 'ClassDeclaration' && node.id?.name.startsWith('Shopper')
        ? [[node.id.name, responsesOf(node)]]
        : [],
    ),
  )
  const types: Record<string, Declared> = {}
  const queue = Object.values(responses).flatMap((own) => Object.values(own).flatMap(namesIn))
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    const alias = aliases.get(name)
    if (!alias) throw new Error(`${name} is not declared.`)
    if (types[name]) continue
    const declared = declaredBy(alias.typeAnnotation, limitsIn(documented.get(alias.start) ?? ''))
    types[name] = declared
    queue.push(...namesIn(declared))
  }
  return { responses, types }
}

const lineAfter = (text: string, end: number) => text.indexOf('\n', end) + 1

/** The last overload of an operation returns either the raw response or its body. The body is meant here. */
function responsesOf(client: ESTree.Class): Record<string, Declared> {
  return Object.fromEntries(
    client.body.body.flatMap((node) => {
      if (!('value' in node) || node.value?.type !== 'TSEmptyBodyFunctionExpression') return []
      const promised = node.value.returnType && argumentOf(node.value.returnType.typeAnnotation)
      if (promised?.type !== 'TSConditionalType' || node.key.type !== 'Identifier') return []
      return [[node.key.name, declaredBy(promised.falseType)]]
    }),
  )
}

const argumentOf = (node: ESTree.TSType) =>
  node.type === 'TSTypeReference' ? node.typeArguments?.params[0] : undefined

const KEYWORDS: Partial<Record<ESTree.TSType['type'], Declared>> = {
  TSAnyKeyword: { is: 'anything' },
  TSUnknownKeyword: { is: 'anything' },
  TSStringKeyword: { is: 'string' },
  TSTemplateLiteralType: { is: 'string' },
  TSNumberKeyword: { is: 'number' },
  TSBooleanKeyword: { is: 'boolean' },
  TSNullKeyword: { is: 'null' },
  TSObjectKeyword: { is: 'object' },
  TSVoidKeyword: { is: 'nothing' },
}

function declaredBy(node: ESTree.TSType, limits: Record<string, Limits> = {}): Declared {
  if (node.type === 'TSArrayType') return { is: 'list', of: declaredBy(node.elementType) }
  if (node.type === 'TSIntersectionType')
    return node.types.map((type) => membersOf(type, limits)).reduce(merged)
  if (node.type === 'TSUnionType')
    return { is: 'either', of: node.types.map((type) => declaredBy(type)) }
  if (node.type === 'TSLiteralType') return literalOf(node)
  if (node.type === 'TSTypeLiteral') return membersOf(node, limits)
  if (node.type === 'TSTypeReference') return referenceOf(node)
  return KEYWORDS[node.type] ?? unreadable(node)
}

function literalOf(node: ESTree.TSLiteralType): Declared {
  const value = 'value' in node.literal ? node.literal.value : undefined
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean')
    return unreadable(node)
  return { is: 'literal', value }
}

function referenceOf(node: ESTree.TSTypeReference): Declared {
  if (node.typeName.type !== 'Identifier') return unreadable(node)
  const argument = argumentOf(node)
  if (node.typeName.name === 'Array' && argument) return { is: 'list', of: declaredBy(argument) }
  return argument ? unreadable(node) : { is: 'named', name: node.typeName.name }
}

/**
 * The members of one part of an object type. The SDK declares an object in two parts: its own members, and an index
 * signature that allows any member besides, for custom ones.
 */
function membersOf(node: ESTree.TSType, limits: Record<string, Limits>): Members {
  if (node.type !== 'TSTypeLiteral') return unreadable(node)
  const members: Record<string, Member> = {}
  let others: Declared | undefined
  for (const part of node.members) {
    if (part.type === 'TSIndexSignature') others = declaredBy(part.typeAnnotation.typeAnnotation)
    else {
      const [name, member] = memberOf(part, limits)
      members[name] = member
    }
  }
  return { is: 'members', members, ...(others && { others }) }
}

const merged = (left: Members, right: Members): Members => ({
  ...left,
  ...right,
  members: { ...left.members, ...right.members },
})

function memberOf(part: ESTree.TSSignature, limits: Record<string, Limits>): [string, Member] {
  if (part.type !== 'TSPropertySignature' || !part.typeAnnotation) return unreadable(part)
  const name = nameOf(part.key)
  const declared = declaredBy(part.typeAnnotation.typeAnnotation)
  return [name, { declared, optional: part.optional, limits: limits[name] ?? {} }]
}

function nameOf(key: ESTree.PropertyKey): string {
  if (key.type === 'Identifier') return key.name
  return key.type === 'Literal' ? String(key.value) : unreadable(key)
}

function unreadable(node: { type: string; start: number }): never {
  throw new Error(`A ${node.type} at ${node.start} cannot be read as a response type.`)
}

/** Limits by member: `@property code: …` is followed by lines such as `- **Max Length:** 256`. */
function limitsIn(comment: string): Record<string, Limits> {
  return Object.fromEntries(
    comment.split('@property ').flatMap((part) => {
      const [name] = part.split(':')
      const limit = (label: string) => part.match(new RegExp(`\\*\\*${label}:\\*\\* (.+)`))?.[1]
      const shortest = limit('Min Length')
      const longest = limit('Max Length')
      const pattern = limit('Pattern')
      const own: Limits = {
        ...(shortest !== undefined && { shortest: Number(shortest) }),
        ...(longest !== undefined && { longest: Number(longest) }),
        // The pattern is written between slashes, and every backslash is doubled.
        ...(pattern !== undefined && { pattern: pattern.slice(1, -1).replaceAll('\\\\', '\\') }),
      }
      return name === undefined || Object.keys(own).length === 0 ? [] : [[name, own]]
    }),
  )
}

/** The names of all types that a declaration refers to. */
function namesIn(declared: Declared): string[] {
  if (declared.is === 'named') return [declared.name]
  if (declared.is === 'list') return namesIn(declared.of)
  if (declared.is === 'either') return declared.of.flatMap(namesIn)
  if (declared.is !== 'members') return []
  const { members, others } = declared
  const parts = Object.values(members).map((member) => member.declared)
  return [...parts, ...(others ? [others] : [])].flatMap(namesIn)
}
