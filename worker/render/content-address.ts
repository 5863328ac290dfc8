const MAX_LENGTH = 300
const MAX_SEGMENTS = 8

/** Folders and files at the root that belong to the build or to browsers. A missing one is not content. */
const OWN_FILES = /^\/(?:assets|fonts|static|favicon|apple-touch-icon)(?:[/.-]|$)/i

/** The ending of a file. Of all endings, only `.html` and `.htm` are those of pages. */
const FILE = /\.(?!html?$)[a-z][a-z\d]{0,11}~?$/i

/** Segments that only scanners request: hidden files, and the administration of other software. */
const PROBE = /\/(?:\.|wp-|cgi-bin(?:\/|$)|phpmyadmin(?:\/|$)|xmlrpc(?:\/|$))/i

/**
 * Characters that only vulnerability scanners put into a path, also escaped twice: control characters, slashes within a
 * segment, markup, and expressions such as `${…}`.
 */
const ATTACK = /%(?:25)*(?:[01][\da-f]|7f|2f|5c|3c)|(?:\$|%24)%(?:25)*7b/i

/** A line break that was copied with a link. */
const COPIED_BREAK = /(?:%0[ad])+$/i

/** Letters, digits and the punctuation of names; dots only before the ending of the last segment. */
const ADDRESS = /^(?:\/[\p{L}\p{M}\p{N}_~'’&,+()!:@$ -]+)+(?:\.html?)?\/?$/iu

/**
 * Whether a path is that of a file rather than of a page. Browsers request missing pictures and scripts, and vulnerability
 * scanners request anything; neither shows a page in response.
 *
 * @param path without site and locale
 */
export const isFileAddress = (path: string) =>
  OWN_FILES.test(path) || FILE.test(path) || PROBE.test(path)

/**
 * Whether a path is an attack. Paths that a shopper could type, misspell, or copy with a character too many are not: spaces,
 * dots, quotes, letters of any language or encoding, and escapes that were cut off or escaped again.
 *
 * @param path without site and locale, still percent-encoded
 */
export const isAttackAddress = (path: string) => ATTACK.test(path.replace(COPIED_BREAK, ''))

/** Whether a path is longer or deeper than any address of content. */
export function isOversized(path: string) {
  const text = decodedOrNull(path) ?? path
  return text.length > MAX_LENGTH || text.split('/').length - 1 > MAX_SEGMENTS
}

/**
 * The decoded path if a URL mapping could exist for it. Null for files, for paths too long or too deep, and for
 * characters that no address of content has: control characters, encoded slashes, escapes within escapes.
 *
 * @param path without site and locale, still percent-encoded
 */
export function contentAddressOf(path: string): string | null {
  const decoded = decodedOrNull(path)
  if (decoded === null || isFileAddress(decoded) || isOversized(path)) return null
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
