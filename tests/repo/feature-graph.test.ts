import { posix } from 'node:path'

import { expect, test } from 'vitest'

import { filesOf, isTest, partOf, walk } from './sources.ts'

const FEATURES = 'client/features'

const sources = filesOf(`${FEATURES}/**/*.{ts,tsx}`).filter((path) => !isTest(path))

test('the features of the client do not import each other in a circle', () => {
  const graph = readGraph()
  // The graph is not empty because the imports could not be read.
  expect(graph.get('bag')).toContain('money')

  expect([...graph.keys()].flatMap((feature) => circleFrom(feature, graph) ?? [])).toEqual([])
})

type Graph = Map<string, Set<string>>

/** The features that each feature imports. */
function readGraph(): Graph {
  const graph: Graph = new Map()
  for (const path of sources) {
    const importer = featureOf(path)
    walk(path, (node) => {
      const imported = featureOf(targetOf(path, partOf(node, 'source', 'value')))
      if (!importer || !imported || imported === importer) return
      graph.set(importer, (graph.get(importer) ?? new Set()).add(imported))
    })
  }
  return graph
}

function targetOf(path: string, specifier: unknown) {
  if (typeof specifier !== 'string') return ''
  if (specifier.startsWith('.')) return posix.join(posix.dirname(path), specifier)
  return specifier.replace(/^#/, '')
}

const featureOf = (path: string) =>
  path.startsWith(`${FEATURES}/`) ? path.split('/')[2] : undefined

/** The shortest chain of imports that leads from a feature back to it. */
function circleFrom(start: string, graph: Graph): string | undefined {
  let chains = [[start]]
  const seen = new Set<string>()
  while (chains.length > 0) {
    chains = chains.flatMap((chain) =>
      [...(graph.get(chain.at(-1) ?? '') ?? [])].map((next) => [...chain, next]),
    )
    const circle = chains.find((chain) => chain.at(-1) === start)
    if (circle) return circle.join(' → ')
    chains = chains.filter((chain) => {
      const end = chain.at(-1) ?? ''
      return !seen.has(end) && seen.add(end)
    })
  }
  return undefined
}
