import { createHash, randomBytes } from 'node:crypto'
import { globSync } from 'node:fs'
import { readFile, readdir } from 'node:fs/promises'
import { basename, resolve } from 'node:path'

import type { Plugin } from 'vite'

import { EXTRAS } from '../../client/content/modules/has-extras.ts'
import { LOCALES } from '../../shared/site/site.ts'
import { OFFLINE } from './chunks.ts'
import type { Loads } from './loads-plugin.ts'
import { MESSAGE_GROUPS } from './message-groups.ts'
import { MESSAGES_FOLDER, messagesName } from './messages-plugin.ts'
import {
  chunkFiles,
  MODULES_FILE,
  PAGES_FILE,
  pageChunksIn,
  readModuleFiles,
  readPageFiles,
  stylesIn,
  stylesheetIn,
  type Manifest,
} from './page-chunks.ts'
import { EVERY_PAGE, type Sheets } from './stylesheet-plugin.ts'

const VIRTUAL = 'virtual:deploy'
const VIRTUAL_NAMES = 'virtual:chunk-names'
const MANIFEST = 'package.json'
const EXTRAS_FILE = 'client/content/modules/asset-extras.tsx'
const SANITIZER = ['worker/markup/*.ts', 'node_modules/parse5/package.json']

/** Gives the worker the facts about the client's build: see `worker/render/deploy.d.ts`. */
export function deployPlugin(): Plugin {
  let root = ''
  let clientDirectory = ''
  let serving = false
  return {
    name: 'vitrine-deploy',
    configResolved(config) {
      const { outDir } = (config.environments.client ?? config).build
      root = config.root
      clientDirectory = resolve(root, outDir)
      serving = config.command === 'serve'
    },
    resolveId(id) {
      return id === VIRTUAL || id === VIRTUAL_NAMES ? `\0${id}` : null
    },
    async load(id) {
      if (id === `\0${VIRTUAL_NAMES}`) {
        const names = serving ? {} : await chunkNamesIn(clientDirectory)
        return `export const chunkNames = ${JSON.stringify(names)}`
      }
      if (id !== `\0${VIRTUAL}`) return null
      this.addWatchFile(resolve(root, PAGES_FILE))
      this.addWatchFile(resolve(root, MODULES_FILE))
      this.addWatchFile(resolve(root, MANIFEST))
      const pageFiles = await readPageFiles(root)
      const moduleFiles = new Map(await readModuleFiles(root)).set(EXTRAS, EXTRAS_FILE)
      const deploy = serving
        ? servedDeploy(pageFiles)
        : await builtDeploy(clientDirectory, { pageFiles, moduleFiles })
      const sanitizer = await sanitizerVersion(root)
      const version = await packageVersion(root)
      return `export const deploy = ${JSON.stringify({ ...deploy, sanitizer, version })}`
    },
  }
}

async function packageVersion(root: string) {
  const { version }: { version: string } = JSON.parse(
    await readFile(resolve(root, MANIFEST), 'utf8'),
  )
  return version
}

/** A hash of the sanitizer's code and its parser. */
async function sanitizerVersion(root: string) {
  const files = globSync(SANITIZER, { cwd: root })
  const hash = createHash('sha256')
  for (const file of files.filter((path) => !path.endsWith('.test.ts')).toSorted())
    hash.update(await readFile(resolve(root, file)))
  return hash.digest('hex').slice(0, 8)
}

/** The addresses of the messages of each locale and group. */
const messagesBy = (findAddress: (name: string) => string) =>
  Object.fromEntries(
    LOCALES.map((locale) => [
      locale,
      Object.fromEntries(
        MESSAGE_GROUPS.map((group) => [group, findAddress(messagesName(locale, group))]),
      ),
    ]),
  )

/**
 * Must be unguessable. Otherwise content markup could contain the placeholder and receive the live value. Its first
 * character is rare in documents, which makes the search fast.
 */
const placeholder = (name: string) => `~${name}-${randomBytes(16).toString('hex')}`
const placeholders = () => ({
  noncePlaceholder: placeholder('nonce'),
  idempotencyKeyPlaceholder: placeholder('key'),
})

type SourceFiles = ReadonlyMap<string, string>

function servedDeploy(pageFiles: SourceFiles) {
  return {
    // Unique to this run: pages cached by another run contain other placeholders.
    id: `dev-${randomBytes(4).toString('hex')}`,
    ...placeholders(),
    stylesheet: '/assets/vitrine.css',
    entry: '/client/entry.tsx',
    entryFiles: [],
    importMap: null,
    shell: [],
    messages: messagesBy((name) => `/${MESSAGES_FOLDER}/${name}.json`),
    pageChunks: Object.fromEntries([...pageFiles.keys()].map((key) => [key, []])),
    pageStyles: Object.fromEntries([...pageFiles.keys()].map((key) => [key, []])),
    moduleStyles: {},
    devServer: true,
  }
}

/** @throws if the build has no such chunk */
const shellFiles = (manifest: Manifest) =>
  OFFLINE.flatMap((name) => {
    const chunk = Object.values(manifest).find((each) => each.name === name)
    if (!chunk) throw new Error(`The build has no chunk "${name}", which the shop needs offline.`)
    return chunkFiles(manifest, chunk.file)
  })

const read = async (directory: string, file: string) =>
  readFile(resolve(directory, '.vite', file), 'utf8')

/** By the hash in an error's stack. */
async function chunkNamesIn(directory: string) {
  const manifest: Manifest = JSON.parse(await read(directory, 'manifest.json'))
  return Object.fromEntries(
    Object.values(manifest).flatMap(({ file, name }) =>
      name && file.endsWith('.js') ? [[basename(file, '.js'), name]] : [],
    ),
  )
}

interface Sources {
  pageFiles: SourceFiles
  moduleFiles: SourceFiles
}

async function builtDeploy(directory: string, { pageFiles, moduleFiles }: Sources) {
  const text = await read(directory, 'manifest.json')
  const manifest: Manifest = JSON.parse(text)
  const loads: Loads = JSON.parse(await read(directory, 'loads.json'))
  const entry = Object.values(manifest).find((chunk) => chunk.isEntry)
  if (!entry) throw new Error('The client must be built before the worker.')
  const sheets: Sheets = JSON.parse(await read(directory, 'sheets.json'))
  const stylesheet = stylesheetIn(sheets, EVERY_PAGE)
  const entryFiles = chunkFiles(manifest, entry.file)

  const messages = await readdir(resolve(directory, MESSAGES_FOLDER))
  return {
    id: createHash('sha256').update(text).update(randomBytes(16)).digest('hex').slice(0, 12),
    ...placeholders(),
    stylesheet,
    entry: `/${entry.file}`,
    importMap: JSON.parse(await read(directory, 'importmap.json')),
    entryFiles,
    shell: [...new Set([stylesheet, ...entryFiles, ...shellFiles(manifest)])],
    messages: messagesBy((wanted) => {
      // Matches a hash of exactly the length in `messages-plugin.ts`, so that `en-US` does not match a longer name.
      const file = messages.find((name) => new RegExp(`^${wanted}-[\\w-]{10}\\.json$`).test(name))
      if (!file) throw new Error(`The messages ${wanted} are not built.`)
      return `/${MESSAGES_FOLDER}/${file}`
    }),
    pageChunks: pageChunksIn(manifest, loads, pageFiles, entryFiles),
    pageStyles: stylesIn(sheets, loads, pageFiles),
    moduleStyles: stylesIn(sheets, loads, moduleFiles),
    devServer: false,
  }
}
