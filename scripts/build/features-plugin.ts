import type { Plugin } from 'vite'

import * as shopFeatures from '#shop/features.ts'

/** Which optional features a shop has, by their names in `shop/features.ts`. */
export type Features = Readonly<Record<string, boolean>>

export const FEATURES: Features = { ...shopFeatures }

/**
 * Replaces `features.rewards` by `true` or `false`. The bundler would inline the constants only after it has decided which
 * modules and chunks a shop consists of, so that the code of a feature that is off would stay.
 */
export function withFeatures(code: string, features: Features) {
  if (!code.includes("'#shop/features.ts'")) return code
  return code.replaceAll(/\bfeatures\.(\w+)\b/g, (text, name: string) =>
    Object.hasOwn(features, name) ? String(features[name]) : text,
  )
}

export function featuresPlugin(features: Features = FEATURES): Plugin {
  return {
    name: 'vitrine-features',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx?$/, code: '#shop/features.ts' },
      handler: (code) => ({ code: withFeatures(code, features), map: null }),
    },
  }
}
