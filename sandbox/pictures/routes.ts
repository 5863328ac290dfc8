import type { Context } from 'hono'
import { Hono } from 'hono'
import type { PictureView } from '../catalog/model.ts'
import { PICTURE_VIEWS } from '../catalog/model.ts'
import { problemResponse, resourceNotFound } from '../problems.ts'
import { badgePicture } from './badges.ts'
import { formById } from './forms.ts'
import { fragranceById } from './look.ts'
import { productPicture } from './product-picture.ts'
import { scenePicture } from './scenes/scene-picture.ts'
import { ratioByName } from './scenes/canvas.ts'
import { swatchPicture } from './swatches.ts'
import { tilePicture } from './tiles.ts'

/**
 * Pictures are drawn on request and never change at their address. They are SVG whatever format the
 * address names, and their policy blocks scripts and requests.
 */
export const pictures = new Hono()
  .get('/products/:form/:fragrance/:file', (c) =>
    productDrawing(c, { ...c.req.param(), colour: c.req.query('color') }),
  )
  .get('/products/:form/:fragrance/:colour/:file', (c) => productDrawing(c, c.req.param()))
  .get('/scenes/:file', (c) =>
    drawing(
      c,
      scenePicture(
        stem(c.req.param('file')),
        ratioByName.get(c.req.query('ratio') ?? 'wide') ?? 'wide',
      ),
    ),
  )
  .get('/tiles/:file', (c) => drawing(c, tilePicture(stem(c.req.param('file')))))
  .get('/swatches/:file', (c) => drawing(c, swatchPicture(stem(c.req.param('file')))))
  .get('/badges/:file', (c) => drawing(c, badgePicture(stem(c.req.param('file')))))

function productDrawing(
  c: Context,
  named: Record<'form' | 'fragrance' | 'file', string> & { colour: string | undefined },
) {
  const form = formById.get(named.form)
  const view = viewNames.get(stem(named.file))
  const fragrance = fragranceById.get(named.fragrance)
  if (!form || !view || (!fragrance && named.fragrance !== 'plain')) return notFound(c)
  return drawing(
    c,
    productPicture({
      form,
      fragrance,
      view,
      language: c.req.query('lang') === 'fr' ? 'fr' : 'en',
      size: c.req.query('size'),
      colour: named.colour,
    }),
  )
}

const viewNames = new Map<string, PictureView>(PICTURE_VIEWS.map((view) => [view, view]))

/** `front.svg`, `front.jpg` and `front` are the same picture. */
const stem = (file: string) => file.replace(/\.[a-z]{2,4}$/, '')

const headers = {
  'content-type': 'image/svg+xml',
  'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
  'cache-control': 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
}

function drawing(c: Context, svg: string | undefined) {
  return svg === undefined ? notFound(c) : c.body(svg, 200, headers)
}

const notFound = (c: Context) => problemResponse(resourceNotFound().problem, c)
