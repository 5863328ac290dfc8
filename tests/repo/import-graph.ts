import { posix } from 'node:path'

import { filesOf, isTest, partOf, walk } from './sources.ts'

/** The files that each file of a room imports. */
export type Imports = ReadonlyMap<string, readonly string[]>

/** The direction of the imports in one of the top-level folders. */
export interface Direction {
  /**
   * The levels of the room, from top to bottom; a file may import from its own level and from those
   * below. A level names folders of the room, or files by a pattern such as `*\/*-page.tsx`, and `*`
   * stands for all other folders. The files beside the folders are the highest level.
   */
  levels: readonly (string | readonly string[])[]
  /** Imports that the test ignores, as `importer → imported`, each with its reason. */
  exceptions: Readonly<Record<string, string>>
}

/** The imports in a room, counting types and `import()`. Tests are left out. */
export function readImports(room: string): Imports {
  const files = filesOf(`${room}/**/*.{ts,tsx}`).filter((path) => !isTest(path))
  const known = new Set(files)
  return new Map(files.map((path) => [path, importsOf(path).filter((file) => known.has(file))]))
}

function importsOf(path: string): string[] {
  const found = new Set<string>()
  walk(path, (node) => {
    const specifier =
      partOf(node, 'source', 'value') ?? partOf(node, 'argument', 'literal', 'value')
    if (typeof specifier !== 'string') return
    if (specifier.startsWith('#')) found.add(specifier.slice(1))
    if (specifier.startsWith('.')) found.add(posix.join(posix.dirname(path), specifier))
  })
  return [...found]
}

/** Everything in a room that does not follow its direction. */
export function offendersIn(room: string, imports: Imports, { levels, exceptions }: Direction) {
  const arrows = [...imports].flatMap(([from, files]) => files.map((to) => ({ from, to })))
  const counted = arrows.filter((arrow) => !Object.hasOwn(exceptions, describe(arrow)))
  const placeOf = (file: string) => placeIn(levels, posix.relative(room, file))
  const level = (file: string) => placeOf(file)?.level ?? Infinity
  const folderOf = (file: string) => posix.join(posix.dirname(file), placeOf(file)?.pattern ?? '')
  return {
    circlesOfFiles: circles(counted),
    circlesOfFolders: circles(
      counted
        .map(({ from, to }) => ({ from: folderOf(from), to: folderOf(to) }))
        .filter(({ from, to }) => from !== to),
    ),
    upwardArrows: counted.filter(({ from, to }) => level(from) > level(to)).map(describe),
    filesWithoutLevel: [...imports.keys()].filter((file) => !placeOf(file)),
    unusedExceptions: Object.keys(exceptions).filter(
      (exception) => !arrows.some((arrow) => describe(arrow) === exception),
    ),
  }
}

interface Arrow {
  from: string
  to: string
}

const describe = ({ from, to }: Arrow) => `${from} → ${to}`

/** The level of a file; a pattern that matches the file precedes its folder, and `*` comes last. */
function placeIn(
  levels: Direction['levels'],
  file: string,
): { level: number; pattern?: string } | undefined {
  const levelWith = (matches: (entry: string) => boolean) =>
    levels.findIndex((entries) => [entries].flat().some(matches))
  const isPattern = (entry: string) => entry.includes('.')
  const patterns = levels.flat().filter(isPattern)
  const pattern = patterns.find((entry) => posix.matchesGlob(file, entry))
  if (pattern)
    return { level: levelWith((entry) => entry === pattern), pattern: posix.basename(pattern) }
  if (!file.includes('/')) return { level: -1 }
  const [folder] = file.split('/')
  const named = levelWith((entry) => entry === folder)
  const level = named < 0 ? levelWith((entry) => entry === '*') : named
  return level < 0 ? undefined : { level }
}

/** The shortest circle through each place that is in one; a circle is listed once. */
function circles(arrows: readonly Arrow[]): string[] {
  const graph = new Map<string, Set<string>>()
  for (const { from, to } of arrows) graph.set(from, (graph.get(from) ?? new Set()).add(to))
  const found = new Map<string, string>()
  for (const start of graph.keys()) {
    const circle = circleThrough(start, graph)
    const key = circle?.slice(1).toSorted().join() ?? ''
    if (circle && !found.has(key)) found.set(key, circle.join(' → '))
  }
  return [...found.values()]
}

function circleThrough(start: string, graph: ReadonlyMap<string, ReadonlySet<string>>) {
  let chains = [[start]]
  const seen = new Set<string>()
  while (chains.length > 0) {
    chains = chains.flatMap((chain) =>
      [...(graph.get(chain.at(-1) ?? '') ?? [])].map((next) => [...chain, next]),
    )
    const circle = chains.find((chain) => chain.at(-1) === start)
    if (circle) return circle
    chains = chains.filter((chain) => {
      const end = chain.at(-1) ?? ''
      return !seen.has(end) && seen.add(end)
    })
  }
  return undefined
}
