import { expect, test } from 'vitest'

import { filesOf, isTest, nameOf, partOf, locationsWhere, type SyntaxNode } from './sources.ts'

const CLOCKS = ['worker/runtime/clock.ts', 'sandbox/platform/clock.ts']
const READINGS = /^(globalThis\.)?(Date\.now|performance\.now|process\.hrtime)/

const sources = filesOf('{client,sandbox,shared,worker}/**/*.{ts,tsx}').filter(
  (path) => !isTest(path),
)

test('only the clock module of each worker reads the time', () => {
  const locations = locationsWhere(sources, readsTheClock)

  expect(locations.filter((location) => !isClock(location))).toEqual([])
  expect(locations.filter(isClock)).toHaveLength(CLOCKS.length)
})

const isClock = (location: string) => CLOCKS.some((clock) => location.startsWith(`${clock}:`))

function readsTheClock(node: SyntaxNode) {
  if (node.type === 'MemberExpression') return READINGS.test(nameOf(node) ?? '')
  const makesDate = node.type === 'NewExpression' || node.type === 'CallExpression'
  if (!makesDate || nameOf(partOf(node, 'callee')) !== 'Date') return false
  return node.type === 'CallExpression' || [node.arguments].flat().length === 0
}
