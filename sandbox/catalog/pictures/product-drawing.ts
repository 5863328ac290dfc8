import { PICTURE_VIEWS } from '../picture-subject.ts'
import { formById, forms } from './parts/forms.ts'
import { fragranceById, type PictureLanguage } from './parts/look.ts'
import { shareCard } from './share-card.ts'
import { productPicture } from './views/product-picture.ts'
import type { DrawnView } from './views/product-view.ts'

/** A product as its address names it. */
interface NamedProduct {
  form: string
  /** A fragrance or a design of the form; `plain` is neither. */
  look: string
  view: string
  size: string | undefined
  color: string | undefined
}

/** A product's picture, for link previews with its name; undefined for a form, look or view that nothing draws. */
export function productDrawing(
  { form: formName, look, view: viewName, size, color }: NamedProduct,
  { language, isShared }: { language: PictureLanguage; isShared: boolean },
): string | undefined {
  const form = formById.get(formName)
  const view = viewNames.get(viewName)
  const fragrance = fragranceById.get(look)
  const design = form && Object.hasOwn(forms[form].designs ?? {}, look) ? look : undefined
  if (!form || !view || (!fragrance && !design && look !== 'plain')) return undefined
  const request = { form, fragrance, design, view, language, size, color }
  return isShared ? shareCard(request) : productPicture(request)
}

const viewNames = new Map<string, DrawnView>(
  [...PICTURE_VIEWS, 'unlit' as const].map((view) => [view, view]),
)
