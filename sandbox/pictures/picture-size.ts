const MAX_PIXELS = 2000

interface Size {
  width: number
  height: number
}

/** The width and height that the image service's parameters name; `w` is short for `sw`. */
export interface SizeRequest {
  sw?: string | undefined
  sh?: string | undefined
}

const pixels = (text: string | undefined) =>
  text !== undefined && /^[1-9]\d{0,4}$/.test(text) ? Math.min(Number(text), MAX_PIXELS) : Infinity

/** A drawing's own size, scaled to fit the requested box. A side that is not named, or not a number, sets no limit. */
export function sizeWithin({ width, height }: Size, { sw, sh }: SizeRequest): Size {
  const scale = Math.min(pixels(sw) / width, pixels(sh) / height)
  if (scale === Infinity) return { width, height }
  const bounded = Math.min(scale, MAX_PIXELS / width, MAX_PIXELS / height)
  const scaled = (side: number) => Math.max(1, Math.round(side * bounded))
  return { width: scaled(width), height: scaled(height) }
}

const rootSize = /^(<svg [^>]*?)width="(\d+)" height="(\d+)"/

/** The drawing with another size on its root, so that every client knows how large to show it. */
export function resized(svg: string, request: SizeRequest): { svg: string; size: Size } {
  const [, , width, height] = rootSize.exec(svg) ?? []
  const size = sizeWithin({ width: Number(width), height: Number(height) }, request)
  return {
    size,
    svg: svg.replace(rootSize, `$1width="${size.width}" height="${size.height}"`),
  }
}
