import { basename } from 'node:path'

import { parseSync, Visitor, type Plugin } from 'vite'

/** A name in an import or export statement, as the bundler writes it: `part`, `part as dn`. */
const NAME = /([\w$]+)(?: as ([\w$]+))?/g

/**
 * Makes the entry a classic script, which `worker/pages/entry-script.tsx` runs after the first paint. A classic script exports
 * nothing, so what chunks import from it is kept in a global property. Its name is that of the entry's file, so that the hash of
 * a chunk still depends on the entry.
 */
export function classicEntryPlugin(): Plugin {
  return {
    name: 'vitrine-classic-entry',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    renderChunk(code, chunk, _options, { chunks }) {
      const entry = Object.values(chunks).find(({ isEntry }) => isEntry)
      if (!entry) return this.error('The client has no entry.')
      const file = basename(entry.fileName)
      return chunk.isEntry ? classicScript(code, file) : chunkOf(code, file)
    },
    // The minifier, which still reads a module, would remove the directive, so it is added after it.
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type === 'chunk' && chunk.isEntry) chunk.code = `"use strict";${chunk.code}`
        }
      },
    },
  }
}

const sharedBy = (entryFile: string) => `globalThis["${entryFile}"]`

/** @throws if the entry uses what only a module has, or exports a variable that changes */
export function classicScript(code: string, entryFile: string) {
  const [statement, names = ''] = /^export \{ (.*) \};$/m.exec(code) ?? []
  const body = code
    .replace(statement ?? '', '')
    // How Vite resolves the files that it preloads, whose paths are absolute.
    .replaceAll('import.meta.resolve', 'undefined')
    .replaceAll('import.meta.url', 'location.href')
  if (/\bimport\.meta\b|^(?:import|export)\b(?! *\()/m.test(body)) {
    throw new Error('The entry uses what only a module has.')
  }
  const assigned = assignedIn(body)
  const properties = Array.from(names.matchAll(NAME), ([, local = '', name = local]) => {
    // Chunks would keep its first value.
    if (assigned.has(local)) throw new Error(`The entry exports "${local}", which changes.`)
    return `${name}: ${local}`
  })
  return `(() => {\n${body}\n${sharedBy(entryFile)} = { ${properties.join(', ')} };\n})();`
}

/** @throws if a chunk imports anything from the entry in another way than by name */
export function chunkOf(code: string, entryFile: string) {
  const rest = code.replace(
    /^import (?:\{ (.*) \} from )?"\.\/(.*)";$/gm,
    (statement, names: string | undefined, file: string) => {
      if (file !== entryFile) return statement
      const found = (names ?? '').matchAll(NAME)
      const properties = Array.from(found, ([, name = '', local = name]) => `${name}: ${local}`)
      return properties.length > 0
        ? `const { ${properties.join(', ')} } = ${sharedBy(entryFile)};`
        : ''
    },
  )
  if (rest.includes(`./${entryFile}`)) throw new Error('A chunk imports the whole entry.')
  return rest
}

/** The names of variables that are assigned to after their declaration, whatever their scope. */
function assignedIn(code: string) {
  const names = new Set<string>()
  const note = (target: { type: string; name?: unknown }) => {
    if (target.type === 'Identifier') names.add(String(target.name))
  }
  const visitor = new Visitor({
    AssignmentExpression: ({ left }) => note(left),
    UpdateExpression: ({ argument }) => note(argument),
  })
  visitor.visit(parseSync('entry.js', code).program)
  return names
}
