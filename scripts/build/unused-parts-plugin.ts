import { rewritePlugin, type Rule } from './rewrite-plugin.ts'

/** Static blocks, properties and calls look like side effects, so that no bundler drops what nobody uses. */
const RULES: Rule[] = [
  {
    file: '/intl-messageformat/index.js',
    pattern: /^var IntlMessageFormat = (class IntlMessageFormat \{[\s\S]*?\n\});$/m,
    replacement: 'var IntlMessageFormat = /* @__PURE__ */ (() => $1)();',
  },
  {
    file: '/react-intl/index.js',
    pattern: /^\s*\w+\.displayName = .*;$/gm,
    replacement: '',
  },
  {
    file: '/react-intl/index.js',
    pattern: /^(const Formatted\w+ = )(createFormatted\w+\()/gm,
    replacement: '$1/* @__PURE__ */ $2',
  },
  // The page with the full message is enough.
  ...['/react-dom.production.js', '/react-dom-client.production.js'].map((file) => ({
    file,
    pattern: /^function formatProdErrorMessage\(code\) \{[\s\S]*?\n\}$/m,
    replacement:
      'function formatProdErrorMessage(code) { return "https://react.dev/errors/" + code; }',
  })),
]

/**
 * Leaves out the formatters and components of `react-intl` that nobody uses, and the class of `intl-messageformat`, of
 * which only the function for compiled messages is used. Errors of React are the address of their explanation.
 */
export const unusedPartsPlugin = () => rewritePlugin('vitrine-unused-parts', RULES)
