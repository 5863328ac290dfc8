import { readFileSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'

import { parseSync } from 'vite'

/** What an isolate may evaluate before its first request, in bytes: what was measured and 10 %. */
export const MOST_AT_START = 293_000
/** What all modules of the worker may have together, in bytes: the runtime parses them when an isolate starts. */
export const MOST_PARSED = 2_200_000

/** The built modules that an isolate evaluates when it starts, with their bytes: the entry, and all that it imports statically. */
export function modulesAtStart(entry: string): Map<string, number> {
  const modules = new Map<string, number>()
  const read = (path: string) => {
    if (modules.has(path)) return
    const code = readFileSync(path, 'utf8')
    modules.set(path, Buffer.byteLength(code))
    for (const imported of staticImports(path, code)) read(resolve(dirname(path), imported))
  }
  read(entry)
  return modules
}

/** Other files of the build. Modules of the runtime have no path. */
function staticImports(path: string, code: string) {
  const { module } = parseSync(basename(path), code)
  const exported = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
  )
  const imported = module.staticImports.map(({ moduleRequest }) => moduleRequest.value)
  return [...new Set([...imported, ...exported])].filter((name) => name.startsWith('.'))
}
