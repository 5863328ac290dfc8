import { createHash, randomBytes } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { resolve } from 'node:path'

import type { Plugin } from 'vite'

const VIRTUAL = 'virtual:deploy'

/** Beside the manifest, which omits lazy modules that were bundled into a shared chunk. */
const MODULE_FILES = '.vite/module-files.json'
const MODULE_SOURCE = /\/client\/features\/modules\/([\w-]+)\.tsx$/

interface ManifestChunk {
  file: string
  src?: string
  isEntry?: boolean
  imports?: string[]
}
type Manifest = Record<string, ManifestChunk>

/** Gives the worker the facts about the client's build: see `worker/pages/deploy.d.ts`. */
export function deployPlugin(): Plugin {
  let clientDirectory = ''
  let serving = false
  return {
    name: 'vitrine-deploy',
    configResolved(config) {
      const { outDir } = (config.environments.client ?? config).build
      clientDirectory = resolve(config.root, outDir)
      serving = config.command === 'serve'
    },
    generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return
      const files = Object.values(bundle).flatMap((chunk) =>
        chunk.type === 'chunk'
          ? chunk.moduleIds.flatMap((id) => {
              const template = MODULE_SOURCE.exec(id)?.[1]
              const isLazy = (this.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0
              return template && isLazy ? [[template, chunk.fileName] as const] : []
            })
          : [],
      )
      const source = JSON.stringify(Object.fromEntries(files))
      this.emitFile({ type: 'asset', fileName: MODULE_FILES, source })
    },
    resolveId(id) {
      return id === VIRTUAL ? `\0${VIRTUAL}` : null
    },
    async load(id) {
      if (id !== `\0${VIRTUAL}`) return null
      const deploy = serving ? servedDeploy() : await builtDeploy(clientDirectory)
      return `export const deploy = ${JSON.stringify(deploy)}`
    },
  }
}

/** Must be unguessable. Otherwise content markup could contain the placeholder and receive the live value. */
const placeholder = (name: string) => `${name}-${randomBytes(16).toString('hex')}`
const placeholders = () => ({
  noncePlaceholder: placeholder('nonce'),
  idempotencyKeyPlaceholder: placeholder('key'),
})

function servedDeploy() {
  return {
    // Unique to this run: pages cached by another run contain other placeholders.
    id: `dev-${randomBytes(4).toString('hex')}`,
    ...placeholders(),
    stylesheet: '/assets/vitrine.css',
    entry: '/client/entry.tsx',
    entryImports: [],
    pageChunks: {},
    moduleChunks: {},
    devServer: true,
  }
}

async function builtDeploy(directory: string) {
  const text = await readFile(resolve(directory, '.vite/manifest.json'), 'utf8')
  const manifest: Manifest = JSON.parse(text)
  const entry = Object.values(manifest).find((chunk) => chunk.isEntry)
  const assets = await readdir(resolve(directory, 'assets'))
  const stylesheet = assets.find((name) => /^vitrine-.*\.css$/.test(name))
  if (!entry || !stylesheet) throw new Error('The client must be built before the worker.')

  const entryImports = chunkFiles(manifest, entry)
  const ownFiles = (chunk: ManifestChunk) =>
    chunkFiles(manifest, chunk).filter((file) => !entryImports.includes(file))
  const pageChunks = Object.fromEntries(
    Object.entries(manifest)
      .filter(([source]) => /^client\/pages\/.*-page\.tsx$/.test(source))
      .map(([source, chunk]) => [source.replace(/^client\/pages\/|\.tsx$/g, ''), ownFiles(chunk)]),
  )
  const moduleFiles: Record<string, string> = JSON.parse(
    await readFile(resolve(directory, MODULE_FILES), 'utf8'),
  )
  const moduleChunks = Object.fromEntries(
    Object.entries(moduleFiles).map(([template, file]) => {
      const chunk = Object.values(manifest).find((one) => one.file === file)
      if (!chunk) throw new Error(`The manifest lacks ${file}.`)
      return [template, ownFiles(chunk)]
    }),
  )
  return {
    id: createHash('sha256').update(text).update(randomBytes(16)).digest('hex').slice(0, 12),
    ...placeholders(),
    stylesheet: `/assets/${stylesheet}`,
    entry: `/${entry.file}`,
    entryImports: entryImports.filter((file) => file !== `/${entry.file}`),
    pageChunks,
    moduleChunks,
    devServer: false,
  }
}

/** The chunk's own file and every file that it imports statically. */
function chunkFiles(manifest: Manifest, chunk: ManifestChunk): string[] {
  const imports = (chunk.imports ?? []).flatMap((key) => {
    const imported = manifest[key]
    return imported ? chunkFiles(manifest, imported) : []
  })
  return [...new Set([`/${chunk.file}`, ...imports])]
}
