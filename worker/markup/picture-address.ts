/** Where browsers load pictures from, and where the commerce API says they are. */
export interface PictureSource {
  publicOrigin: string
  imageOrigin: string
  /** The beginning of the addresses of pictures in the commerce API; null if it names them on `imageOrigin`. */
  imageSource: string | null
}

/** Called with the address of a picture that browsers may not load. */
export interface PictureRejections {
  onRefused: (url: URL) => void
}

/** The path under which the zone serves the pictures of the image source. */
const PICTURES = '/pictures'

/** The address that browsers load a picture from: a path on the shop's own origin. Null if it may not be loaded. */
export function pictureAddress(url: URL, source: PictureSource): string | null {
  const path = pathOf(url, source)
  if (path === null) return null
  const address = path.replace(/^\/+/, '/') + url.search + url.hash
  return source.imageOrigin === source.publicOrigin ? address : source.imageOrigin + address
}

/** Whether an address is that of a picture of the image service, which resizes it. */
export const isServicePicture = (
  address: string,
  { imageOrigin, publicOrigin }: Pick<PictureSource, 'imageOrigin' | 'publicOrigin'>,
) =>
  imageOrigin === publicOrigin
    ? address.startsWith(`${PICTURES}/`)
    : address.startsWith(`${imageOrigin}/`)

function pathOf({ origin, pathname }: URL, { imageOrigin, imageSource }: PictureSource) {
  const written = origin + pathname
  if (imageSource && written.startsWith(`${imageSource}/`)) {
    return PICTURES + written.slice(imageSource.length)
  }
  return origin === imageOrigin ? pathname : null
}
