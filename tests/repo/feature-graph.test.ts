import { expect, test } from 'vitest'

import { circlesIn, readGraph } from './graph.ts'
import { filesOf, isTest } from './sources.ts'

const FEATURES = 'client/features'

test('the features of the client do not import each other in a circle', () => {
  const sources = filesOf(`${FEATURES}/**/*.{ts,tsx}`).filter((path) => !isTest(path))
  const graph = readGraph(sources, (path) =>
    path.startsWith(`${FEATURES}/`) ? path.split('/')[2] : undefined,
  )
  // The graph is not empty because the imports could not be read.
  expect(graph.get('bag')).toContain('money')

  expect(circlesIn(graph)).toEqual([])
})
