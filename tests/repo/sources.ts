import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { parseSync } from 'vite'

export const ROOT = resolve(import.meta.dirname, '../..')

const NOT_OURS = /(^|\/)(node_modules|dist|\.state|\.wrangler|\.git)\//

/** Paths from the repository's root, sorted. */
export const filesOf = (...patterns: string[]): string[] =>
  globSync(patterns, { cwd: ROOT, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => resolve(entry.parentPath, entry.name).slice(ROOT.length + 1))
    .filter((path) => !NOT_OURS.test(path))
    .toSorted()

export const isTest = (path: string) =>
  /^(sandbox\/)?tests\//.test(path) ||
  path.includes('/testing/') ||
  /\.(test|spec|test-d)\.tsx?$/.test(path)

export const textOf = (path: string) => readFileSync(resolve(ROOT, path), 'utf8')

/** A node of a syntax tree. Its parts are read by name. */
export interface SyntaxNode {
  type: string
  start: number
  [part: string]: unknown
}

/** Called for every node, parents before children, with its ancestors, nearest first. */
type Visit = (node: SyntaxNode, around: readonly SyntaxNode[]) => void

export function walk(path: string, visit: Visit) {
  const { program, errors } = parseSync(path, textOf(path))
  if (errors[0]) throw new Error(`${path} cannot be read: ${errors[0].message}`)
  visitAll(program, visit, [])
}

/** The texts of all comments. */
export const readComments = (path: string): string[] =>
  parseSync(path, textOf(path)).comments.map(({ value }) => value)

function visitAll(value: unknown, visit: Visit, around: SyntaxNode[]) {
  if (Array.isArray(value)) {
    for (const item of value) visitAll(item, visit, around)
    return
  }
  if (!isNode(value)) return
  visit(value, around)
  around.unshift(value)
  for (const part of Object.values(value)) visitAll(part, visit, around)
  around.shift()
}

export const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/** Follows a path of part names, as in `partOf(call, 'callee', 'name')`. */
export function partOf(value: unknown, ...names: string[]): unknown {
  return names.reduce<unknown>((part, name) => (isNode(part) ? part[name] : undefined), value)
}

/** `a.b` for a member expression, `a` for an identifier, undefined for a computed member. */
export function nameOf(value: unknown): string | undefined {
  const own = partOf(value, 'name')
  if (typeof own === 'string') return own
  if (partOf(value, 'type') !== 'MemberExpression' || partOf(value, 'computed') === true) return
  const names = [nameOf(partOf(value, 'object')), nameOf(partOf(value, 'property'))]
  return names.every((name) => name !== undefined) ? names.join('.') : undefined
}

/** A node's location as `path:line`, which editors can open. */
export function formatLocation(path: string, node: SyntaxNode) {
  return `${path}:${textOf(path).slice(0, node.start).split('\n').length}`
}

/** The locations of all matching nodes in all files. */
export function locationsWhere(
  paths: readonly string[],
  matches: (node: SyntaxNode, around: readonly SyntaxNode[], path: string) => boolean,
): string[] {
  return paths.flatMap((path) => {
    const locations: string[] = []
    walk(path, (node, around) => {
      if (matches(node, around, path)) locations.push(formatLocation(path, node))
    })
    return locations
  })
}
