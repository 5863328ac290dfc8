import { posix } from 'node:path'

import { partOf, walk } from './sources.ts'

/** The rooms that each room imports. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>

/**
 * @param imports the files that each file imports
 * @param roomOf undefined for a file outside all rooms
 */
export function readGraph(
  imports: ReadonlyMap<string, readonly string[]>,
  roomOf: (path: string) => string | undefined,
): Graph {
  const graph = new Map<string, Set<string>>()
  for (const [path, targets] of imports) {
    const importer = roomOf(path)
    for (const target of targets) {
      const imported = roomOf(target)
      if (!importer || !imported || imported === importer) continue
      graph.set(importer, (graph.get(importer) ?? new Set()).add(imported))
    }
  }
  return graph
}

/** The repository's files that a file imports, including type imports. `static` leaves out `import()`. */
export function importsOf(path: string, kind: 'all' | 'static' = 'all'): string[] {
  const targets: string[] = []
  walk(path, (node) => {
    if (kind === 'static' && node.type === 'ImportExpression') return
    targets.push(resolveImport(path, partOf(node, 'source', 'value')))
  })
  return targets.filter((target) => target.includes('/'))
}

function resolveImport(path: string, specifier: unknown) {
  if (typeof specifier !== 'string') return ''
  if (specifier.startsWith('.')) return posix.join(posix.dirname(path), specifier)
  return specifier.replace(/^#/, '')
}

/** For every room in a circle, the shortest import chain back to it. */
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
