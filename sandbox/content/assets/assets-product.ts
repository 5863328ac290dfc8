import { upc } from '../../catalog/upc.ts'
import { bilingual } from '../../platform/typography.ts'
import type { SeedAsset } from '../model.ts'
import { graphic } from '../picture.ts'

/** Products that content refers to; the catalog describes them. */
const products = {
  bannerId: 'FXBANNER',
  ingredientsUpc: upc('86099000001'),
  brokenIngredientsUpc: upc('86099000003'),
  labelNumberUpc: upc('86099000002'),
  keepsakeUpc: upc('86099000004'),
}

/** The banner on a product page, and the ingredient records that are found by UPC. */
export const productAssets: SeedAsset[] = [
  {
    id: 'pdp-banner-chosen',
    name: 'Product banner, for chosen products',
    fields: {
      ...graphic('workshop'),
      c_pdpBannerProductIDs: products.bannerId,
      c_imageClickThrough: '/our-wax',
      c_marketingCopyHeading: bilingual('Poured on a Tuesday', 'Coulée un mardi'),
      c_marketingCopyParagraph: bilingual(
        'This batch has its number on the label. Here is how it was made.',
        'Ce lot porte son numéro sur l’étiquette. Voici comment il a été fait.',
      ),
    },
  },
  {
    id: 'pdp-banner-other',
    name: 'Product banner, for products that do not exist',
    fields: {
      ...graphic('linen-shelf'),
      c_pdpBannerProductIDs: 'nosuchproduct, anotherone',
      c_marketingCopyHeading: bilingual('Never shown', 'Jamais montrée'),
    },
  },
  {
    id: 'pdp-story-juniper-dusk',
    name: 'Product banner, the story of the first candle',
    fields: {
      ...graphic('cedar-forest'),
      c_imageClickThrough: '/our-wax',
      c_marketingCopyHeading: bilingual('Where it began', 'Où tout a commencé'),
      c_marketingCopyParagraph: bilingual(
        'One slope of juniper, one borrowed stove, and a glass that nobody else wanted.',
        'Une pente de genévriers, un poêle emprunté et un verre dont personne ne voulait.',
      ),
    },
  },
  {
    id: 'ingredients-keepsake',
    name: 'Ingredients of the keepsake candle',
    folder: 'ingredients',
    fields: {
      c_IngredientUPC: products.keepsakeUpc,
      c_IngredientILN: 'ILN 10004',
      c_IngredientsDescription: bilingual(
        'Soy wax, coconut wax, fragrance, cotton wicks, linalool, limonene, coumarin.',
        'Cire de soya, cire de coco, parfum, mèches de coton, linalol, limonène, coumarine.',
      ),
      c_IngredientDesignatedList: JSON.stringify([
        { name: 'Coumarin', url: 'https://lists.example/fragrance-allergens/coumarin' },
        { name: 'Linalool', url: 'https://lists.example/fragrance-allergens/linalool' },
      ]),
      c_IngredientSDSSheet: 'https://documents.juniperandwick.example/sds/10004.pdf',
    },
  },
  {
    id: 'ingredients-full',
    name: 'Ingredients, complete record',
    folder: 'ingredients',
    fields: {
      c_IngredientUPC: products.ingredientsUpc,
      c_IngredientILN: 'ILN 20451',
      c_IngredientsDescription: bilingual(
        'Water, sodium cocoyl isethionate, glycerin, cocamidopropyl betaine, fragrance, citric acid, aloe barbadensis leaf juice, limonene, linalool.',
        'Eau, cocoyl iséthionate de sodium, glycérine, cocamidopropyl bétaïne, parfum, acide citrique, jus de feuille d’aloès, limonène, linalol.',
      ),
      c_IngredientDesignatedList: JSON.stringify([
        { name: 'Limonene', url: 'https://lists.example/fragrance-allergens/limonene' },
        { name: 'Linalool', url: 'https://lists.example/fragrance-allergens/linalool' },
      ]),
      c_IngredientSDSSheet: 'https://documents.juniperandwick.example/sds/20451.pdf',
    },
  },
  {
    id: 'ingredients-broken',
    name: 'Ingredients, a list nobody can read',
    folder: 'ingredients',
    fields: {
      c_IngredientUPC: products.brokenIngredientsUpc,
      c_IngredientILN: 'ILN 20977',
      c_IngredientsDescription: bilingual(
        'Soy wax, coconut wax, fragrance, cotton.',
        'Cire de soya, cire de coco, parfum, coton.',
      ),
      c_IngredientDesignatedList: '[{"name":"Coumarin","url":',
    },
  },
  {
    id: 'ingredients-label-number',
    name: 'Ingredients, label number only',
    folder: 'ingredients',
    fields: {
      c_IngredientUPC: products.labelNumberUpc,
      c_IngredientILN: 'ILN 31008',
    },
  },
]
