import type { Context } from 'hono'
import { Hono } from 'hono'
import { GARMENT_VIEWS, GARMENTS, PICTURE_VIEWS } from '../catalog/picture-subject.ts'
import { badgePicture, swatchPicture } from './swatches-and-badges.ts'
import { filmScenes } from './films/film-scenes.ts'
import { formById, forms } from './parts/forms.ts'
import { garmentPicture } from './garments/garment-picture.ts'
import { colorById, fragranceById, type PictureLanguage } from './parts/look.ts'
import { orderedTogether } from './ordered-together.ts'
import { productPicture } from './views/product-picture.ts'
import type { DrawnView } from './views/product-view.ts'
import { servePicture } from './serve-picture.ts'
import { scenePicture } from './scenes/scene-picture.ts'
import { ratioByName } from './scenes/canvas.ts'
import { isForSharing, shareCard } from './share-card.ts'
import { tilePicture } from './tiles.ts'

/** Pictures are drawn on request. */
export const pictures = new Hono()
  .get('/products/:form/:fragrance/:file', (c) =>
    productDrawing(c, {
      ...c.req.param(),
      size: c.req.query('size'),
      color: c.req.query('color'),
    }),
  )
  .get('/products/:form/:fragrance/:size/:color/:file', (c) => productDrawing(c, c.req.param()))
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

function productDrawing(
  c: Context,
  named: Record<'form' | 'fragrance' | 'file', string> &
    Record<'size' | 'color', string | undefined>,
) {
  const form = formById.get(named.form)
  const view = viewNames.get(stem(named.file))
  const fragrance = fragranceById.get(named.fragrance)
  const design =
    form && Object.hasOwn(forms[form].designs ?? {}, named.fragrance) ? named.fragrance : undefined
  if (!form || !view || (!fragrance && !design && named.fragrance !== 'plain'))
    return servePicture(c, undefined)
  const request = {
    form,
    fragrance,
    design,
    view,
    language: toLanguage(c),
    size: named.size,
    color: named.color,
  }
  return servePicture(c, isForSharing(c.req.query()) ? shareCard(request) : productPicture(request))
}

/** A color that no profile knows, or a garment that nothing draws, is no picture. */
function garmentDrawing(named: Record<'garment' | 'material' | 'color' | 'file', string>) {
  const garment = GARMENTS.find((id) => id === named.garment)
  const view = GARMENT_VIEWS.find((id) => id === stem(named.file))
  const color = colorById.get(named.color)?.hex
  const { material } = named
  return garment && view && color && garmentPicture({ garment, material, color, view })
}

const viewNames = new Map<string, DrawnView>(
  [...PICTURE_VIEWS, 'unlit' as const].map((view) => [view, view]),
)

/** `front.svg`, `front.jpg` and `front` are the same picture. */
const stem = (file: string) => file.replace(/\.[a-z]{2,4}$/, '')
