import type { Context } from 'hono'

import { sha256, toHex } from '../platform/hex.ts'
import { problemResponse, resourceNotFound } from '../platform/problems.ts'

/** Pictures never change at their address, and their policy blocks scripts and requests. */
const HEADERS = {
  'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
  'cache-control': 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
}

/** A drawing in the requested size: an SVG whatever format the address names, or a PNG for `format=png`. */
export async function servePicture(c: Context, drawing: string | undefined) {
  if (drawing === undefined) return problemResponse(resourceNotFound().problem, c)
  const { sw = c.req.query('w'), sh, format } = c.req.query()
  const { svg, size } = resized(drawing, { sw, sh })
  if (format !== 'png') return c.body(svg, 200, { ...HEADERS, 'content-type': 'image/svg+xml' })

  const png = await storedPng(c, svg, size.width)
  return c.body(png, 200, { ...HEADERS, 'content-type': 'image/png' })
}

/** The drawing as PNG. It is stored under what is drawn, so addresses that draw the same share it. */
async function storedPng(c: Context, svg: string, width: number): Promise<ArrayBuffer> {
  const cache = await caches.open('pictures')
  const key = `https://pictures.invalid/${toHex(await sha256(svg))}.png`
  const stored = await cache.match(key)
  if (stored) return stored.arrayBuffer()
  // The rasterizer is 2.5 MB, so it is only loaded when a PNG is requested.
  const { rasterize } = await import('./rasterize.ts')
  const png = await rasterize(svg, width)
  const headers = { 'cache-control': HEADERS['cache-control'] }
  c.executionCtx.waitUntil(cache.put(key, new Response(png, { headers })))
  return png
}

const MAX_PIXELS = 2000

interface Size {
  width: number
  height: number
}

/** The width and height that the image service's parameters name; `w` is short for `sw`. */
interface SizeRequest {
  sw?: string | undefined
  sh?: string | undefined
}

const pixels = (text: string | undefined) =>
  text !== undefined && /^[1-9]\d{0,4}$/.test(text) ? Math.min(Number(text), MAX_PIXELS) : Infinity

/** A drawing's own size, scaled to fit the requested box. A side that is not named, or not a number, sets no limit. */
function sizeWithin({ width, height }: Size, { sw, sh }: SizeRequest): Size {
  const scale = Math.min(pixels(sw) / width, pixels(sh) / height)
  if (scale === Infinity) return { width, height }
  const bounded = Math.min(scale, MAX_PIXELS / width, MAX_PIXELS / height)
  const scaled = (side: number) => Math.max(1, Math.round(side * bounded))
  return { width: scaled(width), height: scaled(height) }
}

const rootSize = /^(<svg [^>]*?)width="(\d+)" height="(\d+)"/

/** The drawing with another size on its root, so that every client knows how large to show it. */
function resized(svg: string, request: SizeRequest): { svg: string; size: Size } {
  const [, , width, height] = rootSize.exec(svg) ?? []
  const size = sizeWithin({ width: Number(width), height: Number(height) }, request)
  return {
    size,
    svg: svg.replace(rootSize, `$1width="${size.width}" height="${size.height}"`),
  }
}
