import type { Context } from 'hono'
import { Hono } from 'hono'
import { GARMENT_VIEWS, GARMENTS } from '../catalog/picture-subject.ts'
import { badgePicture, swatchPicture } from '../catalog/pictures/swatches-and-badges.ts'
import { filmScenes } from '../catalog/pictures/films/film-scenes.ts'
import { garmentPicture } from './garments/garment-picture.ts'
import { colorById, type PictureLanguage } from '../catalog/pictures/parts/look.ts'
import { orderedTogether } from '../catalog/pictures/ordered-together.ts'
import { productDrawing } from '../catalog/pictures/product-drawing.ts'
import { servePicture } from './serve-picture.ts'
import { scenePicture } from '../catalog/pictures/scenes/scene-picture.ts'
import { ratioByName } from '../catalog/pictures/scenes/canvas.ts'
import { isForSharing } from '../catalog/pictures/share-card.ts'
import { tilePicture } from '../catalog/pictures/tiles.ts'

/** Pictures are drawn on request. */
export const pictures = new Hono()
  .get('/products/:form/:look/:file', (c) =>
    serveProduct(c, {
      ...c.req.param(),
      size: c.req.query('size'),
      color: c.req.query('color'),
    }),
  )
  .get('/products/:form/:look/:size/:color/:file', (c) => serveProduct(c, c.req.param()))
  .get('/garments/:garment/:material/:color/:file', (c) =>
    servePicture(c, garmentDrawing(c.req.param())),
  )
  .get('/scenes/:file', (c) =>
    servePicture(
      c,
      scenePicture(stem(c.req.param('file')), {
        ratio: isForSharing(c.req.query())
          ? 'share'
          : (ratioByName.get(c.req.query('ratio') ?? 'wide') ?? 'wide'),
        language: toLanguage(c),
      }),
    ),
  )
  .get('/films/:file', (c) =>
    servePicture(
      c,
      filmScenes.get(stem(c.req.param('file')))?.(
        0,
        c.req.query('ratio') === 'tall' ? 'tall' : 'wide',
      ),
    ),
  )
  .get('/tiles/:file', (c) =>
    servePicture(
      c,
      tilePicture(stem(c.req.param('file')), {
        language: toLanguage(c),
        isShared: isForSharing(c.req.query()),
      }),
    ),
  )
  .get('/together/:file', (c) =>
    servePicture(c, orderedTogether(stem(c.req.param('file')), toLanguage(c))),
  )
  .get('/swatches/:file', (c) => servePicture(c, swatchPicture(stem(c.req.param('file')))))
  .get('/badges/:file', (c) =>
    servePicture(c, badgePicture(stem(c.req.param('file')), toLanguage(c))),
  )

const toLanguage = (c: Context): PictureLanguage => (c.req.query('lang') === 'fr' ? 'fr' : 'en')

type Named = Record<'form' | 'look' | 'file', string> & Record<'size' | 'color', string | undefined>

const serveProduct = (c: Context, { file, ...named }: Named) =>
  servePicture(
    c,
    productDrawing(
      { ...named, view: stem(file) },
      { language: toLanguage(c), isShared: isForSharing(c.req.query()) },
    ),
  )

/** A color that no profile knows, or a garment that nothing draws, is no picture. */
function garmentDrawing(named: Record<'garment' | 'material' | 'color' | 'file', string>) {
  const garment = GARMENTS.find((id) => id === named.garment)
  const view = GARMENT_VIEWS.find((id) => id === stem(named.file))
  const color = colorById.get(named.color)?.hex
  const { material } = named
  return garment && view && color && garmentPicture({ garment, material, color, view })
}

/** `front.svg`, `front.jpg` and `front` are the same picture. */
const stem = (file: string) => file.replace(/\.[a-z]{2,4}$/, '')
