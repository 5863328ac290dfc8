import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { parseSync } from 'vite'
import { expect, test } from 'vitest'

/** Syntax after ES5. Instances with an old compatibility mode run nothing else. */
const MODERN = [
  'ArrowFunctionExpression',
  'AwaitExpression',
  'ChainExpression',
  'ClassDeclaration',
  'ClassExpression',
  'ForOfStatement',
  'ImportDeclaration',
  'ImportExpression',
  'ArrayPattern',
  'AssignmentPattern',
  'ObjectPattern',
  'RestElement',
  'SpreadElement',
  'TaggedTemplateExpression',
  'TemplateLiteral',
  'YieldExpression',
]

const scripts = globSync('app_vitrine/cartridge/**/*.js', { cwd: import.meta.dirname })

test('scripts use no syntax that the platform may lack', () => {
  expect(scripts.length).toBeGreaterThan(40)
  expect(
    scripts.flatMap((path) => modernIn(textOf(path)).map((type) => `${path}: ${type}`)),
  ).toEqual([])
})

test('finds modern syntax, also in parts of expressions', () => {
  expect(modernIn('var a = [function () { return `${1}` }, ...b]')).toEqual([
    'TemplateLiteral',
    'SpreadElement',
  ])
  expect(modernIn('let a = { b, c() {} }')).toEqual(['let', 'Property', 'Property'])
  expect(modernIn('f(a,)')).toEqual(['trailing comma'])
})

const textOf = (path: string) => readFileSync(resolve(import.meta.dirname, path), 'utf8')

function modernIn(code: string): string[] {
  const { program } = parseSync('script.js', code, { sourceType: 'script' })
  const found: string[] = []
  visit(program, (node) => {
    const { type, kind, shorthand, method } = node
    if (MODERN.includes(type)) found.push(type)
    if (type === 'VariableDeclaration' && kind !== 'var') found.push(String(kind))
    if (type === 'Property' && (shorthand === true || method === true)) found.push(type)
  })
  if (/,\s*\)/.test(code)) found.push('trailing comma')
  return found
}

interface Node {
  type: string
  [part: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

function visit(value: unknown, callback: (node: Node) => void) {
  if (Array.isArray(value)) for (const item of value) visit(item, callback)
  if (!isNode(value)) return
  callback(value)
  for (const part of Object.values(value)) visit(part, callback)
}
