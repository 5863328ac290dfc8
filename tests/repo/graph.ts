import { posix } from 'node:path'

import { partOf, walk } from './sources.ts'

/** What each room imports: the imports of types and lazy ones count. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>

/** @param roomOf undefined for a file that is in no room */
export function readGraph(
  files: readonly string[],
  roomOf: (path: string) => string | undefined,
): Graph {
  const graph = new Map<string, Set<string>>()
  for (const path of files) {
    const importer = roomOf(path)
    for (const target of importsOf(path)) {
      const imported = roomOf(target)
      if (!importer || !imported || imported === importer) continue
      graph.set(importer, (graph.get(importer) ?? new Set()).add(imported))
    }
  }
  return graph
}

/** The files of the repository that a file imports. */
export function importsOf(path: string): string[] {
  const targets: string[] = []
  walk(path, (node) => {
    targets.push(targetOf(path, partOf(node, 'source', 'value')))
  })
  return targets.filter((target) => target.includes('/'))
}

function targetOf(path: string, specifier: unknown) {
  if (typeof specifier !== 'string') return ''
  if (specifier.startsWith('.')) return posix.join(posix.dirname(path), specifier)
  return specifier.replace(/^#/, '')
}

/** For every room in a circle, the shortest chain of imports that leads back to it. */
export const circlesIn = (graph: Graph) =>
  [...graph.keys()].flatMap((room) => circleFrom(room, graph) ?? [])

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
