const THEME = /:root,[^}]*\}/

/** The custom properties of the theme, such as `--colors-ink`, and their values. */
const TOKEN = /(--(?:[a-z]+[A-Z]?[a-z]*)-\w+):([^;}]*);?/g

/**
 * Writes the theme's tokens as their values, which browsers resolve faster than custom properties. A token that some
 * rule sets anew, or uses with a fallback, stays a custom property, with a name of one or two letters. Only the
 * stylesheet uses them.
 */
export function withPlainTokens(stylesheet: string) {
  const [theme = ''] = THEME.exec(stylesheet) ?? []
  const rules = stylesheet.replace(theme, '')
  const values = new Map<string, string>()
  const shortNames = new Map<string, string>()
  for (const [, name = '', value = ''] of theme.matchAll(TOKEN)) {
    const isElsewhere = new RegExp(`${name}(?![\\w)-])`).test(rules)
    if (isElsewhere) shortNames.set(name, `--${shortNames.size.toString(36)}`)
    else values.set(name, value)
  }
  return stylesheet
    .replaceAll(TOKEN, (token, name) => (values.has(name) ? '' : token))
    .replaceAll(/var\((--[\w-]+)\)/g, (reference, name) => values.get(name) ?? reference)
    .replaceAll(/--[\w-]+/g, (name) => shortNames.get(name) ?? name)
}
