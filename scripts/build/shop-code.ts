import { relative, resolve } from 'node:path'

import { build, type Plugin } from 'vite'

import { SHOP_ALIAS } from '../shop-folder.ts'
import { featuresPlugin, type Features } from './features-plugin.ts'

const OF_BROWSERS = [
  'client/entry.tsx',
  'client/service-worker/service-worker.ts',
  'client/service-worker/unregister.ts',
]
const OF_EDGE = ['worker/index.ts']

const read = new Map<string, Promise<Map<string, string>>>()

/** Vite's own value comes before one of `define`, and is false in a build that is not for Vite's server. */
const edgePlugin: Plugin = {
  name: 'vitrine-edge',
  enforce: 'pre',
  transform: {
    filter: { code: 'import.meta.env.SSR' },
    handler: (code) => ({ code: code.replaceAll('import.meta.env.SSR', 'true'), map: null }),
  },
}

/** The code of browser and worker by source file, without what a shop with these features does not use. */
export function readShopCode(root: string, features: Features): Promise<Map<string, string>> {
  const key = JSON.stringify([root, features])
  const reading = read.get(key) ?? bundle(root, features)
  read.set(key, reading)
  return reading
}

/** Each side is built alone, because a file may use a feature's code on one of them only. */
async function bundle(root: string, features: Features) {
  const sides = await Promise.all([
    bundleSide(root, OF_BROWSERS, [featuresPlugin(features)]),
    bundleSide(root, OF_EDGE, [featuresPlugin(features), edgePlugin]),
  ])
  const codes = new Map<string, string>()
  for (const [path, code] of sides.flat()) codes.set(path, `${codes.get(path) ?? ''}${code}`)
  return codes
}

async function bundleSide(root: string, entries: readonly string[], plugins: Plugin[]) {
  const built = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'silent',
    resolve: { alias: SHOP_ALIAS },
    plugins,
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      rolldownOptions: {
        input: entries.map((path) => resolve(root, path)),
        // Packages, except the one whose calls have no effects, and modules that the build generates.
        external: /^(?!valibot$)[@a-z]/,
        treeshake: { moduleSideEffects: false },
      },
    },
  })
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  return outputs
    .flatMap((file) => (file.type === 'chunk' ? Object.entries(file.modules) : []))
    .map(([id, { code }]) => [relative(root, id), code ?? ''] as const)
}
