import type { Plugin } from 'vite'

export interface LibraryPatch {
  /** Below `node_modules`. */
  file: string
  pattern: RegExp | string
  replacement: string
}

const SERVER = 'react-dom/cjs/react-dom-server.node.production.js'

const functionNamed = (name: string) =>
  new RegExp(`^function ${name}\\([\\w, ]*\\) \\{\\n[\\s\\S]*?^\\}$`, 'm')

/** All changes to libraries. Remove one when its upstream issue is fixed in the installed version. */
export const LIBRARY_PATCHES: readonly LibraryPatch[] = [
  // React encodes each piece of a tag and counts its bytes. Patched, it writes strings, which `render-markup.ts` encodes
  // once per chunk. Only `progressiveChunkSize` needs the counts. https://github.com/react/react/pull/36139
  {
    file: SERVER,
    pattern: functionNamed('writeChunk'),
    replacement: 'function writeChunk(destination, chunk) { destination.write(chunk); }',
  },
  {
    file: SERVER,
    pattern: functionNamed('stringToPrecomputedChunk'),
    replacement: 'function stringToPrecomputedChunk(content) { return content; }',
  },
  {
    file: SERVER,
    pattern: functionNamed('byteLengthOfChunk'),
    replacement: 'var byteLengthOfChunk = null;',
  },
  // Through this storage, workerd keeps every response and its request. Only preloads after an `await` in a server
  // component need it. https://github.com/cloudflare/workerd/pull/6274
  {
    file: SERVER,
    pattern: 'new async_hooks.AsyncLocalStorage()',
    replacement: '{ run: (request, work) => work(request), getStore: () => null }',
  },
  // React 19.3 writes the nonce, but is 8.6 kB larger in the browser. https://github.com/react/react/pull/37339
  {
    file: SERVER,
    pattern: 'bootstrapScriptContent.push(importMapScriptStart)',
    replacement:
      'bootstrapScriptContent.push(\'<script type="importmap" nonce="\' + externalRuntimeConfig + \'">\')',
  },
  // A static block and `displayName` keep bundlers from dropping the class and the components that the shop does not
  // use: 1.3 kB on every page. https://github.com/formatjs/formatjs/issues/1132
  {
    file: 'intl-messageformat/index.js',
    pattern: /^var IntlMessageFormat = (class IntlMessageFormat \{[\s\S]*?\n\});$/m,
    replacement: 'var IntlMessageFormat = /* @__PURE__ */ (() => $1)();',
  },
  { file: 'react-intl/index.js', pattern: /^\s*\w+\.displayName = .*;$/gm, replacement: '' },
]

const findPatches = (path: string) =>
  LIBRARY_PATCHES.filter(({ file }) => path.endsWith(`/node_modules/${file}`))

export const isPatched = (path: string) => findPatches(path).length > 0

/** @throws {Error} if a patch of this file matches nothing, because another version is installed */
export const patched = (code: string, path: string) =>
  findPatches(path).reduce((rest, { pattern, replacement }) => {
    const changed = rest.replace(pattern, replacement)
    if (changed === rest) throw new Error(`Nothing in ${path} matches ${pattern}`)
    return changed
  }, code)

export const libraryPatchesPlugin = (): Plugin => ({
  name: 'vitrine-library-patches',
  apply: 'build',
  transform: {
    filter: { id: LIBRARY_PATCHES.map(({ file }) => `**/node_modules/${file}`) },
    handler: patched,
  },
})
