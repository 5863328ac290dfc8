import type { Plugin } from 'vite'

export interface Rule {
  /** The end of the file's path. */
  file: string
  pattern: RegExp | string
  replacement: string
}

/** Rewrites parts of libraries in the build, which fails if a new version of them looks different. */
export function rewritePlugin(name: string, rules: readonly Rule[]): Plugin {
  return {
    name,
    apply: 'build',
    transform: {
      filter: { id: rules.map(({ file }) => `**${file}`) },
      handler(code, id) {
        return rules
          .filter(({ file }) => id.endsWith(file))
          .reduce((rest, { pattern, replacement }) => {
            const rewritten = rest.replace(pattern, replacement)
            if (rewritten === rest) this.error(`Nothing in ${id} matches ${pattern}`)
            return rewritten
          }, code)
      },
    },
  }
}
