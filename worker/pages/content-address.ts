const MAX_LENGTH = 300
const MAX_SEGMENTS = 8

/** Folders and files at the root that belong to the build or to browsers. A missing one is not content. */
const OWN_FILES = /^\/(?:assets|fonts|static|favicon|apple-touch-icon)(?:[/.-]|$)/i

/** The ending of a file. Of all endings, only `.html` and `.htm` are those of pages. */
const FILE = /\.(?!html?$)[a-z][a-z\d]{0,11}~?$/i

/** Segments that only programs ask for: hidden files, and the administration of other software. */
const PROBE = /\/(?:\.|wp-|cgi-bin(?:\/|$)|phpmyadmin(?:\/|$)|xmlrpc(?:\/|$))/i

/** Letters, digits and the punctuation of names; dots only before the ending of the last segment. */
const ADDRESS = /^(?:\/[\p{L}\p{M}\p{N}_~'’&,+()!:@$ -]+)+(?:\.html?)?\/?$/iu

/**
 * Whether a path is that of a file rather than of a page: a browser that loads a missing picture or script, or a
 * program that looks for a weakness, asked for it, and nobody reads a page in response.
 *
 * @param path without site and locale
 */
export const isFileAddress = (path: string) =>
  OWN_FILES.test(path) || FILE.test(path) || PROBE.test(path)

/**
 * The decoded path if a URL mapping could exist for it. Null for files, for what is too long or too deep, and for
 * characters that no address of content has: control characters, encoded slashes, escapes within escapes.
 *
 * @param path without site and locale, still percent-encoded
 */
export function contentAddressOf(path: string): string | null {
  const decoded = decodedOrNull(path)
  if (decoded === null || decoded.length > MAX_LENGTH || isFileAddress(decoded)) return null
  if (decoded.split('/').length - 1 > MAX_SEGMENTS) return null
  return ADDRESS.test(decoded) ? decoded : null
}

function decodedOrNull(path: string) {
  if (/%2f/i.test(path)) return null
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}
