import { createHash, randomBytes } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { resolve } from 'node:path'

import type { Plugin } from 'vite'

const VIRTUAL = 'virtual:deploy'

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
  const pageChunks = Object.fromEntries(
    Object.entries(manifest)
      .filter(([source]) => /^client\/pages\/.*-page\.tsx$/.test(source))
      .map(([source, chunk]) => [
        source.replace(/^client\/pages\/|\.tsx$/g, ''),
        chunkFiles(manifest, chunk).filter((file) => !entryImports.includes(file)),
      ]),
  )
  return {
    id: createHash('sha256').update(text).update(randomBytes(16)).digest('hex').slice(0, 12),
    ...placeholders(),
    stylesheet: `/assets/${stylesheet}`,
    entry: `/${entry.file}`,
    entryImports: entryImports.filter((file) => file !== `/${entry.file}`),
    pageChunks,
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
