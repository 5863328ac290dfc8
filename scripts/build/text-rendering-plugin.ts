import type { Plugin } from 'vite'

interface Rule {
  pattern: RegExp
  replacement: string
}

const functionNamed = (name: string) =>
  new RegExp(`^function ${name}\\([\\w, ]*\\) \\{\\n[\\s\\S]*?^\\}$`, 'm')

const RULES: Rule[] = [
  {
    pattern: functionNamed('writeChunk'),
    replacement: 'function writeChunk(destination, chunk) { destination.write(chunk); }',
  },
  {
    pattern: functionNamed('stringToPrecomputedChunk'),
    replacement: 'function stringToPrecomputedChunk(content) { return content; }',
  },
  // React's own builds without sizes do the same.
  { pattern: functionNamed('byteLengthOfChunk'), replacement: 'var byteLengthOfChunk = null;' },
]

/**
 * React writes an element in about ten pieces, encodes each of them and counts its bytes, which takes a third of the time of
 * rendering. Here it passes text on, which `worker/pages/render-to-stream.ts` encodes at once. Nothing needs the bytes: no
 * page asks for its content in pieces (`progressiveChunkSize`).
 */
export function textRenderingPlugin(): Plugin {
  return {
    name: 'vitrine-text-rendering',
    apply: 'build',
    transform: {
      filter: { id: /\/react-dom-server\.node\.production\.js$/ },
      handler(code, id) {
        return RULES.reduce((rest, { pattern, replacement }) => {
          if (!pattern.test(rest)) this.error(`Nothing in ${id} matches ${pattern}`)
          return rest.replace(pattern, replacement)
        }, code)
      },
    },
  }
}
