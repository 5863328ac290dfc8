import {
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import { createBuilder } from 'vite'

const ROOT = resolve(import.meta.dirname, '../..')
const SOURCES = [
  'client',
  'locales',
  'scripts',
  'shared',
  'shop',
  'shop-defaults',
  'worker',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  'wrangler.toml',
]

/** A change of one line: `from` occurs once in the file. */
export interface Change {
  file: string
  from: string
  to: string
  /** The allowed size of files that a returning visitor loads again, in kB. */
  allowed: number
}

/** One change of each kind. None needs a new import. */
export const CHANGES = {
  'a line of a page': {
    file: 'client/product/product-offer.tsx',
    from: "isFloor={product.kind === 'set'}",
    to: "isFloor={product.kind === 'bundle'}",
    allowed: 13,
  },
  'a constant': {
    file: 'client/kit/lazy-code.ts',
    from: 'const LATEST_IDLE_MS = 4_000',
    to: 'const LATEST_IDLE_MS = 4_321',
    allowed: 25,
  },
  'a message': {
    file: 'locales/en-US.json',
    from: '"account.cancel": "Cancel"',
    to: '"account.cancel": "Go back"',
    allowed: 14,
  },
  'a rule of a style': {
    file: 'client/ui/button.tsx',
    from: '{ opacity: 0.55 }',
    to: '{ opacity: 0.56 }',
    allowed: 14,
  },
} satisfies Record<string, Change>

/** The deployed files of the client, by path. */
export type ClientFiles = ReadonlyMap<string, Buffer>

/** A copy of the shop with changeable sources. `node_modules` is shared. */
export function copyShop() {
  const root = mkdtempSync(join(tmpdir(), 'vitrine-copy-'))
  for (const name of SOURCES) cpSync(resolve(ROOT, name), join(root, name), { recursive: true })
  symlinkSync(resolve(ROOT, 'node_modules'), join(root, 'node_modules'))
  const absolutePath = ({ file }: Change) => join(root, file)
  return {
    async build(): Promise<ClientFiles> {
      const { environments, build } = await createBuilder({
        root,
        configFile: join(root, 'vite.config.ts'),
        logLevel: 'error',
        mode: 'production',
      })
      if (environments.client) await build(environments.client)
      return filesIn(join(root, 'dist/client'))
    },
    /** The last build's script that loads only when messages cannot be loaded. */
    fallbackMessages() {
      const manifest: Record<string, { file: string; name?: string }> = JSON.parse(
        readFileSync(join(root, 'dist/client/.vite/manifest.json'), 'utf8'),
      )
      return Object.values(manifest).find(({ name }) => name === 'en-US')?.file
    },
    /** @throws if the file does not contain the line */
    change(change: Change) {
      const text = readFileSync(absolutePath(change), 'utf8')
      if (text.split(change.from).length !== 2)
        throw new Error(`${change.file} does not contain ${change.from} once`)
      writeFileSync(
        absolutePath(change),
        text.replace(change.from, () => change.to),
      )
    },
    restore: (change: Change) => cpSync(resolve(ROOT, change.file), absolutePath(change)),
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}

/** Without `.vite`, which is not deployed. */
function filesIn(folder: string): ClientFiles {
  const paths = globSync('**/*', { cwd: folder }).filter((path) =>
    statSync(join(folder, path)).isFile(),
  )
  return new Map(
    paths
      .filter((path) => !path.startsWith('.vite'))
      .map((path) => [path, readFileSync(join(folder, path))]),
  )
}

/** The files whose names are new in this build. */
export const newFiles = (before: ClientFiles, after: ClientFiles) =>
  [...after].filter(([path]) => !before.has(path))

/** The files that changed but kept their name: browsers would keep the old ones for a year. */
export const changedInPlace = (before: ClientFiles, after: ClientFiles) =>
  [...after.keys()].filter(
    (path) => before.get(path)?.equals(after.get(path) ?? Buffer.alloc(0)) === false,
  )
