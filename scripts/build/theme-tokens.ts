/** The custom properties of the theme, such as `--colors-ink`, and their values. */
const TOKEN = /(--(?:[a-z]+[A-Z]?[a-z]*)-\w+):([^;}]*);?/g

const THEME = /:root,[^}]*\}/

/**
 * Writes the theme's tokens as their values, which browsers resolve faster than custom properties. A token that some
 * rule sets anew stays a custom property, with a name of one or two letters. Only the stylesheet uses them.
 */
export function withPlainTokens(stylesheet: string) {
  const [theme = ''] = THEME.exec(stylesheet) ?? []
  const rest = stylesheet.replace(theme, '')
  const plain = new Map<string, string>()
  const names = new Map<string, string>()
  for (const [, name = '', value = ''] of theme.matchAll(TOKEN)) {
    if (rest.includes(`${name}:`)) names.set(name, `--${names.size.toString(36)}`)
    else plain.set(name, value)
  }
  return stylesheet
    .replace(
      theme,
      theme.replaceAll(TOKEN, (token, name) => (plain.has(name) ? '' : token)),
    )
    .replaceAll(/var\((--[\w-]+)\)/g, (reference, name) => plain.get(name) ?? reference)
    .replaceAll(/--[\w-]+/g, (name) => names.get(name) ?? name)
}
