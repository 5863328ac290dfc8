import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'

import { build } from 'vite'

import { compile, type CompiledWorker } from './isolates.ts'

const ROOT = resolve(import.meta.dirname, '../..')

/** Where `scripts/build.ts` leaves the workers. */
export const STOREFRONT = resolve(ROOT, 'dist/vitrine/index.js')
const COMMERCE = resolve(ROOT, 'sandbox/dist/vitrine_sandbox/index.js')

/** Built files that no simulated request needs: films, and the code that draws pictures. */
const BINARY = /\.(bin|wasm)(\?\w+)?$/

/** A built worker as one CommonJS module. */
async function bundle(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    ssr: { noExternal: true },
    plugins: [
      {
        name: 'without-binaries',
        enforce: 'pre',
        resolveId: (id) => (BINARY.test(id) ? '\0binary' : null),
        load: (id) => (id === '\0binary' ? 'export default null' : null),
      },
    ],
    build: {
      ssr: entry,
      write: false,
      minify: false,
      target: 'esnext',
      rolldownOptions: {
        external: [/^cloudflare:/, /^node:/, 'async_hooks', 'crypto', 'stream', 'util'],
        output: { format: 'cjs', exports: 'named', codeSplitting: false },
      },
    },
  })
  const outputs = Array.isArray(built) ? built : [built]
  const chunks = outputs.flatMap((each) => ('output' in each ? each.output : []))
  const [chunk] = chunks.filter((each) => each.type === 'chunk')
  if (!chunk) throw new Error(`${entry} has no code. Is it built?`)
  return chunk.code
}

/** Every build has other random values, which would give every build other traces. */
const RANDOM_OF_BUILD = [
  /(?<="?\bid"?: ?[`"'])[\da-f]{12}(?=[`"'])/g,
  /(?<=~(?:nonce|key)-)[\da-f]{32}/g,
] as const

/** The text of a deploy. `release` stands for what is random in a build. */
function withRelease(code: string, release: string) {
  const [id, placeholder] = RANDOM_OF_BUILD
  return code
    .replace(id, release.repeat(12).slice(0, 12))
    .replace(placeholder, release.repeat(32).slice(0, 32))
}

export interface Workers {
  commerce: CompiledWorker
  /** Two deploys of the same storefront. */
  storefronts: readonly [CompiledWorker, CompiledWorker]
  /** The variables of the build. */
  variables: Record<string, string>
}

let commerce: Promise<CompiledWorker> | null = null

/** The commerce service is the same for every storefront that a process compiles. */
function compileCommerce() {
  commerce ??= bundle(COMMERCE).then((code) => compile(code, 'commerce.js'))
  return commerce
}

/** Compiles the built workers. `storefront` is another build of the storefront, such as one with a planted bug. */
export async function compileWorkers(storefront = STOREFRONT): Promise<Workers> {
  const [service, shop] = await Promise.all([compileCommerce(), bundle(storefront)])
  const config = await readFile(resolve(dirname(storefront), 'wrangler.json'), 'utf8')
  const { vars }: { vars: Record<string, string> } = JSON.parse(config)
  return {
    commerce: service,
    storefronts: [
      compile(withRelease(shop, 'a'), 'storefront.js'),
      compile(withRelease(shop, 'b'), 'storefront-2.js'),
    ],
    variables: vars,
  }
}
