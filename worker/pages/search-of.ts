/** The query of a request's URL, with its question mark. Such a URL is already normalized, so it need not be parsed again. */
export function searchOf(url: string) {
  const at = url.indexOf('?')
  return at < 0 ? '' : url.slice(at)
}
