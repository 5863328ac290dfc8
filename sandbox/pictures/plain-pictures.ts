import { factory } from '../platform/env.ts'

const SIZE = /^<svg [^>]*?width="(\d+)" height="(\d+)"/

/** In test mode with `SANDBOX_PICTURES=plain`, a rectangle in the size of the drawing, which costs a browser less to paint. */
export const plainPictures = factory.createMiddleware(async function plainPictures(c, next) {
  await next()
  const { SANDBOX_MODE, SANDBOX_PICTURES } = c.env
  if (SANDBOX_MODE !== 'test' || SANDBOX_PICTURES !== 'plain') return
  if (c.res.headers.get('content-type') !== 'image/svg+xml') return
  const [, width, height] = SIZE.exec(await c.res.text()) ?? []
  c.res = new Response(rectangle(Number(width), Number(height)), c.res)
})

const rectangle = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
  `<path fill="#d8cbb4" d="M0 0h${width}v${height}H0z"/></svg>`
