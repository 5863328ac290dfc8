import { rewritePlugin } from './rewrite-plugin.ts'

const file = '/react-dom-server.node.production.js'

const functionNamed = (name: string) =>
  new RegExp(`^function ${name}\\([\\w, ]*\\) \\{\\n[\\s\\S]*?^\\}$`, 'm')

/**
 * React writes an element in about ten pieces, encodes each of them and counts its bytes. Here it passes text on, which
 * `worker/pages/render-markup.ts` encodes at once. Nothing needs the number of bytes: no page asks for its content in
 * pieces (`progressiveChunkSize`).
 *
 * React also keeps the rendering in an `AsyncLocalStorage`, for preloads after an `await` in a server component, which the
 * shop does not have. Through it, workerd keeps every response and its request for as long as the isolate lives.
 *
 * In the browser, React shows all parts that have arrived late in one task, which lays out half a page. Here each part has
 * a frame of its own.
 */
export const reactServerPlugin = () =>
  rewritePlugin('vitrine-react-server', [
    {
      file,
      pattern: functionNamed('writeChunk'),
      replacement: 'function writeChunk(destination, chunk) { destination.write(chunk); }',
    },
    {
      file,
      pattern: functionNamed('stringToPrecomputedChunk'),
      replacement: 'function stringToPrecomputedChunk(content) { return content; }',
    },
    // If it is null, React counts nothing.
    {
      file,
      pattern: functionNamed('byteLengthOfChunk'),
      replacement: 'var byteLengthOfChunk = null;',
    },
    {
      file,
      pattern: 'for(var b=0;b<a.length;b+=2){var c=a[b],e=a[b+1];',
      replacement: '{var c=a.shift(),e=a.shift();',
    },
    {
      file,
      pattern: '}}a.length=0};',
      replacement: '}}a.length&&requestAnimationFrame(()=>setTimeout($RV,0,a))};',
    },
    // React 19.3 writes the nonce itself (react#37339), but is 8 kB larger in the browser.
    {
      file,
      pattern: 'bootstrapScriptContent.push(importMapScriptStart)',
      replacement:
        'bootstrapScriptContent.push(\'<script type="importmap" nonce="\' + externalRuntimeConfig + \'">\')',
    },
    { file, pattern: 'async_hooks = require("async_hooks"),', replacement: '' },
    {
      file,
      pattern: 'new async_hooks.AsyncLocalStorage()',
      replacement: '{ run: (request, work) => work(request), getStore: () => null }',
    },
  ])
