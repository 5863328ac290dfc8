import { expect, test } from 'vitest'

import { matchRoute, routes } from '#shared/routes.ts'

import { visits } from '../browser/visits.ts'
import { filesOf, nameOf, partOf, walk } from './sources.ts'

test('the visits include an address of every route of the shop', () => {
  const visited = Object.entries(visits).map(([key, { path, status }]) => [
    key,
    { route: matchRoute(path.replace(/\?.*/, ''))?.key ?? 'notFound', status },
  ])
  const expected = [...Object.keys(routes), 'notFound'].map((key) => [
    key,
    // The service has no shared list.
    { route: key, status: key === 'notFound' || key === 'sharedWishList' ? 404 : 200 },
  ])

  expect(Object.fromEntries(visited)).toEqual(Object.fromEntries(expected))
})

test('at least one browser test goes through all visits', () => {
  expect(filesOf('tests/browser/**/*.spec.ts').filter(goesThroughVisits)).not.toEqual([])
})

function goesThroughVisits(path: string) {
  let does = false
  walk(path, (node) => {
    if (node.type !== 'CallExpression') return
    const callee = nameOf(partOf(node, 'callee'))
    const [argument] = [node.arguments].flat()
    does ||= /^Object\.(entries|keys|values)$/.test(callee ?? '') && nameOf(argument) === 'visits'
  })
  return does
}
