/** The widths that a picture in content is offered in (px): phones, phones with dense pixels, and wide pages. */
const WIDTHS = [400, 800, 1200, 1600, 2000]

/** The widest that content gets: the page's own width (`client/ui/theme.ts`, px). */
const PAGE_WIDTH = 1344

/** Screens have at most so many pixels for each CSS pixel that a shopper can tell apart. */
const DENSITY = 2

/** The displayed size of a picture, if its markup states it. */
interface ShownSize {
  width?: number
  height?: number
}

/**
 * The attributes with which a browser loads a picture of the image service in the size that it needs, and keeps its place
 * free: the size that the editor has written, or else the one that the address requests.
 */
export function sizeAttributes(address: string, written: ReadonlyMap<string, string>) {
  const url = new URL(address, 'https://pictures.invalid')
  const shown = shownSize(written) ?? requestedSize(url)
  const most = (shown?.width ?? PAGE_WIDTH) * DENSITY
  // Up to the first that is wide enough.
  const widths = WIDTHS.filter((_, index) => (WIDTHS[index - 1] ?? 0) < most)
  const attributes = new Map<string, string>()
  if (shown?.width && shown.height) {
    attributes.set('width', String(shown.width))
    attributes.set('height', String(shown.height))
  }
  const candidates = widths.map((width) => `${atWidth(url, width, address)} ${width}w`)
  attributes.set('srcset', candidates.join(', '))
  attributes.set('sizes', `min(100vw, ${shown?.width ?? PAGE_WIDTH}px)`)
  return attributes
}

function shownSize(written: ReadonlyMap<string, string>): ShownSize | null {
  const width = pixels(written.get('width'))
  const height = pixels(written.get('height'))
  return width || height ? { ...(width && { width }), ...(height && { height }) } : null
}

function requestedSize({ searchParams }: URL): ShownSize | null {
  const width = pixels(searchParams.get('sw'))
  const height = pixels(searchParams.get('sh'))
  return width && height ? { width, height } : null
}

const pixels = (text: string | null | undefined) =>
  text && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 0

/** The address for another width. A requested height keeps its proportion. Commas would end a candidate of `srcset`. */
function atWidth(url: URL, width: number, address: string) {
  const sized = new URL(url)
  const requested = requestedSize(url)
  sized.searchParams.set('sw', String(width))
  if (requested?.width && requested.height) {
    sized.searchParams.set('sh', String(Math.round((requested.height / requested.width) * width)))
  }
  const origin = /^https?:/.test(address) ? sized.origin : ''
  return (origin + sized.pathname + sized.search).replaceAll(',', '%2C')
}
