/** Allowed elements. Any other element is removed, but its children stay. */
export const ELEMENTS = new Set(
  [
    'a abbr address article aside b bdi bdo blockquote br caption cite code col colgroup data dd del',
    'details dfn div dl dt em figcaption figure footer h1 h2 h3 h4 h5 h6 header hr i img ins kbd li',
    'mark ol p picture pre q rp rt ruby s samp section small source span strong sub summary sup table',
    'tbody td tfoot th thead time tr u ul var wbr',
  ].flatMap((line) => line.split(' ')),
)

/** Elements that are removed together with their children, because their content is not text or not meant to be shown as text. */
export const DROPPED_WHOLE = new Set(
  [
    'applet audio base button canvas embed frame frameset head iframe input link meta noembed',
    'noframes noscript object optgroup option param plaintext script select style template textarea',
    'title track video xmp',
  ].flatMap((line) => line.split(' ')),
)

export const VOID_ELEMENTS = new Set(['br', 'col', 'hr', 'img', 'source', 'wbr'])

/** Allowed elements within a line of text or a row of a table. Long content is not cut right behind them. */
export const INLINE_ELEMENTS = new Set(
  [
    'a abbr b bdi bdo caption cite code col colgroup data del dfn dt em i img ins kbd mark picture q',
    'rp rt ruby s samp small source span strong sub summary sup td th time u var wbr',
  ].flatMap((line) => line.split(' ')),
)

/** Attributes allowed on every element. `id` and `name` could shadow the page's own, and the CSP forbids `style`. */
const GLOBAL = ['class', 'lang', 'dir', 'title', 'translate', 'aria-label', 'aria-hidden']

const OWN: Record<string, readonly string[]> = {
  a: ['href', 'target', 'hreflang'],
  bdo: ['dir'],
  col: ['span'],
  colgroup: ['span'],
  data: ['value'],
  del: ['datetime'],
  details: ['open'],
  img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading'],
  ins: ['datetime'],
  li: ['value'],
  ol: ['start', 'reversed', 'type'],
  source: ['srcset', 'sizes', 'media', 'type', 'width', 'height'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope', 'abbr'],
  time: ['datetime'],
}

export const isAllowedAttribute = (element: string, name: string) =>
  GLOBAL.includes(name) || (OWN[element]?.includes(name) ?? false)
