import { readFileSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'

import { parseSync } from 'vite'

/** The maximum that an isolate evaluates before its first request, in bytes: the measured size plus 10 %. */
export const MOST_AT_START = 296_000
/** The maximum size of all modules of the worker, in bytes: the runtime parses them when an isolate starts. */
export const MOST_PARSED = 2_200_000

/** The built modules that an isolate evaluates when it starts, with their bytes: the entry and its static imports. */
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
