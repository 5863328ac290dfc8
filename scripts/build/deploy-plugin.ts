import { createHash, randomBytes } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { resolve } from 'node:path'

import type { Plugin } from 'vite'

import { MODULE_SHEETS } from '../../client/features/modules/module-sheets.ts'
import { LOCALES } from '../../shared/site/site.ts'
import { MESSAGE_GROUPS } from './message-groups.ts'
import { MESSAGES_FOLDER, messagesName } from './messages-plugin.ts'
import {
  chunkFiles,
  chunkStylesIn,
  PAGES_FILE,
  pageChunksIn,
  pageStylesIn,
  readPageFiles,
  type Manifest,
} from './page-chunks.ts'

const VIRTUAL = 'virtual:deploy'

/** Gives the worker the facts about the client's build: see `worker/pages/deploy.d.ts`. */
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
      return id === VIRTUAL ? `\0${VIRTUAL}` : null
    },
    async load(id) {
      if (id !== `\0${VIRTUAL}`) return null
      this.addWatchFile(resolve(root, PAGES_FILE))
      const pageFiles = await readPageFiles(root)
      const deploy = serving
        ? servedDeploy(pageFiles)
        : await builtDeploy(clientDirectory, pageFiles)
      return `export const deploy = ${JSON.stringify(deploy)}`
    },
  }
}

/** The addresses of the messages of each locale and group. */
const messagesBy = (addressOf: (name: string) => string) =>
  Object.fromEntries(
    LOCALES.map((locale) => [
      locale,
      Object.fromEntries(
        MESSAGE_GROUPS.map((group) => [group, addressOf(messagesName(locale, group))]),
      ),
    ]),
  )

/**
 * Must be unguessable. Otherwise content markup could contain the placeholder and receive the live value. Its first
 * character is rare in documents, so that it is found quickly.
 */
const placeholder = (name: string) => `~${name}-${randomBytes(16).toString('hex')}`
const placeholders = () => ({
  noncePlaceholder: placeholder('nonce'),
  idempotencyKeyPlaceholder: placeholder('key'),
})

type PageFiles = ReadonlyMap<string, string>

function servedDeploy(pageFiles: PageFiles) {
  return {
    // Unique to this run: pages cached by another run contain other placeholders.
    id: `dev-${randomBytes(4).toString('hex')}`,
    ...placeholders(),
    stylesheet: '/assets/vitrine.css',
    entry: '/client/entry.tsx',
    importMap: '',
    shell: [],
    messages: messagesBy((name) => `/${MESSAGES_FOLDER}/${name}.json`),
    pageChunks: Object.fromEntries([...pageFiles.keys()].map((key) => [key, []])),
    pageStyles: Object.fromEntries([...pageFiles.keys()].map((key) => [key, []])),
    moduleStyles: Object.fromEntries(MODULE_SHEETS.map((name) => [name, []])),
    devServer: true,
  }
}

/** The chunks that the shop needs offline besides its entry: navigation, toasts and changes of the bag. */
const SHELL = ['navigation', 'toasts', 'open-bag-mutations', 'buy-more']

/** @throws if the build has no such chunk */
function shellFiles(manifest: Manifest) {
  return SHELL.flatMap((name) => {
    const chunk = Object.values(manifest).find((one) => one.name === name)
    if (!chunk) throw new Error(`The build has no chunk "${name}", which the shop needs offline.`)
    return chunkFiles(manifest, chunk)
  })
}

async function builtDeploy(directory: string, pageFiles: PageFiles) {
  const text = await readFile(resolve(directory, '.vite/manifest.json'), 'utf8')
  const manifest: Manifest = JSON.parse(text)
  const entry = Object.values(manifest).find((chunk) => chunk.isEntry)
  const assets = await readdir(resolve(directory, 'assets'))
  const stylesheet = assets.find((name) => /^vitrine-.*\.css$/.test(name))
  if (!entry || !stylesheet) throw new Error('The client must be built before the worker.')

  const messages = await readdir(resolve(directory, MESSAGES_FOLDER))
  return {
    id: createHash('sha256').update(text).update(randomBytes(16)).digest('hex').slice(0, 12),
    ...placeholders(),
    stylesheet: `/assets/${stylesheet}`,
    entry: `/${entry.file}`,
    importMap: await readFile(resolve(directory, '.vite/importmap.json'), 'utf8'),
    shell: [...new Set([`/assets/${stylesheet}`, `/${entry.file}`, ...shellFiles(manifest)])],
    messages: messagesBy((wanted) => {
      // A hash has as many characters as `messages-plugin.ts` gives it, so `en-US` is not taken for a longer name.
      const file = messages.find((name) => new RegExp(`^${wanted}-[\\w-]{10}\\.json$`).test(name))
      if (!file) throw new Error(`The messages ${wanted} are not built.`)
      return `/${MESSAGES_FOLDER}/${file}`
    }),
    pageChunks: pageChunksIn(manifest, pageFiles, [`/${entry.file}`]),
    pageStyles: pageStylesIn(manifest, pageFiles),
    moduleStyles: chunkStylesIn(manifest, MODULE_SHEETS),
    devServer: false,
  }
}
